import type { Words } from '../text/words';
import { said, type TablePiece, type TableZone, titleOf, whose } from './plain/zones';
import type { View } from './table.svelte';

/** A view in sentences, for whoever listens rather than looks: its zones, or else everything in it. */
export function readBoard(view: View, words: Words): string[] {
  const zones = view.zones as TableZone[] | undefined;
  return zones ? zones.map((zone) => readZone(zone, words)) : readAll(view, words);
}

/** What a reader holds. */
export function readHand(view: View, words: Words, reader: number): string[] {
  const zones = view.zones as TableZone[] | undefined;
  if (zones)
    return zones.filter(({ owner }) => owner === reader).map((zone) => readZone(zone, words));
  const own = (view.players[reader] as { own?: unknown } | undefined)?.own;
  return readAll({ hand: view.hand, own }, words);
}

function readZone(zone: TableZone, words: Words): string {
  const title =
    zone.owner < 0
      ? titleOf(words, zone.zone)
      : `${words.name(zone.owner)}: ${titleOf(words, zone.zone)}`;
  const pieces = (zone.pieces ?? []).map((piece) => readPiece(piece, zone.zone, words));
  const count = zone.count !== undefined ? [String(zone.count)] : [];
  const note = zone.note ? [said(words, zone.zone, zone.note)] : [];
  return `${title}: ${[...count, ...pieces, ...note].join('; ') || '–'}`;
}

function readPiece(piece: TablePiece, zone: string, words: Words): string {
  const own = said(words, zone, piece.text);
  const more = [
    ...(piece.code && !own.includes(piece.code) ? [piece.code] : []),
    ...(piece.over ? [said(words, zone, piece.over)] : []),
    ...(piece.more ?? []).map((line) => said(words, zone, line)),
    ...(piece.of ? [piece.of.join(' / ')] : []),
    ...(piece.seats ? [whose(words, zone, piece.seats)] : []),
    ...(piece.pieces ?? []).map((inner) => readPiece(inner, zone, words)),
  ];
  const text = `${(piece.count ?? 1) > 1 ? `${piece.count} × ` : ''}${own}`;
  return more.length > 0 ? `${text} (${more.join(', ')})` : text;
}

const APART = ['actor', 'seat', 'step', 'winners'];

/** Everything in a view, one sentence for each part that is not empty. */
function readAll(view: Record<string, unknown>, words: Words): string[] {
  return Object.entries(view)
    .filter(([name, value]) => !APART.includes(name) && !isEmpty(value))
    .map(([name, value]) => `${labelled(name)}: ${readValue(name, value, words)}`);
}

function readValue(name: string, value: unknown, words: Words): string {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'number')) return value.join(' ');
    return value.map((item) => readValue(name, item, words)).join('; ');
  }
  if (typeof value === 'object' && value !== null) {
    const { name: own, ...rest } = value as Record<string, unknown>;
    const parts = Object.entries(rest)
      .filter(([, part]) => !isEmpty(part))
      .map(([key, part]) =>
        part === true ? labelled(key) : `${labelled(key)} ${readValue(key, part, words)}`,
      );
    if (own === undefined) return parts.join(', ');
    return parts.length > 0 ? `${String(own)} (${parts.join(', ')})` : String(own);
  }
  const key = `${name}-${String(value)}`;
  return words.has(key) ? words.say(key) : String(value);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function labelled(name: string): string {
  return name.replaceAll('_', ' ');
}
