import type { Choice } from '../../table/table.svelte';
import type { CutieView, WayView } from './view';

/** Where the choices are on the board: on a Visitor, on a card of the hand, and for a Visitor that is picked up on the cards
 * ahead of it. */
export type Targets = {
  visitors: Map<string, Choice[]>;
  cards: Map<string, Choice[]>;
};

export function targetsOf(choices: Choice[], view: CutieView): Targets {
  const targets: Targets = { visitors: new Map(), cards: new Map() };
  for (const choice of choices) {
    const here =
      choice.verb === 'quick' || choice.verb === 'slow' ? targets.cards : targets.visitors;
    const key = placeOf(choice, view);
    here.set(key, [...(here.get(key) ?? []), choice]);
  }
  return targets;
}

/** The card or the Visitor where a choice is made; a gem is paid by the Visitor who pays just now, and left by the one who has
 * found too many. */
function placeOf({ text, verb }: Choice, view: CutieView): string {
  const [, thing = ''] = text.split(' ');
  if (verb === 'pay') return view.paying?.visitor ?? '';
  return verb === 'leave' ? (view.finder ?? '') : thing;
}

/** The way that a choice to advance takes. */
export function wayOf(choice: Choice | null, view: CutieView): WayView | null {
  if (choice?.verb !== 'advance') return null;
  const [, visitor, way] = choice.text.split(' ');
  const ways = view.visitors.find(({ name }) => name === visitor)?.ways ?? [];
  return ways.find((one) => one.way === way) ?? null;
}

/** The pieces that a choice is about: Visitors, a card of the hand, the card ahead. */
export function about(choice: Choice, view: CutieView): string[] {
  const thing = placeOf(choice, view);
  const to = wayOf(choice, view)?.to;
  const pictured =
    choice.verb === 'quick'
      ? view.players.flatMap(({ cards }) => cards ?? []).find(({ name }) => name === thing)?.visitor
      : null;
  return [thing, ...(to ? [to] : []), ...(pictured ? [pictured] : [])];
}
