/** The sign of each of five seats around the origin, about 16 wide, so that its colour never speaks alone:
 * circle, square, triangle, diamond, cross. */
const SIGNS = [
  'M0-7.500a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15Z',
  'M-6.5-6.500h13v13h-13Z',
  'M0-8L8.2 6.500H-8.200Z',
  'M0-8.800L8 0L0 8.800L-8 0Z',
  'M-3.1-8.500h6.2v5.4h5.4v6.2h-5.4v5.4h-6.2v-5.4h-5.4v-6.2h5.4Z',
];

/** How many seats have a sign, and a colour: `--seat-0` and so on. */
export const SEATS = SIGNS.length;

export function sign(seat: number): string {
  return SIGNS[seat] ?? '';
}
