/** A rating of a solo game, and whether it is the one that some points get. */
export type Rung = { name: string; least: number; now: boolean };

/** The ratings from the best down. */
export function rungs(ladder: Record<string, number>, points: number): Rung[] {
  const all = Object.entries(ladder).sort(([, one], [, other]) => other - one);
  const reached = all.find(([, least]) => points >= least)?.[0];
  return all.map(([name, least]) => ({ name, least, now: name === reached }));
}
