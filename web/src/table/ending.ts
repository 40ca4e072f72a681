/** A moment at which the game turned: the points that a seat gained with one action, and who led after it. */
export type Turn = { after: number; seat: number; points: number; leads: boolean };

const MOST = 3;

/** By how much somebody has won: the points ahead of the best of the others; 0 if it cannot be said so. */
export function margin(scores: number[], winners: number[]): number {
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  const others = scores.filter((_, seat) => !winners.includes(seat));
  return winners.length > 0 && others.length > 0 ? Math.max(best - Math.max(...others), 0) : 0;
}

/** The turning points of a finished game, in order: where the lead changed by most, the final scoring apart.
 *
 * An action is one turning point, that of the seat whose lot it changed most.
 * `points` are everybody's before the first action and after each. */
export function turningPoints(points: number[][]): Turn[] {
  const turns: Turn[] = [];
  for (let after = 1; after < points.length - 1; after += 1) {
    const [before = [], now = []] = [points[after - 1], points[after]];
    const gains = now.map((score, seat) => ({
      after,
      seat,
      points: score - (before[seat] ?? 0),
      leads: !leads(before, seat) && leads(now, seat),
    }));
    const [most] = gains.sort(bySwing);
    if (most && most.points > 0) turns.push(most);
  }
  return turns
    .sort(bySwing)
    .slice(0, MOST)
    .sort((a, b) => a.after - b.after);
}

function bySwing(one: Turn, other: Turn): number {
  const swing = ({ points, leads }: Turn): number => (leads ? 2 * points : points);
  return swing(other) - swing(one) || one.after - other.after;
}

function leads(scores: number[], seat: number): boolean {
  return scores.every((score, other) => other === seat || score < (scores[seat] ?? 0));
}

/** Each seat's points as a line in a box: what a polyline draws. */
export function curves(points: number[][], width: number, height: number): string[] {
  const most = Math.max(1, ...points.flat());
  const least = Math.min(0, ...points.flat());
  const x = (after: number): number => (after / Math.max(points.length - 1, 1)) * width;
  const y = (score: number): number => height - ((score - least) / (most - least)) * height;
  const seats = points[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    points
      .map((scores, after) => `${x(after).toFixed(1)},${y(scores[seat] ?? 0).toFixed(1)}`)
      .join(' '),
  );
}
