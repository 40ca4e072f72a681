import type { Phrase, Words } from '../../text/words';
import type { Choice, View } from '../table.svelte';

/** A phrase, or a plain word of the view. */
export type Said = Phrase | string;

/** What is said of a piece; `serai.core.zones` describes it. */
type PieceSaid = {
  name?: string;
  also?: string[];
  text?: Said;
  says?: Phrase;
  code?: string;
  over?: Said;
  more?: Said[];
  pips?: number;
  of?: [number, number];
  count?: number;
  seats?: number[];
  pieces?: AnyPiece[];
  at?: [number, number];
  to?: string[];
  tries?: string[];
};
type AnyPiece = string | PieceSaid;

/** What is said of a zone; `tries` are verbs. */
type ZoneSaid = {
  kind?: string;
  pieces?: AnyPiece[];
  count?: number;
  note?: Said;
  names?: string[];
  aside?: boolean;
  tries?: string[];
};
type AnyZone = number | AnyPiece[] | ZoneSaid;

/** What lies where, as the server says it: pieces by their names, and what is different now. */
export type Zones = { table: Record<string, AnyZone>; seats: Record<string, AnyZone>[] };

/** What is in the box of a game, the same at every table. */
export type Components = { zones: Record<string, ZoneSaid>; pieces: Record<string, PieceSaid> };

/** A piece with all that is said of it; `names` is all that actions call it. */
export type TablePiece = Omit<PieceSaid, 'name' | 'also' | 'text' | 'pieces'> & {
  text: Said;
  names?: string[];
  pieces?: TablePiece[];
};

/** A zone with all that is said of it and of its pieces. */
export type TableZone = Omit<ZoneSaid, 'pieces' | 'tries'> & {
  zone: string;
  owner: number;
  kind: string;
  pieces?: TablePiece[];
};

/** Zones and components put together, the table's zones first, then each seat's. */
export function spread(zones: Zones, components: Components): TableZone[] {
  const order = Object.keys(components.zones);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [zones.table, ...zones.seats].flatMap((owned, number) =>
    Object.entries(owned)
      .sort(([one], [other]) => place(one) - place(other))
      .map(([name, zone]) => spreadZone(name, number - 1, zone, components)),
  );
}

function spreadZone(name: string, owner: number, zone: AnyZone, components: Components): TableZone {
  const now =
    typeof zone === 'number' ? { count: zone } : Array.isArray(zone) ? { pieces: zone } : zone;
  const kind = typeof zone === 'number' ? 'supply' : owner < 0 ? 'board' : 'hand';
  const { pieces = [], tries = [], ...rest } = { kind, ...components.zones[name], ...now };
  const laid = pieces.map((piece) => spreadPiece(piece, tries, components));
  return { ...rest, zone: name, owner, pieces: laid };
}

function spreadPiece(piece: AnyPiece, verbs: string[], components: Components): TablePiece {
  const now = typeof piece === 'string' ? { name: piece } : piece;
  const {
    name = '',
    also = [],
    pieces,
    ...rest
  } = { ...components.pieces[now.name ?? ''], ...now };
  return {
    text: name,
    ...(name && verbs.length > 0 ? { tries: verbs.map((verb) => `${verb} ${name}`) } : {}),
    ...rest,
    ...(name ? { names: [name, ...also] } : {}),
    ...(pieces ? { pieces: pieces.map((below) => spreadPiece(below, [], components)) } : {}),
  };
}

type Parts = Record<string, unknown>;

/** What is put where, as names and numbers lead there. */
type Difference = [path: (string | number)[], value: unknown];

/** A view, if it says only what is different `since` the one before put together with that. */
export function changed(before: View, view: View): View {
  if (view?.since === undefined) return view;
  if (view.differences !== undefined) {
    const found = view.differences as Difference[];
    return found.reduce<unknown>((now, [path, value]) => put(now, path, value), before) as View;
  }
  const [old, now] = [before.zones as Zones, view.zones as Zones];
  const zones = {
    table: withParts(old.table, now.table),
    seats: old.seats.map((own, seat) => withParts(own, now.seats[seat] ?? {})),
  };
  return { ...withParts(before, view), since: undefined, zones } as unknown as View;
}

/** The same with a value in its place; whatever does not lie on the way stays the very same. */
function put(whole: unknown, [step, ...path]: (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as Parts) }) as Parts;
  copy[step] = put(copy[step], path, value);
  return copy;
}

function withParts(before: Parts, now: Parts): Parts {
  return Object.fromEntries(
    Object.entries({ ...before, ...now }).filter(([, part]) => part !== null),
  );
}

/** A view to be drawn: its zones spread, once it is known what they name; a view without zones as it is. */
export function drawable(view: View | null, components: Components | null): View | null {
  if (view === null || view.zones === undefined) return view;
  return components && { ...view, zones: spread(view.zones as Zones, components) };
}

/** The zones of a table: what one looks at first, what lies beside it, and what belongs to each seat. */
export type Laid = { main: TableZone[]; aside: TableZone[]; seats: TableZone[][] };

const ASIDE = ['pile', 'track'];

export function laid(view: View): Laid {
  const zones = (view.zones ?? []) as TableZone[];
  const common = zones.filter((zone) => zone.owner < 0);
  const besides = (zone: TableZone) => zone.aside ?? ASIDE.includes(zone.kind);
  return {
    main: common.filter((zone) => !besides(zone)),
    aside: common.filter(besides),
    seats: view.players.map((_, seat) => zones.filter((zone) => zone.owner === seat)),
  };
}

/** The choices that name a piece. */
export function choicesAbout(names: string[] | undefined, choices: Choice[]): Choice[] {
  if (!names) return [];
  return choices.filter((choice) => choice.text.split(' ').some((word) => names.includes(word)));
}

/** What one could mean by a piece about which there is no choice: what the game thinks of, or what is
 * possible with another piece of the zone. */
export function triesOf(piece: TablePiece, zone: TableZone, choices: Choice[]): string[] {
  if (piece.tries) return piece.tries;
  const own = piece.names?.[0];
  if (own === undefined) return [];
  for (const other of zone.pieces ?? []) {
    const choice = choicesAbout(other.names, choices)[0];
    if (choice) {
      const words = choice.text.split(' ');
      return [words.map((word) => (other.names?.includes(word) ? own : word)).join(' ')];
    }
  }
  return [];
}

/** Something said in words; a plain word by the text `ZONE-WORD` if there is one. */
export function said(words: Words, zone: string, text: Said): string {
  if (typeof text !== 'string') return words.phrase(text);
  const key = `${zone}-${text}`;
  return words.has(key) ? words.say(key) : text;
}

/** Who has a marker on a piece, in words. */
export function whose(words: Words, zone: string, seats: number[]): string {
  const key = `seats-${zone}`;
  const owners = [...new Set(seats)];
  if (words.has(key)) return words.say(key, { seats: owners, count: seats.length });
  return words.listed(owners.map((seat) => words.name(seat)));
}

/** A piece's text without its code, which stands beside it. */
export function bare(text: string, code: string | undefined): string {
  const short = code ? text.replace(` (${code})`, '') : text;
  return short.charAt(0).toLocaleUpperCase() + short.slice(1);
}

/** What a zone is called. */
export function titleOf(words: Words, zone: string): string {
  const key = `zone-${zone}`;
  return words.has(key) ? words.say(key) : bare(zone.replaceAll('-', ' '), undefined);
}
