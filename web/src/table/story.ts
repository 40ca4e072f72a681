import type { Person } from '../generated/messages';
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

/** The passage that ended a game in parts: it is about everybody, and is told seat by seat. */
export function parts(passage: Passage): Line[][] {
  const parts: Line[][] = [];
  let whose: string | undefined;
  for (const line of passage.lines) {
    const { seat, seats } = line[2];
    const about = seat === undefined && seats === undefined ? whose : String(seat ?? seats);
    const last = parts.at(-1);
    if (last && about === whose) last.push(line);
    else parts.push([line]);
    whose = about;
  }
  return parts;
}

/** An entry of the log, with a key of its own. */
export type Entry = Passage & { key: string };

/** The log: the story by actions, the last one of a game that is over in parts, and that a seat was given up, where it
 * was. Of a story that lacks its beginning, only what came after that. */
export function entries(
  story: Line[],
  seats: Pick<Person, 'resigned'>[],
  { whole = true, over = false } = {},
): Entry[] {
  const actions = passages(story);
  const told = actions.flatMap((passage) =>
    (over && passage === actions.at(-1) ? parts(passage) : [passage.lines]).map((lines, part) => ({
      ...passage,
      lines,
      key: `${passage.after}/${part}`,
    })),
  );
  const first = whole ? 0 : (told[0]?.after ?? 0);
  const gone = seats.flatMap(({ resigned: after }, seat): Entry[] =>
    after == null || after < first
      ? []
      : [
          {
            after,
            lines: [[after - 1, 'table-resigned', { seats: [seat], count: 1 }]],
            key: `${after}/resigned/${seat}`,
          },
        ],
  );
  return [...told, ...gone].sort((a, b) => a.after - b.after);
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

/** The seats that these lines are about. */
export function seatsIn(lines: Line[]): number[] {
  return lines.flatMap(([, , args]) => {
    if (typeof args.seat === 'number') return [args.seat];
    return Array.isArray(args.seats) ? (args.seats as number[]) : [];
  });
}
