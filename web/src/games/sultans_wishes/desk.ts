import type { Previewed } from '../../generated/messages';
import type { Choice, Line } from '../../table/table.svelte';
import type { Words } from '../../text/words';
import type { Targets } from './targets';
import type { OwnView, SultanView, WishView } from './view';

/** What all zones of the board look at. */
export type Desk = {
  view: SultanView;
  words: Words;
  reader: number;
  /** What only the reader sees of itself; null for a spectator. */
  own: OwnView | null;
  targets: Targets;
  /** The card or the ware that is picked up, or nothing. */
  picked: string;
  pick: (name: string) => void;
  pointed: Choice | null;
  room: 'wide' | 'narrow' | 'low';
  /** How the extra tasks scored at the end of the last round, while that is new or the chart still empty. */
  scored: Scored[];
};

/** An extra task of the round that has just ended. */
export type Scored = { task: string; hearts: number; seat: number | null; points: number };

/** How the extra tasks of each round scored, as far as the story tells; it may begin in the round that is now. */
export function roundsIn(story: Line[], now: number): { round: number; tasks: Scored[] }[] {
  const begins = story.flatMap(([, key], at) => (key.startsWith('log-round') ? [at] : []));
  return [...begins, story.length].flatMap((end, place) => {
    const tasks = scoredIn(story.slice(begins[place - 1] ?? 0, end));
    const round = end < story.length ? Number(story[end]?.[2].round) - 1 : now;
    return tasks.length > 0 ? [{ round, tasks }] : [];
  });
}

/** How the extra tasks scored, as these lines tell it, the most hearts first; nothing if they do not. */
export function scoredIn(lines: Line[]): Scored[] {
  const tasks = lines
    .filter(([, key]) => key === 'log-extra-task')
    .map(([, , { task, hearts }]) => ({
      task: String(task),
      hearts: Number(hearts),
      seat: null as number | null,
      points: 0,
    }));
  for (const [, key, { seat, task, points }] of lines) {
    const scored = tasks.findLast((one) => one.task === task);
    if (key === 'log-scores-extra-task' && scored) {
      scored.seat = Number(seat);
      scored.points = Number(points);
    }
  }
  return tasks;
}

/** How the extra tasks of the round that ended last scored, if lines that are new tell of it, or if nothing lies on the
 * chart yet; the lines between may be many. */
export function lastScored(view: SultanView, story: Line[], lately: Line[]): Scored[] {
  const empty = view.extra_stack === 0 && Object.values(view.chart).every((seat) => seat === null);
  const fresh = lately.some(([, key]) => /^log-(scores-)?extra-task$/.test(key));
  if (!empty && !fresh) return [];
  const last = view.winners.length > 0 ? view.round : view.round - 1;
  return roundsIn(story, view.round).find(({ round }) => round === last)?.tasks ?? [];
}

/** What a choice that is pointed at would lay under a wish: so many hearts, or a card. */
export function wouldGive({ pointed, view, own }: Desk, wish: WishView): number {
  const [verb, card, to] = pointed?.text.split(' ') ?? [];
  if (verb === 'guard') return card === wish.name ? 1 : 0;
  if (verb !== 'fulfil' || to !== wish.name) return 0;
  const laid = (own?.hand ?? view.seen_cards).find(({ name }) => name === card);
  return wish.kind === 'simple' ? (laid?.hearts ?? 0) : 1;
}

/** How many hearts each seat would score for a wish; two aides on one card score it twice. */
export function sharesOf({ cards }: WishView): Map<number, number> {
  const hearts = new Map<number, number>();
  for (const card of cards)
    for (const seat of card.aides) hearts.set(seat, (hearts.get(seat) ?? 0) + card.hearts);
  return new Map([...hearts].sort(([one], [other]) => one - other));
}

/** The points that a preview promises each seat. */
export function promised(preview: Previewed | null): Map<number, number> {
  const points = new Map<number, number>();
  for (const [, { seat, points: gained }] of preview?.lines ?? []) {
    if (typeof seat === 'number' && typeof gained === 'number')
      points.set(seat, (points.get(seat) ?? 0) + gained);
  }
  return points;
}
