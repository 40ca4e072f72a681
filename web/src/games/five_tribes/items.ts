/** The items as signs around the origin, about 24 wide, told apart by their outline; paths by their fill. */
export const ITEMS: Record<string, [fill: string, d: string][]> = {
  jewellery: [
    ['none', 'M-10-9C-10 3-4 6 0 6C4 6 10 3 10-9'],
    ['#4fb3c8', 'M0 2L5 7L0 13L-5 7Z'],
  ],
  'treasure-chest': [
    ['#a9713a', 'M-11-2C-11-10 11-10 11-2Z'],
    ['#c58a4b', 'M-11-2H11V10H-11Z'],
    ['#f6d36b', 'M-3-5H3V3H-3Z'],
  ],
  crown: [['#e0ab2e', 'M-10 9L-12-6L-5 0L0-10L5 0L12-6L10 9Z']],
  'flying-carpet': [
    ['#c2483d', 'M-12-3C-6-9 3 2 12-5L10 5C3 11-6 0-12 6Z'],
    ['none', 'M-7-2C-2-3 2 2 7 1'],
  ],
  'fabulous-lamp': [
    [
      '#e0ab2e',
      'M-10 6C-12-2-4-4 0-4L2-9L5-8L4-3C10-3 12 0 13-3L14 0C13 5 8 8 2 8H-6C-8 8-9 7-10 6Z',
    ],
  ],
  'enchanting-flute': [
    ['#c58a4b', 'M-12 7L8-11L12-7L-8 12Z'],
    ['none', 'M-4 4h.1M0 .500h.1M4-3h.1'],
  ],
  'burning-scimitar': [
    ['#d5dce2', 'M-7 8C7 7 13-2 11-13C5-4-2 0-9 3Z'],
    ['#8a5a2b', 'M-13 11L-9 2L-4 9Z'],
  ],
  'tempest-talisman': [
    ['#7fc3d6', 'M-11 1A11 11 0 1 1 11 1A11 11 0 1 1-11 1Z'],
    ['none', 'M1 1C4-1 6 3 2 5C-3 7-7 2-4-3C-1-7 5-7 7-3'],
  ],
  'horn-of-plenty': [
    ['#d98a3a', 'M-12 10C-6 7-5 0-3-4C0-11 10-10 11-3C12 3 6 4 4 4C0 9-6 13-12 10Z'],
    ['#b3261e', 'M3-7A4 4 0 1 1 11-7A4 4 0 1 1 3-7Z'],
  ],
  'rebirth-ring': [
    ['#e0ab2e', 'M-9 4A9 9 0 1 1 9 4A9 9 0 1 1-9 4ZM-5 4A5 5 0 1 0 5 4A5 5 0 1 0-5 4Z'],
    ['#c2483d', 'M-5-7L0-13L5-7L0-3Z'],
  ],
};

/** A Whim of the Sultan. */
export const SCROLL: [fill: string, d: string][] = [
  ['#fff6dc', 'M-9-11H7C11-11 11-6 8-6V9C8 12 4 12 4 9H-9Z'],
  ['none', 'M-5-6H4M-5-2H4M-5 2H4'],
];
