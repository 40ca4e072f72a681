import type { TransitionConfig } from 'svelte/transition';
import { pace } from '../app/settings.svelte';
import type { Move } from './field';

export const SLIDE = 320; // milliseconds

/** Let the pieces of a drawing slide from where they were; nothing waits for them. */
export function slide(drawing: Element, moves: Move[]): void {
  if (pace() === 0) return;
  const options = { duration: SLIDE * pace(), easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
  for (const { piece, from } of moves) {
    const start = from
      ? { transform: `translate(${from.x}px, ${from.y}px)` }
      : { transform: 'translate(0, -24px)', opacity: 0 };
    for (const drawn of drawing.querySelectorAll(`[data-piece="${piece}"]`)) {
      drawn.animate([start, { transform: 'none' }], options);
    }
  }
}

/** A piece that goes home rises and is gone. */
export function goHome(_: Element): TransitionConfig {
  const css = (t: number) => `opacity: ${t}; transform: translateY(${-16 * (1 - t)}px)`;
  return { duration: SLIDE * pace(), css };
}
