/** The triangle lattice on a plane: cell (x, y) points up when x + y is even.
 *
 * Both kinds touch (x - 1, y) and (x + 1, y); an up cell also (x, y + 1), a down cell (x, y - 1).
 */

export type Cell = readonly [x: number, y: number];
export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };
export type Direction = 'left' | 'right' | 'up' | 'down';

export const SIDE = 100; // of a triangle, in the units of the drawing
export const RISE = (SIDE * Math.sqrt(3)) / 2;
export const INNER = RISE / 3; // radius of the circle within a triangle
const TORUS = 16; // actions number the cells of a torus of this side

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

/** Points as SVG writes them. */
export function written(points: Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

export function sides(cell: Cell): Cell[] {
  const [x, y] = cell;
  return [
    [x - 1, y],
    [x + 1, y],
    [x, isUp(cell) ? y + 1 : y - 1],
  ];
}

/** The free cells that share an edge with one of these. */
export function around(cells: Cell[]): Cell[] {
  const taken = new Set(cells.map(named));
  const free = new Map<string, Cell>();
  for (const near of cells.flatMap(sides)) if (!taken.has(named(near))) free.set(named(near), near);
  return [...free.values()];
}

export function named([x, y]: Cell): string {
  return `${x} ${y}`;
}

/** A cell as the actions number it, on the torus. */
export function labels([x, y]: Cell): Cell {
  return [onTorus(x), onTorus(y)];
}

function onTorus(n: number): number {
  const half = TORUS / 2;
  return ((((n + half) % TORUS) + TORUS) % TORUS) - half;
}

/** How far it is from one cell to another, the short way: a view may show the torus from elsewhere. */
export function step(from: Cell, to: Cell): Point {
  const [x, y] = labels([to[0] - from[0], to[1] - from[1]]);
  return corner([x, y]);
}

/** The box around some cells. */
export function extent(cells: Cell[]): Box {
  if (cells.length === 0) return { x: 0, y: 0, width: SIDE, height: RISE };
  const corners = cells.map(corner);
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  const right = Math.max(...corners.map(({ x }) => x)) + SIDE;
  const bottom = Math.max(...corners.map(({ y }) => y)) + RISE;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The part of the plane to show in a space of some pixels: all of `wanted` in its middle, but no unit
 * larger than `largest` pixels. */
export function framed(wanted: Box, width: number, height: number, largest: number): Box {
  const scale = Math.min(width / wanted.width, height / wanted.height, largest);
  const shown = { width: width / scale, height: height / scale };
  return {
    x: wanted.x - (shown.width - wanted.width) / 2,
    y: wanted.y - (shown.height - wanted.height) / 2,
    ...shown,
  };
}

/** The index of the point that lies next in a direction, or -1. Straight ahead is nearer than aside. */
export function nearest(points: Point[], from: Point, direction: Direction): number {
  const [ahead, aside] = WAYS[direction];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(({ x, y }, index) => {
    const way = { x: x - from.x, y: y - from.y };
    const forward = way.x * ahead.x + way.y * ahead.y;
    const across = Math.abs(way.x * aside.x + way.y * aside.y);
    if (forward < 1 || across > 2 * forward) return;
    const cost = forward + 2 * across;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

const WAYS: Record<Direction, [ahead: Point, aside: Point]> = {
  left: [
    { x: -1, y: 0 },
    { x: 0, y: 1 },
  ],
  right: [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ],
  up: [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
  ],
  down: [
    { x: 0, y: 1 },
    { x: 1, y: 0 },
  ],
};

/** Rows from the top, each from the left. */
export function inReadingOrder(a: Cell, b: Cell): number {
  return a[1] - b[1] || a[0] - b[0];
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
