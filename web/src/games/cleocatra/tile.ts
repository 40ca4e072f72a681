import type { Words } from '../../text/words';
import type { Cell } from './lattice';
import type { CleocatraView, TileView } from './view';

export type LaidTile = Omit<TileView, 'at'> & { at: Cell };

/** The pyramids. */
export function laidTiles(view: CleocatraView): LaidTile[] {
  return view.tiles as unknown as LaidTile[];
}

/** A tile in words: what it is, who stands on it, what it can do. */
export function tileInWords(tile: Omit<TileView, 'at'>, words: Words): string[] {
  const { name, colour, rescuers, inspector, power } = tile;
  return [
    words.say('board-tile', { tile: name, colour, cat: colour }),
    ...(rescuers.length > 0 ? [words.say('board-rescuers', { seats: rescuers })] : []),
    ...(inspector ? [words.say('board-inspector')] : []),
    ...(power ? [words.say(`power-${power}`)] : []),
  ];
}
