import type { Judged } from '../generated/messages';

const ALIKE = 0.01; // two changes that differ by less are the same one, rounded
const SLIGHT = 0.1; // of a swing: whoever gives away less has nothing to find

/** A choice worth a mark: what was expected before and after it, and what it changed most for whom. */
export type Mark = {
  judged: Judged;
  /** Whose lot it changed most. */
  seat: number;
  before: number;
  after: number;
  /** Whether a result changed so much, or the choice only gave much away that nobody took. */
  swung: boolean;
  /** Whether the bot would have done something else, and it is worth a word. */
  better: boolean;
};

/** The results of a game that is over, in the measure of what a bot expects: shares of a win, or points alone. */
export function outcome(winners: number[], scores: number[]): number[] {
  if (scores.length === 1) return scores;
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** Where a result changed by a swing or more: by the choice, or by what the others and chance made of it.
 *
 * `ending` is what the game came to, or nothing while the last choices are not judged yet. */
export function marks(judged: Judged[], swing: number, ending: number[] | null): Mark[] {
  return judged.flatMap((one, index) => {
    const next = judged[index + 1]?.results ?? ending ?? one.results;
    const change = one.results.map((before, seat) => (next[seat] ?? before) - before);
    const most = Math.max(...change.map(Math.abs));
    const own = change[one.seat] ?? 0;
    if (most < swing && one.cost < swing) return [];
    const seat =
      Math.abs(own) > most - ALIKE || one.cost >= swing
        ? one.seat
        : change.findIndex((by) => Math.abs(by) === most);
    return [
      {
        judged: one,
        seat,
        before: one.results[seat] ?? 0,
        after: next[seat] ?? 0,
        swung: Math.abs(change[seat] ?? 0) >= swing,
        better: one.better.id !== one.played.id && one.cost >= swing * SLIGHT,
      },
    ];
  });
}

/** What a chart draws: the numbers of the choices, and for each seat what was expected then; the end comes last. */
export function columns(
  judged: Judged[],
  seats: number,
  ending: number[] | null,
  total: number,
): [number[], ...number[][]] {
  const numbers = judged.map(({ number }) => number);
  const values = Array.from({ length: seats }, (_, seat) =>
    judged.map(({ results }) => results[seat] ?? 0),
  );
  if (!ending) return [numbers, ...values];
  return [[...numbers, total], ...values.map((column, seat) => [...column, ending[seat] ?? 0])];
}
