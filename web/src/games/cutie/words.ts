import type { Words } from '../../text/words';
import { gemNames } from './pyramid';
import type { CardView, CutieView, VisitorView } from './view';

/** Gems in words, those of one colour together. */
export function gemsInWords(names: string[], words: Words): string {
  const colours = [...new Set(names)];
  return words.listed(
    colours.map((gem) =>
      words.say('some-gems', {
        gem: words.say(`gem-${gem}`),
        count: names.filter((name) => name === gem).length,
      }),
    ),
  );
}

export function trailsInWords({ left, right }: CardView, words: Words): string {
  return words.say('trails', {
    left: gemsInWords(gemNames(left), words),
    right: gemsInWords(gemNames(right), words),
  });
}

/** A card of the map: what its trails cost, and whom it pictures. */
export function cardInWords(card: CardView, words: Words): string[] {
  return [trailsInWords(card, words), ...pictureInWords(card, words)];
}

/** A card of a hand: what it finds, and whom it pictures. */
export function handCardInWords(card: CardView, words: Words): string[] {
  return [gemsInWords(gemNames(card.find), words), ...pictureInWords(card, words)];
}

function pictureInWords({ visitor }: CardView, words: Words): string[] {
  return visitor ? [words.say('board-pictured', { visitor })] : [];
}

export function visitorInWords(visitor: VisitorView, words: Words): string[] {
  if (visitor.at === null) return [visitor.name, words.say('visitor-lost')];
  const [row = '', column = ''] = visitor.at.split(' ');
  return [
    visitor.name,
    words.say('visitor-at', { row: Number(row), column: Number(column) + 1 }),
    words.say('visitor-has', {
      count: visitor.gems.length,
      gems: gemsInWords(visitor.gems, words),
    }),
  ];
}

/** What the flood does next; in few words where there is little room. */
export function floodInWords(view: CutieView, words: Words, brief = false): string[] {
  if (view.trigger !== null) return [words.say('flood-over', { rows: view.timer })];
  const doomed = { row: view.low, count: view.doomed.length, lost: words.listed(view.doomed) };
  const size = brief ? '-brief' : '';
  const last = { visitor: view.last ?? '', row: view.low, next: view.also ?? 0 };
  return [
    words.say(`board-flood-row${size}`, doomed),
    ...(view.last ? [words.say(`board-flood-last${size}`, last)] : []),
  ];
}
