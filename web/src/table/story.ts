import type { Line } from './table.svelte';

/** What one action did, as lines; the position after it has the number `after`. */
export type Passage = { after: number; lines: Line[] };

/** The story by actions, in order. */
export function passages(story: Line[]): Passage[] {
  const told: Passage[] = [];
  for (const line of story) {
    const last = told.at(-1);
    if (last?.after === line[0] + 1) last.lines.push(line);
    else told.push({ after: line[0] + 1, lines: [line] });
  }
  return told;
}

/** The names of pieces that a line's arguments mention. */
export function named(args: Record<string, unknown>): string[] {
  return Object.values(args).flatMap((value) => {
    if (Array.isArray(value)) return value.flatMap((item) => named({ item }));
    if (typeof value === 'string') return [value];
    const inner = (value as { args?: Record<string, unknown> } | null)?.args;
    return typeof value === 'object' && inner ? named(inner) : [];
  });
}

/** What has happened since an action of these seats, and all that followed from it. */
export function since(seats: number[], story: Line[]): Line[] {
  const mine = ([, , { seat }]: Line) => typeof seat === 'number' && seats.includes(seat);
  const last = story.findLast(mine)?.[0] ?? -1;
  return story.filter(([action]) => action > last);
}

/** Who did something with the pieces that these lines name; chance and what follows by itself count with it.
 *
 * What `where` names was only beside it. */
export function touched(lines: Line[]): Map<string, number> {
  const by = new Map<string, number>();
  let who = -1;
  for (const [, , { where, ...args }] of lines) {
    if (typeof args.seat === 'number') who = args.seat;
    if (who >= 0) for (const name of named(args)) by.set(name, who);
  }
  return by;
}

/** The seats that an action's lines are about. */
export function seatsIn(passage: Passage): number[] {
  return passage.lines.flatMap(([, , args]) => {
    if (typeof args.seat === 'number') return [args.seat];
    return Array.isArray(args.seats) ? (args.seats as number[]) : [];
  });
}
