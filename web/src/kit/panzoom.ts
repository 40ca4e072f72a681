import type { Point } from './field';

/** How a surface is seen in a window of the same proportions: so many times larger, and shifted. At 1 it just fits. */
export type Zoom = Point & { scale: number };
export type Size = { width: number; height: number };

export const FIT: Zoom = { x: 0, y: 0, scale: 1 };
export const MOST = 4;

/** The same, but no smaller than the window and nowhere beyond its edges. */
export function within({ x, y, scale }: Zoom, { width, height }: Size): Zoom {
  const larger = Math.min(Math.max(scale, 1), MOST);
  return {
    x: Math.min(0, Math.max(x, width * (1 - larger))),
    y: Math.min(0, Math.max(y, height * (1 - larger))),
    scale: larger,
  };
}

/** So many times larger, while what is at a point of the window stays there. */
export function zoomed(zoom: Zoom, times: number, at: Point, size: Size): Zoom {
  const scale = Math.min(Math.max(zoom.scale * times, 1), MOST);
  const grown = scale / zoom.scale;
  return within(
    { x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown, scale },
    size,
  );
}

/** Shifted by so many pixels. */
export function panned(zoom: Zoom, by: Point, size: Size): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, size);
}

/** What two fingers do: what was below each of them stays there, as far as may be. */
export function pinched(zoom: Zoom, before: [Point, Point], now: [Point, Point], size: Size): Zoom {
  const [from, to] = [middle(before), middle(now)];
  const moved = { ...zoom, x: zoom.x + to.x - from.x, y: zoom.y + to.y - from.y };
  return zoomed(moved, apart(now) / (apart(before) || 1), to, size);
}

/** Shifted just enough that a box of the window, as it is seen now, lies within it with some air. */
export function showing(zoom: Zoom, box: Point & Size, size: Size, air = 12): Zoom {
  const shift = (start: number, length: number, whole: number) => {
    if (start < air) return air - start;
    return Math.min(0, whole - air - start - length);
  };
  const by = {
    x: shift(box.x, box.width, size.width),
    y: shift(box.y, box.height, size.height),
  };
  return panned(zoom, by, size);
}

function middle([a, b]: [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function apart([a, b]: [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
