/** Figures that seats move about, each known by its outline alone. Drawn within 22 by 24 around the origin, with the
 * place and the size of the seat's sign. */
export const FIGURES = {
  peg: { d: 'M-8 10V-1A8 8.500 0 0 1 8-1V10Z', sign: { x: 0, y: 1.5, size: 0.68 } },
  pawn: {
    d: 'M-8.500 11C-8.500 7-5.500 6-4-1A5.800 5.800 0 1 1 4-1C5.500 6 8.500 7 8.500 11Z',
    sign: { x: 0, y: 5.6, size: 0.48 },
  },
  meeple: {
    d: 'M0-11.500A4.300 4.300 0 0 1 4-5.500C8-5 11-2.500 11-.500C11 1.500 8 2 5.500 2.500L9 11H2L0 7.500L-2 11H-9L-5.500 2.500C-8 2-11 1.500-11-.500C-11-2.500-8-5-4-5.500A4.300 4.300 0 0 1 0-11.500Z',
    sign: { x: 0, y: -0.3, size: 0.46 },
  },
  camel: {
    d: 'M-11 10V3.500C-11.500-.500-9.500-2-7-2.500C-6-8.500 .500-8.500 1.500-3C3.500-2.500 4.600-3.500 5.200-7.500L6-10.500L8-9.500H11.500L11-6.500H8.800C8.300-1 7.500 2 6.500 3.500V10H3.600V5H-6.500V10Z',
    sign: { x: -2.2, y: 0.9, size: 0.44 },
  },
} as const;

export type FigureShape = keyof typeof FIGURES;
