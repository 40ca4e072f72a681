/** A box of the window, in pixels. */
export type Rect = { left: number; top: number; width: number; height: number };
export type Side = 'above' | 'below' | 'left' | 'right';
/** Where something stands, and on which side of its target, unless it is across a corner. */
export type Placed = Rect & { side: Side | null };

const GAP = 12; // between a bubble and what it is about
const MARGIN = 8; // to the edge of the board
const TAIL = 28; // from a bubble's corner to the tip of its tail, at least
const STEP = 12; // between places away from the target
// How many hidden square pixels are as bad as one pixel further away, as to stand away at all, as to have another size than
// the best, and as one pixel further up on a phone.
const FAR = 20;
const AWAY = 400;
const SMALLER = 1000;
const HIGH = 100;
const HEAVIER = 2; // times as bad is what is hidden away from the target,
const DEAR = 20; // and what matters most
const BANDS = 4; // in which a shape is measured

export function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** What a thing fills of its box: all of it, or the bands of a drawn shape, such as a triangle. */
export function bodyOf(element: Element): Rect[] {
  const shape = element.querySelector(':scope > [data-shape]');
  const all = rectOf(shape ?? element);
  if (!(shape instanceof SVGPathElement)) return [all];
  return bandsOf(shape).map(([from, to], n) => ({
    left: all.left + from * all.width,
    top: all.top + (n / BANDS) * all.height,
    width: (to - from) * all.width,
    height: all.height / BANDS,
  }));
}

const POINTS = 60;
const measured = new Map<string, [number, number][]>();

/** From where to where a shape reaches in each band of its box, as shares of its width. */
function bandsOf(shape: SVGPathElement): [number, number][] {
  const d = shape.getAttribute('d') ?? '';
  const known = measured.get(d);
  if (known) return known;
  const { x, y, width, height } = shape.getBBox();
  const length = shape.getTotalLength();
  const bands = Array.from({ length: BANDS }, (): [number, number] => [1, 0]);
  for (let n = 0; n < POINTS; n += 1) {
    const point = shape.getPointAtLength((n / POINTS) * length);
    const [across, down] = [(point.x - x) / width, (point.y - y) / height];
    const band = bands[Math.min(Math.floor(down * BANDS), BANDS - 1)];
    if (!band) continue;
    band[0] = Math.min(band[0], across);
    band[1] = Math.max(band[1], across);
  }
  measured.set(d, bands);
  return bands;
}

export function overlap(one: Rect, other: Rect): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

type Size = { width: number; height: number };

/** Where a bubble stands beside its target: within the room, on the side where it hides least, or if it may stand away from
 * it, where that hides much less. It may have one of several sizes, of which the first is the best.
 *
 * What matters most counts most often; to hide the target itself is worse than anything.
 */
export function beside(
  target: Rect,
  sizes: Size[],
  room: Rect,
  things: Rect[],
  away = false,
): Placed {
  let best: Placed = { ...target, side: null };
  let least = Number.POSITIVE_INFINITY;
  const consider = (rect: Rect, price: number, weight: number, side = sideOf(rect, target)) => {
    let cost = price + DEAR * overlap(rect, target);
    for (const thing of things) {
      if (cost >= least) return; // most places are out of the question after a few things
      cost += weight * overlap(rect, thing);
    }
    if (cost < least) [best, least] = [{ ...rect, side }, cost];
  };
  sizes.forEach((size, nth) => {
    const price = nth * SMALLER;
    for (const [side, rect] of around(target, size)) consider(within(rect, room), price, 1, side);
    if (!away) return;
    for (const top of steps(room.top, room.height - size.height))
      for (const left of steps(room.left, room.width - size.width)) {
        const rect = { ...size, left, top };
        consider(rect, price + AWAY + FAR * distance(rect, target), HEAVIER);
      }
  });
  return best;
}

/** Where a bubble as wide as its room stands: as low as it can, but for what it would hide there. */
export function docked(
  target: Rect | null,
  height: number,
  room: Rect,
  things: Rect[],
  dear: Rect[],
): Placed {
  const box = { left: room.left + MARGIN, width: room.width - 2 * MARGIN, height };
  const lowest = room.top + room.height - height - MARGIN;
  const all = target ? [...dear, target] : dear;
  let best: Rect = { ...box, top: lowest };
  let least = Number.POSITIVE_INFINITY;
  for (const top of steps(room.top, room.height - height).reverse()) {
    const rect = { ...box, top };
    const cost = HIGH * (lowest - top) + hidden(rect, things) + DEAR * hidden(rect, all);
    if (cost < least) [best, least] = [rect, cost];
  }
  return { ...best, side: target && sideOf(best, target) };
}

function sideOf(rect: Rect, target: Rect): Side | null {
  const right = rect.left >= target.left + target.width;
  const left = rect.left + rect.width <= target.left;
  const below = rect.top >= target.top + target.height;
  const above = rect.top + rect.height <= target.top;
  if (right || left) return above || below ? null : right ? 'right' : 'left';
  return above ? 'above' : below ? 'below' : null;
}

/** Places at the sides of a target, with the middle, the beginning or the end of the bubble where the target is. */
function around(target: Rect, { width, height }: Size): [Side, Rect][] {
  const centre = { left: target.left + target.width / 2, top: target.top + target.height / 2 };
  const ways = [(length: number) => length / 2, () => TAIL, (length: number) => length - TAIL];
  return ways.flatMap((before): [Side, Rect][] => {
    const left = centre.left - before(width);
    const top = centre.top - before(height);
    return [
      ['right', { left: target.left + target.width + GAP, top, width, height }],
      ['left', { left: target.left - width - GAP, top, width, height }],
      ['above', { left, top: target.top - height - GAP, width, height }],
      ['below', { left, top: target.top + target.height + GAP, width, height }],
    ];
  });
}

/** Places along one side of the room, from edge to edge. */
function steps(from: number, length: number): number[] {
  const room = Math.max(length - 2 * MARGIN, 0);
  const count = Math.max(Math.ceil(room / STEP), 1);
  return Array.from({ length: count + 1 }, (_, n) => from + MARGIN + (room * n) / count);
}

/** How much of some things a box hides. */
function hidden(rect: Rect, things: Rect[]): number {
  return things.reduce((sum, thing) => sum + overlap(rect, thing), 0);
}

/** How far two boxes are from each other. */
export function distance(one: Rect, other: Rect): number {
  const across = Math.max(other.left - one.left - one.width, one.left - other.left - other.width);
  const down = Math.max(other.top - one.top - one.height, one.top - other.top - other.height);
  return Math.hypot(Math.max(0, across), Math.max(0, down));
}

function within(rect: Rect, room: Rect): Rect {
  return {
    ...rect,
    left: clamp(rect.left, room.left, room.left + room.width - rect.width),
    top: clamp(rect.top, room.top, room.top + room.height - rect.height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least + MARGIN, Math.min(value, most - MARGIN));
}
