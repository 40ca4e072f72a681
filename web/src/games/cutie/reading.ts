import type { View } from '../../table/table.svelte';
import type { Words } from '../../text/words';
import type { CutieView } from './view';
import { cardInWords, floodInWords, gemsInWords, handCardInWords, visitorInWords } from './words';

/** The table in sentences: the flood, every Visitor, then the map row by row from the top. */
export function readBoard(seen: View, words: Words): string[] {
  const view = seen as CutieView;
  const left = view.timer - view.flipped;
  return [
    ...(view.trigger === null ? [words.say('board-flood', { left })] : []),
    ...floodInWords(view, words),
    ...view.visitors.map((visitor) => visitorInWords(visitor, words).join(', ')),
    ...view.rows
      .flat()
      .reverse()
      .map(({ row, column, card }) =>
        [words.say('cell', { row, column: column + 1 }), ...cardInWords(card, words)].join(', '),
      ),
    words.say('board-stock', { pile: view.pile, discard: view.discard.length }),
  ];
}

/** The reader's cards, and its Citizen with what each gem is worth. */
export function readHand(seen: View, words: Words, reader: number): string[] {
  const own = (seen as CutieView).players[reader];
  const citizen = own?.citizen;
  return [
    ...(own?.cards ?? []).map((card) => handCardInWords(card, words).join(', ')),
    ...(citizen
      ? [
          `${words.say(`citizen-${citizen.name}`)}: ${Object.entries(citizen.values)
            .filter(([, points]) => points > 0)
            .map(([gem, points]) =>
              words.say('each-gem', { gem: gemsInWords([gem], words), points }),
            )
            .join(', ')}. ${words.say('worth', { points: citizen.total })}`,
        ]
      : []),
  ];
}
