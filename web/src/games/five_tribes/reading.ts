import type { View } from '../../table/table.svelte';
import type { Words } from '../../text/words';
import { thiefCard } from './thieves';
import { things } from './things';
import type { TribesView } from './view';
import { cardName, pileInWords, powerInWords, tileInWords, whimInWords } from './words';

/** The table in sentences: the begun move, the turn track, the djinns, the row, then tile by tile. */
export function readBoard(seen: View, words: Words): string[] {
  const view = seen as TribesView;
  const line = view.track.filter(({ seat }) => seat !== null);
  return [
    ...(view.move
      ? [words.say('board-in-hand', { meeples: pileInWords(view.move.hand, words) })]
      : []),
    ...line.map(({ price, seat }) => words.say('board-bid-of', { seat: seat ?? 0, price })),
    ...[...view.djinns, view.thief ? thiefCard(view.thief) : null].flatMap((djinn) =>
      djinn ? [`${cardName(djinn, words)}: ${powerInWords(djinn, words)}`] : [],
    ),
    ...view.row.map((resource, n) => words.say('board-place', { place: n + 1, resource })),
    ...view.tiles.map((tile) =>
      [
        ...tileInWords(tile, view, words),
        ...view.city_whims
          .filter(({ cell }) => cell === tile.cell)
          .map((whim) => whimInWords(whim, words)),
      ].join(', '),
    ),
  ];
}

/** What the reader has. */
export function readHand(seen: View, words: Words, reader: number): string[] {
  return things((seen as TribesView).players[reader]).map((thing) => thing.told(words).join(', '));
}
