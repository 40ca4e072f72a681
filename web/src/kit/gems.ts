/** Gems, each with a shape of its own around the origin, about 22 wide, and its letter: drawn, for it is no text to be read
 * out, and how far below the middle it stands. */
export const GEMS = {
  ruby: {
    letter: 'R',
    strokes: 'M-2.8 4.5V-4.5H.6C4-4.5 4 .4 .6 .4H-2.8M.4 .4L3.2 4.5',
    d: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
    y: 0,
  },
  amber: {
    letter: 'Y',
    strokes: 'M-3.2-4.5L0 .2L3.2-4.5M0 .2V4.5',
    d: 'M0-12.500C3-7.500 9.200-3 9.200 2.500A9.200 8.600 0 0 1-9.200 2.500C-9.200-3-3-7.500 0-12.500Z',
    y: 1.8,
  },
  jade: {
    letter: 'G',
    strokes: 'M3.4-2.4C1.8-5.6-3.8-5.6-3.8 0S2 5.6 3.6 2.8V.4H.6',
    d: 'M-9-9H9V9H-9Z',
    y: 0,
  },
  sapphire: {
    letter: 'B',
    strokes: 'M-2.8 4.5V-4.5H.4C3.4-4.5 3.4-.2 .4-.2H-2.8M.4-.2C4-.2 4 4.5 .4 4.5H-2.8',
    d: 'M0-12.500L11.500 0L0 12.500L-11.500 0Z',
    y: 0,
  },
  amethyst: {
    letter: 'P',
    strokes: 'M-2.6 4.5V-4.5H.6C4.2-4.5 4.2 .8 .6 .8H-2.6',
    d: 'M-10-8L-7-10H7L10-8C10 2 6 8 0 12C-6 8-10 2-10-8Z',
    y: -1,
  },
} as const;

export type GemName = keyof typeof GEMS;
export const GEM_NAMES = Object.keys(GEMS) as GemName[];
/** Below this size in pixels a letter cannot be read, and the shape alone must do. */
export const LETTERED = 15;
