import type { Choice } from '../../table/table.svelte';

/** What the badge of a target shows, drawn within a circle of radius 5. */
const DRAWN = {
  more: 'M-3 0h.01M0 0h.01M3 0h.01',
  bring: 'M-3 0h6M0-3v6',
  take: 'M-3 0h6',
  score: 'M0-3.6L1.1-1.2L3.6-1L1.7.8L2.2 3.3L0 2L-2.2 3.3L-1.7.8L-3.6-1L-1.1-1.2Z',
  move: 'M-3.2 0h6M.5-2.6L3.2 0L.5 2.6',
};

const VERBS: Record<string, keyof typeof DRAWN> = {
  scout: 'bring',
  team: 'bring',
  dispatch: 'bring',
  place: 'bring',
  post: 'bring',
  lay: 'bring',
  rescue: 'score',
  score: 'score',
  recall: 'take',
};

export function badge(choices: Choice[]): string {
  const kinds = new Set(choices.map((choice) => VERBS[choice.verb] ?? 'move'));
  const [only = 'more'] = kinds;
  return DRAWN[kinds.size === 1 ? only : 'more'];
}
