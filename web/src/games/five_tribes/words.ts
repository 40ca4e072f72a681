import type { Words } from '../../text/words';
import { letterOf, pileOf } from './sultanate';
import { isThief } from './thieves';
import type { DjinnView, EndView, TileView, TribesView, WhimView } from './view';
import { barredSides } from './ways';

/** Meeples in words, those of one tribe together. */
export function pileInWords(letters: string, words: Words): string {
  return words.listed(
    pileOf(letters).map(({ tribe, count }) =>
      count === 1 ? words.say(`pile-${letterOf(tribe)}`) : words.say(`${tribe}s`, { count }),
    ),
  );
}

export function tileName(kind: string, words: Words): string {
  return words.say(`tile-${kind}`);
}

/** Where a tile is, what it is, and what stands on it and at its sides. */
export function tileInWords(tile: TileView, { mountains }: TribesView, words: Words): string[] {
  const { cell, kind, value, colour, pile, owner, tent, palms = 0, palaces = 0, shore } = tile;
  // A City has no value that could stand beside its colour, which counts for Builders and tents.
  const name = kind === 'city' ? `${colour}-city` : kind;
  return [
    `${cell}: ${words.say('tile-now', { tile: name, value, hue: colour })}`,
    ...(pile ? [pileInWords(pile, words)] : []),
    ...(owner === undefined
      ? []
      : [words.say(tent ? 'board-tent-of' : 'board-camel-of', { seat: owner })]),
    ...(palms ? [words.say('palms-here', { count: palms })] : []),
    ...(palaces ? [words.say('palaces-here', { count: palaces })] : []),
    ...(shore ? [words.say('shore')] : []),
    ...barredSides(cell, mountains).map((side) => words.say('mountain', { side })),
  ];
}

export function whimInWords({ wants, number, gold }: WhimView, words: Words): string {
  return words.say('a-whim', { wants: words.say(`wants-${wants}`, { number }), gold });
}

/** The name on the card of a djinn, or of a thief. */
export function cardName(card: Pick<DjinnView, 'name'>, words: Words): string {
  return words.say(`${isThief(card) ? 'thief' : 'djinn'}-${card.name}`);
}

/** What a djinn does, after its price if it has one. */
export function powerInWords(
  { name, cost }: Pick<DjinnView, 'name' | 'cost'>,
  words: Words,
): string {
  const power = words.say(`does-${name}`);
  if (cost === 'none') return power;
  const said = words.say('board-power', { cost: words.say(`cost-${cost}`), power });
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** What ending a move there would bring, the certain things one by one. */
export function endInWords(end: EndView, view: TribesView, words: Words): string[] {
  const tile = view.tiles.find(({ cell }) => cell === end.cell);
  const whim = view.city_whims.find(({ cell }) => cell === end.cell);
  return [
    words.say('board-end', {
      meeples:
        end.taken === 1 ? letterOf(end.tribe) : words.say(`${end.tribe}s`, { count: end.taken }),
      gold: end.gold,
    }),
    ...(end.tribe === 'assassin' ? [words.say('board-end-reach', { steps: end.taken })] : []),
    ...(end.control && tile
      ? [words.say('board-end-control', { value: pointsFor(tile, view) })]
      : []),
    whim
      ? words.say('board-end-whim', { whim: whimInWords(whim, words) })
      : words.say('board-end-action', { kind: isDone(end, view) ? 'none' : end.action }),
  ];
}

/** What a tile would add to the points of whoever moves; a city the more, the more cities they own. */
function pointsFor({ kind, value }: TileView, view: TribesView): number {
  if (kind !== 'city') return value;
  const owned = view.tiles.filter((one) => one.kind === 'city' && one.owner === view.seat).length;
  return 5 * (owned + 1) ** 2 - 5 * owned ** 2;
}

/** Whether the tile of an end has nothing left to give: no Whim, no palm tree or no palace. */
function isDone({ action }: EndView, { palms, palaces }: TribesView): boolean {
  return (
    action === 'city' ||
    (action === 'oasis' && palms === 0) ||
    (action === 'village' && palaces === 0)
  );
}
