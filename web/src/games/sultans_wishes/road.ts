import type { Point } from '../../kit/field';

/** Where each place of the travelers' track lies on its map, in shares of its width and height. */
export const PLACES: Record<string, Point> = {
  start: { x: 0.045, y: 0.5 },
  1: { x: 0.19, y: 0.24 },
  2: { x: 0.19, y: 0.76 },
  3: { x: 0.35, y: 0.13 },
  4: { x: 0.35, y: 0.5 },
  5: { x: 0.35, y: 0.87 },
  6: { x: 0.53, y: 0.22 },
  7: { x: 0.53, y: 0.51 },
  8: { x: 0.53, y: 0.8 },
  immediate: { x: 0.71, y: 0.14 },
  'end-of-round': { x: 0.71, y: 0.5 },
  'end-of-game': { x: 0.71, y: 0.86 },
};
export const TOWNS = ['immediate', 'end-of-round', 'end-of-game'];

/** How much wider the map is where there is no room for words beside the towns. */
export const STRETCHED = 1.3;

/** A way between two places of a map of that size, bent as ways are; one that passes by a stop goes around it. */
export function way(from: string, to: string, width: number, height: number): string {
  const [a, b] = [PLACES[from], PLACES[to]];
  if (!a || !b) return '';
  const [x, y, endX, endY] = [a.x * width, a.y * height, b.x * width, b.y * height];
  const around = b.x - a.x > 0.25 ? Math.sign(a.y - 0.5) * 0.23 * height : 0;
  return `M${x} ${y}Q${(x + endX) / 2} ${y + around} ${endX} ${endY}`;
}
