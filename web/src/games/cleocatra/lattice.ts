import { type Box, type Point, polygon } from '../../kit/field';

/** The triangle lattice on a plane: cell (x, y) points up when x + y is even.
 *
 * Both kinds touch (x - 1, y) and (x + 1, y); an up cell also (x, y + 1), a down cell (x, y - 1).
 */

export type Cell = readonly [x: number, y: number];

export const SIDE = 100; // of a triangle, in the units of the drawing
export const RISE = (SIDE * Math.sqrt(3)) / 2;
export const INNER = RISE / 3; // radius of the circle within a triangle
const TORUS = 16; // a view shows a torus of this side, and may show it from elsewhere than the one before

export function isUp([x, y]: Cell): boolean {
  return (x + y) % 2 === 0;
}

/** The top left corner of the box around a cell. */
export function corner([x, y]: Cell): Point {
  return { x: (x * SIDE) / 2, y: y * RISE };
}

/** The middle of a triangle, from the top left corner of its box. */
export function heart(up: boolean): Point {
  return { x: SIDE / 2, y: up ? RISE - INNER : INNER };
}

/** The middle of a cell on the plane. */
export function middle(cell: Cell): Point {
  const { x, y } = corner(cell);
  const inside = heart(isUp(cell));
  return { x: x + inside.x, y: y + inside.y };
}

/** The corners of a triangle in its box, moved inwards so that each side is `inset` further in. */
export function triangle(up: boolean, inset = 0): Point[] {
  const { x, y } = heart(up);
  const reach = 2 * (INNER - inset);
  const sign = up ? 1 : -1;
  const half = (reach * Math.sqrt(3)) / 2;
  return [
    { x, y: y - sign * reach },
    { x: x + half, y: y + (sign * reach) / 2 },
    { x: x - half, y: y + (sign * reach) / 2 },
  ];
}

/** The outline of a triangle in its box, so many units further in; the further out, the rounder its corners. */
export function outline(up: boolean): (inset: number) => string {
  return (inset) => polygon(triangle(up, inset), Math.max(0, 7 - inset));
}

/** The enamelled part of a tile, with round corners. */
export function face(up: boolean): string {
  return polygon(triangle(up, 7), 3.5);
}

/** A tile's body as two boxes: the half at its flat side, and the narrower half at its tip. */
export function bodyOf(cell: Cell): Box[] {
  const { x, y } = corner(cell);
  const [flat, tip] = isUp(cell) ? [y + RISE / 2, y] : [y, y + RISE / 2];
  return [
    { x, y: flat, width: SIDE, height: RISE / 2 },
    { x: x + SIDE / 4, y: tip, width: SIDE / 2, height: RISE / 2 },
  ];
}

/** The middle of the edge that two cells share, or null if they share none. */
export function sharedEdge([x, y]: Cell, [otherX, otherY]: Cell): Point | null {
  const at = corner([x, y]);
  const up = isUp([x, y]);
  if (otherY === y && Math.abs(otherX - x) === 1) {
    return { x: at.x + SIDE / 2 + ((otherX - x) * SIDE) / 4, y: at.y + RISE / 2 };
  }
  if (otherX === x && otherY === y + (up ? 1 : -1)) {
    return { x: at.x + SIDE / 2, y: at.y + (up ? RISE : 0) };
  }
  return null;
}

/** The cells that share an edge with this one. */
export function beside([x, y]: Cell): Cell[] {
  return [
    [x - 1, y],
    [x + 1, y],
    [x, isUp([x, y]) ? y + 1 : y - 1],
  ];
}

/** The corner of a cell opposite to its flat side, a little further in. */
export function tip(cell: Cell): Point {
  const { x, y } = corner(cell);
  return { x: x + SIDE / 2, y: isUp(cell) ? y + 15 : y + RISE - 15 };
}

/** The box around a cell. */
export function boxOf(cell: Cell): Box {
  return { ...corner(cell), width: SIDE, height: RISE };
}

/** How far it is from one cell to another, the short way. */
export function step(from: Cell, to: Cell): Point {
  return corner([shortest(to[0] - from[0]), shortest(to[1] - from[1])]);
}

function shortest(n: number): number {
  const half = TORUS / 2;
  return ((((n + half) % TORUS) + TORUS) % TORUS) - half;
}

/** Rows from the top, each from the left. */
export function inReadingOrder(a: Cell, b: Cell): number {
  return a[1] - b[1] || a[0] - b[0];
}
