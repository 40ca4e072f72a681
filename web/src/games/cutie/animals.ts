/** The ten Visitors as heads around the origin, about 36 wide, told apart by their outline: what lies behind the face, the
 * face itself, and what is drawn on it. Paths by the name of their paint. */
export type Paint = 'coat' | 'dark' | 'pale' | 'blush' | 'ink';
export type Animal = { kind: string; colour: string; parts: [Paint, string][] };

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const both = (draw: (side: number) => string): string => draw(-1) + draw(1);
const eyes = (x: number, y: number, r = 2): [Paint, string] => [
  'ink',
  both((side) => circle(side * x, y, r)),
];
const FACE = 'M0-14C10-14 15-7 15 1C15 9 9 15 0 15C-9 15-15 9-15 1C-15-7-10-14 0-14Z';

export const ANIMALS: Record<string, Animal> = {
  Amelia: {
    kind: 'badger',
    colour: '#fbf6ea',
    parts: [
      ['dark', both((side) => circle(side * 11, -11, 4.5))],
      ['coat', FACE],
      [
        'dark',
        both(
          (side) =>
            `M${side * 3}-14C${side * 12}-11 ${side * 13}-2 ${side * 8} 9C${side * 4} 6 ${side * 2}-4 ${side * 3}-14Z`,
        ),
      ],
      ['pale', both((side) => circle(side * 6.5, -1, 1.7))],
      ['ink', 'M-4 9C-4 6.500 4 6.500 4 9C4 11.500 2 13 0 13C-2 13-4 11.500-4 9Z'],
    ],
  },
  Bramble: {
    kind: 'hedgehog',
    colour: '#e6c49a',
    parts: [
      [
        'dark',
        'M0-19L4-14L9-17L10-11L16-12L14-6L19-3L15 1L19 6L14 8L15 14L8 12L0 16L-8 12L-15 14L-14 8L-19 6L-15 1L-19-3L-14-6L-16-12L-10-11L-9-17L-4-14Z',
      ],
      ['coat', 'M0-6C8-6 11-1 11 4C11 10 6 14 0 14C-6 14-11 10-11 4C-11-1-8-6 0-6Z'],
      eyes(4.5, 2),
      ['ink', circle(0, 9, 2.6)],
    ],
  },
  Cosmo: {
    kind: 'fox',
    colour: '#e0702a',
    parts: [
      ['coat', 'M-16-18L-5-10H5L16-18L15-2C14 6 6 10 0 16C-6 10-14 6-15-2Z'],
      ['dark', both((side) => `M${side * 14}-14L${side * 8}-9L${side * 13}-5Z`)],
      ['pale', 'M-14 1C-8 0-3 5 0 16C3 5 8 0 14 1C12 7 5 11 0 16C-5 11-12 7-14 1Z'],
      eyes(6, -2),
      ['ink', circle(0, 12, 2.4)],
    ],
  },
  Dapple: {
    kind: 'fawn',
    colour: '#c48a55',
    parts: [
      [
        'ink',
        both(
          (side) =>
            `M${side * 4}-11L${side * 6}-19L${side * 11}-20L${side * 7.5}-17L${side * 7}-11Z`,
        ),
      ],
      [
        'coat',
        both(
          (side) =>
            `M${side * 7}-8C${side * 14}-13 ${side * 19}-8 ${side * 18}-4C${side * 14}-2 ${side * 10}-3 ${side * 7}-5Z`,
        ),
      ],
      ['coat', 'M0-12C8-12 10-6 9 0C8 8 6 15 0 15C-6 15-8 8-9 0C-10-6-8-12 0-12Z'],
      ['pale', both((side) => circle(side * 3, -7, 1.3)) + circle(0, -9.5, 1.3)],
      ['pale', 'M0 6C4 6 5 9 5 11C5 14 2 15 0 15C-2 15-5 14-5 11C-5 9-4 6 0 6Z'],
      eyes(5, -1),
      ['ink', circle(0, 9, 2)],
    ],
  },
  Eddy: {
    kind: 'duck',
    colour: '#1d7a55',
    parts: [
      ['coat', 'M0-16C9-16 13-10 13-3C13 4 9 12 0 12C-9 12-13 4-13-3C-13-10-9-16 0-16Z'],
      ['pale', 'M-11 6C-6 9 6 9 11 6L9 11C4 14-4 14-9 11Z'],
      eyes(5, -5, 2.2),
      ['blush', 'M-9 1C-5-2 5-2 9 1C12 4 10 8 6 8C3 6.500-3 6.500-6 8C-10 8-12 4-9 1Z'],
    ],
  },
  Fig: {
    kind: 'mouse',
    colour: '#b9b2b6',
    parts: [
      ['coat', both((side) => circle(side * 11, -10, 8))],
      ['blush', both((side) => circle(side * 11, -10, 4.8))],
      ['coat', 'M0-10C8-10 12-4 12 2C12 9 6 15 0 15C-6 15-12 9-12 2C-12-4-8-10 0-10Z'],
      eyes(5, 0),
      ['blush', circle(0, 9, 2.4)],
    ],
  },
  Gizmo: {
    kind: 'frog',
    colour: '#74b83a',
    parts: [
      ['coat', both((side) => circle(side * 9, -10, 7))],
      ['coat', 'M0-9C12-9 18-3 18 3C18 10 10 15 0 15C-10 15-18 10-18 3C-18-3-12-9 0-9Z'],
      ['pale', both((side) => circle(side * 9, -11, 4.2))],
      eyes(9, -11, 2.2),
      ['ink', 'M-12 4C-6 9 6 9 12 4L11 6.500C6 11-6 11-11 6.500Z'],
    ],
  },
  Hush: {
    kind: 'owl',
    colour: '#8a5a33',
    parts: [
      ['coat', 'M-15-18C-10-14-4-13 0-13C4-13 10-14 15-18C17-8 17 15 0 15C-17 15-17-8-15-18Z'],
      ['pale', both((side) => circle(side * 6.5, -3, 6.5))],
      eyes(6.5, -3, 2.8),
      ['blush', 'M-3 3H3L0 9Z'],
    ],
  },
  Inkle: {
    kind: 'mole',
    colour: '#5b4a4e',
    parts: [
      [
        'blush',
        both(
          (side) =>
            `M${side * 10} 9L${side * 18} 6L${side * 16} 10L${side * 19} 12L${side * 14} 14L${side * 15} 17L${side * 9} 15Z`,
        ),
      ],
      ['coat', 'M0-16C10-16 14-8 14 0C14 9 8 14 0 14C-8 14-14 9-14 0C-14-8-10-16 0-16Z'],
      ['pale', both((side) => circle(side * 5.5, -5, 1.5))],
      ['blush', 'M0 0C5 0 7 3 6 6C5 9 2 9 0 9C-2 9-5 9-6 6C-7 3-5 0 0 0Z'],
    ],
  },
  Juno: {
    kind: 'rabbit',
    colour: '#f4ece2',
    parts: [
      [
        'coat',
        both(
          (side) =>
            `M${side * 2}-7C${side * 1}-16 ${side * 3}-22 ${side * 6}-22C${side * 10}-22 ${side * 10}-14 ${side * 8}-6Z`,
        ),
      ],
      [
        'blush',
        both(
          (side) =>
            `M${side * 4.5}-10C${side * 4}-15 ${side * 5}-19 ${side * 6}-19C${side * 8}-19 ${side * 7.5}-14 ${side * 6.5}-9Z`,
        ),
      ],
      ['coat', 'M0-9C9-9 13-3 13 3C13 10 7 15 0 15C-7 15-13 10-13 3C-13-3-9-9 0-9Z'],
      eyes(5, 1),
      ['blush', 'M-2.500 6H2.500L0 9Z'],
    ],
  },
};
