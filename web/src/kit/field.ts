import type { Choice } from '../table/table.svelte';

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
export type Direction = 'left' | 'right' | 'up' | 'down';

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

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
  /** The one of several that pointing there shows. */
  main?: Choice | undefined;
  /** What somebody who points there in vain may have wanted, as texts of actions, the likeliest first. */
  tries: string[];
  /** Nothing lies here yet. */
  free?: boolean;
  /** A press picks it up, and what it can be used for is chosen then. */
  pick?: () => void;
  picked?: boolean;
  /** Where in its box a dot says that it can be chosen: somewhere clear of its face; the top right, unless said. */
  cue?: Point;
  /** The game marks by itself that it can be chosen. */
  marked?: boolean;
};

/** Where a piece comes from, seen from where it now is; null if it was not on the board. What has a later step moves
 * later. */
export type Move = { piece: string; from: Point | null; step?: number };

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

/** So many boxes like the first one in lines of so many, with a gap between them. */
export function lined(count: number, perLine: number, first: Box, gap: number): Box[] {
  return Array.from({ length: count }, (_, n) => ({
    ...first,
    x: first.x + (n % perLine) * (first.width + gap),
    y: first.y + Math.floor(n / perLine) * (first.height + gap),
  }));
}

/** Something that lies in a corner of the space, in pixels. */
export type Corner = {
  side: 'left' | 'right';
  edge: 'top' | 'bottom';
  width: number;
  height: number;
};
/** A place for a drawing: pixels, how many of them are air, what lies in the corners, and which share of the room that
 * is left over belongs above. */
export type Space = {
  width: number;
  height: number;
  air: number;
  corners: Corner[];
  above?: number;
};

/** The part of the plane to show in a space of some pixels: all of the boxes, as large as can be, with some air around
 * them, clear of what lies in the corners, and as near to its place as that allows. */
export function fitted(boxes: Box[], space: Space): Box {
  const wanted = around(boxes);
  const wide = space.width - 2 * space.air;
  const high = space.height - 2 * space.air;
  let most = Math.max(Math.min(wide / wanted.width, high / wanted.height), 0.01);
  let found = placed(boxes, wanted, most, space);
  if (found) return found;
  let least = most / 3;
  for (let turn = 0; turn < 12; turn += 1) {
    const scale = (least + most) / 2;
    const shown = placed(boxes, wanted, scale, space);
    if (shown) [least, found] = [scale, shown];
    else most = scale;
  }
  return found ?? shownAt(wanted, least, space, 0.5, space.above ?? 0.5);
}

/** Whether a part of the plane still serves: all boxes are in it and clear of the corners, and hardly any larger
 * would do. So the board does not move with every tile. */
export function serves(shown: Box, boxes: Box[], space: Space): boolean {
  const scale = space.width / shown.width;
  if (Math.abs(scale - space.height / shown.height) > 0.001) return false;
  const best = fitted(boxes, space);
  if (space.width / best.width > scale * 1.15) return false;
  const { x, y, width, height } = around(boxes);
  const air = space.air / scale - 0.01;
  return (
    x - air >= shown.x &&
    y - air >= shown.y &&
    x + width + air <= shown.x + shown.width &&
    y + height + air <= shown.y + shown.height &&
    isClear(boxes, shown, scale, space)
  );
}

const SHARES = [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9, 0, 1];

/** Ways to share out the room that is left over, across and down: first in the middle and with so much above. */
function ways(above: number): (readonly [number, number])[] {
  const far = ([across, down]: readonly [number, number]) =>
    Math.abs(across - 0.5) + Math.abs(down - above);
  return SHARES.flatMap((across) => [above, ...SHARES].map((down) => [across, down] as const)).sort(
    (a, b) => far(a) - far(b),
  );
}

/** The part to show at a scale, or null if there is no place clear of the corners. */
function placed(boxes: Box[], wanted: Box, scale: number, space: Space): Box | null {
  for (const [across, down] of ways(space.above ?? 0.5)) {
    const shown = shownAt(wanted, scale, space, across, down);
    if (isClear(boxes, shown, scale, space)) return shown;
  }
  return null;
}

/** The part to show at a scale, where the slack is shared out left and right, above and below. */
function shownAt(wanted: Box, scale: number, space: Space, across: number, down: number): Box {
  const { air } = space;
  const [width, height] = [space.width / scale, space.height / scale];
  return {
    x: wanted.x - air / scale - (width - (2 * air) / scale - wanted.width) * across,
    y: wanted.y - air / scale - (height - (2 * air) / scale - wanted.height) * down,
    width,
    height,
  };
}

function isClear(boxes: Box[], shown: Box, scale: number, space: Space): boolean {
  return space.corners.every((corner) => {
    const left = corner.side === 'left' ? 0 : space.width - corner.width;
    const top = corner.edge === 'top' ? 0 : space.height - corner.height;
    return boxes.every((box) => {
      const [x, y] = [(box.x - shown.x) * scale, (box.y - shown.y) * scale];
      return (
        x >= left + corner.width ||
        x + box.width * scale <= left ||
        y >= top + corner.height ||
        y + box.height * scale <= top
      );
    });
  });
}

/** The index of the place that lies next in a direction, or -1. A step aside counts as `aside` steps ahead; to the left and
 * right, what lies in the same row goes before all else, however far it is. */
export function nearest(
  places: Pick<Spot, 'at' | 'middle'>[],
  from: Pick<Spot, 'at' | 'middle'>,
  direction: Direction,
  aside: number,
): number {
  const [along, across] = WAYS[direction];
  const start = middleOf(from);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const { x, y } = middleOf(place);
    const way = { x: x - start.x, y: y - start.y };
    const ahead = way.x * along.x + way.y * along.y;
    const off = Math.abs(way.x * across.x + way.y * across.y);
    const beside = across.y * Math.max(place.at.height, from.at.height) > 2 * off;
    if (ahead < 1 || (!beside && off > 2 * ahead)) return;
    const cost = ahead + aside * off + (beside ? 0 : FAR);
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

const FAR = 1e6; // farther than anything on a board

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

/** Points as the path of a closed figure, its corners rounded with that radius. */
export function polygon(points: Point[], radius = 0): string {
  if (radius <= 0) return `M${points.map(at).join('L')}Z`;
  const corners = points.map((point, index) => {
    const [before, after] = [
      points.at(index - 1) ?? point,
      points[(index + 1) % points.length] ?? point,
    ];
    const [one, other] = [towards(point, before), towards(point, after)];
    const half = Math.acos(one.x * other.x + one.y * other.y) / 2;
    const cut = radius / Math.tan(half);
    const turn = one.x * other.y - one.y * other.x < 0 ? 1 : 0;
    const from = { x: point.x + one.x * cut, y: point.y + one.y * cut };
    const to = { x: point.x + other.x * cut, y: point.y + other.y * cut };
    return `${at(from)}A${round(radius)} ${round(radius)} 0 0 ${turn} ${at(to)}`;
  });
  return `M${corners.join('L')}Z`;
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** The way from a point to another, of length one. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
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
