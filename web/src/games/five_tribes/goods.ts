/** The resources as signs around the origin, about 24 wide, told apart by their outline; paths by their fill. */
export const GOODS: Record<string, [fill: string, d: string][]> = {
  ivory: [['#fbf3dc', 'M-9 8C-10-2-4-10 8-11C2-6 0 0 1 8C-2 11-7 11-9 8Z']],
  jewels: [
    ['#4fb3c8', 'M-10-3L-5-9H5L10-3L0 10Z'],
    ['#bfe6ee', 'M-4-3L0-9L4-3L0 10Z'],
  ],
  gold: [
    ['#e0ab2e', 'M-11 8L-8-1H-1L2 8ZM-1 8L2-1H9L12 8Z'],
    ['#f6d36b', 'M-6-2L-3-10H4L7-2Z'],
  ],
  papyrus: [
    ['#efdcae', 'M-8-9H7V6C7 10-5 10-5 6V-5H-8C-12-5-12-9-8-9Z'],
    ['#c9a869', 'M-1-4H3V-3H-1ZM-1 0H3V1H-1Z'],
  ],
  silk: [
    ['#c98ac4', 'M-10-7C-4-11 4-3 10-7V6C4 10-4 2-10 6Z'],
    ['#edc9e9', 'M-10-2C-4-6 4 2 10-2V1C4 5-4-3-10 1Z'],
  ],
  spice: [
    ['#cf5f35', 'M0-10L10 7H-10Z'],
    ['#7b5a3a', 'M-11 7H11L8 11H-8Z'],
  ],
  fish: [
    ['#5ea3c9', 'M-11 0C-6-8 3-8 7-1L12-6V6L7 1C3 8-6 8-11 0Z'],
    ['#fdf6e3', 'M-6-2h2.500v2.500h-2.500Z'],
  ],
  wheat: [
    [
      '#d9a92f',
      'M-1 12V-2C-7-2-8-6-8-9C-4-9-1-7-1-4V-8C-3-10-1-13 0-14C1-13 3-10 1-8V-4C1-7 4-9 8-9C8-6 7-2 1-2V2C1 0 4-2 8-2C8 1 6 5 1 5V12Z',
    ],
  ],
  pottery: [['#c4693f', 'M-4-11H4V-8C4-6 9-3 9 3C9 9 5 11 0 11C-5 11-9 9-9 3C-9-3-4-6-4-8Z']],
  fakir: [
    ['#9a7cc4', 'M-10 11C-10 3-5 1 0 1C5 1 10 3 10 11Z'],
    ['#fdf6e3', 'M-5-4A5 5 0 1 0 5-4A5 5 0 1 0-5-4Z'],
    ['#e9dff5', 'M-6-5C-6-12 6-12 6-5Z'],
  ],
};
