import type { Phrase, Words } from '../../text/words';
import type { Cell } from './lattice';
import type { CleocatraView, TileView } from './view';

export type LaidTile = Omit<TileView, 'at'> & { at: Cell };

/** The pyramids. */
export function laidTiles(view: CleocatraView): LaidTile[] {
  return view.tiles as unknown as LaidTile[];
}

/** A tile as sentences name it: by what one sees of it, or by its code. */
export function the({ name, colour, place }: Omit<TileView, 'at'>): Phrase {
  return { key: 'the-tile', args: { tile: name, hue: colour, place } };
}

/** A tile in words: what it is, who stands on it, what it can do. */
export function tileInWords(tile: Omit<TileView, 'at'>, words: Words): string[] {
  const { colour, rescuers, inspector, power } = tile;
  return [
    capital(words.say('board-tile', { tile: the(tile), colour, cat: colour })),
    ...(rescuers.length > 0 ? [words.say('board-rescuers', { seats: rescuers })] : []),
    ...(inspector ? [words.say('board-inspector')] : []),
    ...(power ? [words.say(`power-${power}`)] : []),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
