/** The sign of each seat around the origin, about 16 wide, so that its colour never speaks alone:
 * circle, square, triangle, diamond, pentagon. */
const SIGNS = [
  'M0-7.500a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15Z',
  'M-6.5-6.500h13v13h-13Z',
  'M0-8L8.2 6.500H-8.200Z',
  'M0-8.800L8 0L0 8.800L-8 0Z',
  'M0-8L8-2L5 7.200H-5L-8-2Z',
];

export function sign(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? '';
}
