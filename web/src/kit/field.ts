import type { Choice } from '../table/table.svelte';

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
export type Direction = 'left' | 'right' | 'up' | 'down';

/** A place of a field that can be pointed at: a tile of a grid, a card of a pyramid, a free cell. */
export type Spot = {
  /** What actions and the log call it. */
  key: string;
  /** The box around it, in the units of the drawing. */
  at: Box;
  /** Where arrow keys leave it and reach it; the middle of its box, unless said. */
  middle?: Point;
  /** Its outline as a path in its box, so many units further in. */
  outline: (inset: number) => string;
  /** What it is and what can be done there, read out. */
  label: string;
  /** What is shown of it in words while it is pointed at. */
  caption: string;
  /** What can be chosen there. */
  choices: Choice[];
  /** What somebody who points there in vain may have wanted, as texts of actions, the likeliest first. */
  tries: string[];
  /** Nothing lies here yet. */
  free?: boolean;
};

/** Where a piece comes from, seen from where it now is; null if it was not on the board. */
export type Move = { piece: string; from: Point | null };

export function middleOf({ at, middle }: Pick<Spot, 'at' | 'middle'>): Point {
  return middle ?? { x: at.x + at.width / 2, y: at.y + at.height / 2 };
}

/** The box around some boxes. */
export function around(boxes: Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A box with so much more on every side. */
export function widened({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
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

/** The index of the point that lies next in a direction, or -1. A step aside counts as `aside` steps ahead. */
export function nearest(points: Point[], from: Point, direction: Direction, aside: number): number {
  const [along, across] = WAYS[direction];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(({ x, y }, index) => {
    const way = { x: x - from.x, y: y - from.y };
    const ahead = way.x * along.x + way.y * along.y;
    const off = Math.abs(way.x * across.x + way.y * across.y);
    if (ahead < 1 || off > 2 * ahead) return;
    const cost = ahead + aside * off;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

const WAYS: Record<Direction, [along: Point, across: Point]> = {
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

/** Points as the path of a closed figure. */
export function polygon(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** The outline of a rectangle of that size with round corners. */
export function rectangle(width: number, height: number, corner = 8): (inset: number) => string {
  return (inset) => {
    const r = Math.max(0, corner - inset);
    const [w, h] = [width - 2 * (inset + r), height - 2 * (inset + r)].map(round);
    const arc = (x: number, y: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${x} ${y}` : '');
    return (
      `M${round(inset + r)} ${inset}h${w}${arc(r, r)}v${h}${arc(-r, r)}` +
      `h${-(w ?? 0)}${arc(-r, -r)}v${-(h ?? 0)}${arc(r, -r)}Z`
    );
  };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
