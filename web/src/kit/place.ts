/** A box of the window, in pixels. */
export type Rect = { left: number; top: number; width: number; height: number };
export type Side = 'above' | 'below' | 'left' | 'right';
export type Placed = Rect & { side: Side };

const GAP = 12; // between a bubble and what it is about
const MARGIN = 8; // to the edge of the board
const TAIL = 28; // from a bubble's corner to the tip of its tail, at least

export function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

export function overlap(one: Rect, other: Rect): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Where a bubble of some size stands beside its target: within the room, on the side where it hides least.
 *
 * What matters most counts most often; to hide the target itself is worse than anything.
 */
export function beside(
  target: Rect,
  size: { width: number; height: number },
  room: Rect,
  things: Rect[],
): Placed {
  const { width, height } = size;
  const centre = { left: target.left + target.width / 2, top: target.top + target.height / 2 };
  // Its middle, its beginning or its end is where the target is.
  const ways = [(length: number) => length / 2, () => TAIL, (length: number) => length - TAIL];
  const sides = ways.flatMap((before): [Side, Rect][] => {
    const left = centre.left - before(width);
    const top = centre.top - before(height);
    return [
      ['right', { left: target.left + target.width + GAP, top, width, height }],
      ['left', { left: target.left - width - GAP, top, width, height }],
      ['above', { left, top: target.top - height - GAP, width, height }],
      ['below', { left, top: target.top + target.height + GAP, width, height }],
    ];
  });
  const within = (rect: Rect): Rect => ({
    ...rect,
    left: clamp(rect.left, room.left, room.left + room.width - width),
    top: clamp(rect.top, room.top, room.top + room.height - height),
  });
  const cost = (rect: Rect) =>
    things.reduce((sum, thing) => sum + overlap(rect, thing), 20 * overlap(rect, target));
  const [best] = sides
    .map(([side, rect]) => ({ side, ...within(rect) }))
    .sort((one, other) => cost(one) - cost(other));
  return best as Placed;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least + MARGIN, Math.min(value, most - MARGIN));
}
