import type { Phrase, Words } from '../../text/words';
import type { Choice, View } from '../table.svelte';

/** A phrase, or a plain word of the view. */
export type Said = Phrase | string;

/** A piece as `serai.core.zones` describes it. */
export type ShownPiece = {
  text: Said;
  names?: string[];
  code?: string;
  over?: Said;
  more?: Said[];
  pips?: number;
  of?: [number, number];
  count?: number;
  seats?: number[];
  whose?: Said;
  pieces?: ShownPiece[];
  at?: [number, number];
  to?: string[];
  tries?: string[];
};

/** A zone as `serai.core.zones` describes it. */
export type ShownZone = {
  zone: string;
  kind: string;
  owner: number;
  pieces?: ShownPiece[];
  count?: number;
  note?: Said;
  names?: string[];
  aside?: boolean;
};

/** The zones of a table: what one looks at first, what lies beside it, and what belongs to each seat. */
export type Laid = { main: ShownZone[]; aside: ShownZone[]; seats: ShownZone[][] };

const ASIDE = ['pile', 'track'];

export function laid(view: View): Laid {
  const zones = (view.zones ?? []) as ShownZone[];
  const common = zones.filter((zone) => zone.owner < 0);
  const besides = (zone: ShownZone) => zone.aside ?? ASIDE.includes(zone.kind);
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
export function triesOf(piece: ShownPiece, zone: ShownZone, choices: Choice[]): string[] {
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
