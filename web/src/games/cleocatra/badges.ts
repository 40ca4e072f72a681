import { type BadgeName, badgeOf } from '../../kit/badges';
import type { Choice } from '../../table/table.svelte';

const VERBS: Record<string, BadgeName> = {
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

export function badge(choices: Choice[]): BadgeName {
  return badgeOf(choices.map(({ verb }) => VERBS[verb] ?? 'move'));
}
