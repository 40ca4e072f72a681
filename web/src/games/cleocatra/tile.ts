import type { Words } from '../../text/words';
import type { TileView } from './view';

/** A tile in words: what it is, who stands on it, what it can do. */
export function tileInWords(tile: TileView, words: Words): string[] {
  const { name, colour, rescuers, inspector, power } = tile;
  return [
    words.say('board-tile', { tile: name, colour, cat: colour }),
    ...(rescuers.length > 0 ? [words.say('board-rescuers', { seats: rescuers })] : []),
    ...(inspector ? [words.say('board-inspector')] : []),
    ...(power ? [words.say(`power-${power}`)] : []),
  ];
}
