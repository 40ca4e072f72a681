import type { Point } from './field';

let last: Point | null = null;

/** Where the pointer was last pressed; nowhere if a key was pressed since. */
export function lastPress(): Point | null {
  return last;
}

addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (last = { x, y }), true);
addEventListener('keydown', () => (last = null), true);
