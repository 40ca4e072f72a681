/** Gems, each with a shape of its own around the origin, about 22 wide, and how it is cut. */
export const GEMS = {
  ruby: {
    d: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
    cut: 'M-2.500-6H2.500L6-2.500V2.500L2.500 6H-2.500L-6 2.500V-2.500Z',
  },
  amber: {
    d: 'M0-12.500C3-7.500 9.200-3 9.200 2.500A9.200 8.600 0 0 1-9.200 2.500C-9.200-3-3-7.500 0-12.500Z',
    cut: 'M0-6.500C1.800-3.500 5.200-1 5.200 2.500A5.200 5 0 0 1-5.200 2.500C-5.200-1-1.800-3.500 0-6.500Z',
  },
  jade: {
    d: 'M-9-9H9V9H-9Z',
    cut: 'M-5-5H5V5H-5ZM-9-9L-5-5M9-9L5-5M9 9L5 5M-9 9L-5 5',
  },
  sapphire: {
    d: 'M0-12.500L11.500 0L0 12.500L-11.500 0Z',
    cut: 'M0-12.500L4.200 0L0 12.500L-4.200 0ZM-11.500 0H-4.200M4.200 0H11.500',
  },
  amethyst: {
    d: 'M-10-8L-7-10H7L10-8C10 2 6 8 0 12C-6 8-10 2-10-8Z',
    cut: 'M-5.500-4.500H5.500L0 12ZM-10-8L-5.500-4.500M10-8L5.500-4.500',
  },
} as const;

export type GemName = keyof typeof GEMS;
export const GEM_NAMES = Object.keys(GEMS) as GemName[];
