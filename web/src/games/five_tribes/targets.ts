import type { Choice } from '../../table/table.svelte';
import type { TribesView } from './view';

const CELL = /^[A-F][1-7]$/;
/** What is done with the tile on which a move has ended. */
const ON_THE_SPOT = new Set(['craft', 'visit', 'build', 'claim']);
/** What is done with something of one's own. */
const OWN = new Set('use wield keep steal offer hand-over surrender banish'.split(' '));

/** The spot of the board on which a choice is shown; nothing for those that only the bar offers. */
export function placeOf(choice: Choice, view: TribesView): string | null {
  const [verb = '', ...args] = choice.text.split(' ');
  const last = args.at(-1) ?? '';
  if (CELL.test(last)) return last;
  if (ON_THE_SPOT.has(verb)) return view.claiming ?? view.action?.cell ?? null;
  if (verb === 'bid') return `price ${last}`;
  if (verb === 'buy') return `place ${last}`;
  if (verb === 'summon' || verb === 'hire') return `djinn ${last}`;
  if (OWN.has(verb)) return `own ${last}`;
  if (verb === 'fetch') return `fetch ${last}`;
  return null;
}

/** The choices by the spot on which they are shown. */
export function targetsOf(choices: Choice[], view: TribesView): Map<string, Choice[]> {
  const targets = new Map<string, Choice[]>();
  for (const choice of choices) {
    const place = placeOf(choice, view);
    if (place !== null) targets.set(place, [...(targets.get(place) ?? []), choice]);
  }
  return targets;
}
