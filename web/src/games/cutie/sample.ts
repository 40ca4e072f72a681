import { ANIMALS } from './animals';
import type { CardView, CutieView } from './view';

const GEMS = ['ruby', 'amber', 'jade', 'sapphire', 'amethyst'];

/** A Path card that pictures somebody now and then. */
export function card(number: number): CardView {
  const [one = '', two = '', three = ''] = [0, 1, 3].map(
    (step) => GEMS[(number + step) % GEMS.length],
  );
  const left = number % 2 ? one : `${one} ${two}`;
  const right = number % 2 ? `${two} ${three}` : three;
  const visitor = number % 3 ? (Object.keys(ANIMALS)[number % 10] ?? null) : null;
  return { name: `P${number + 10}`, left, right, find: `${one} ${two} ${three}`, visitor };
}

/** A view of some Visitors, of whom the first is on its way, above some flooded rows. */
export function sample(count = 8, low = 1): CutieView {
  const visitors = Object.keys(ANIMALS)
    .slice(0, count)
    .map((name, column) => ({
      name,
      column,
      at: column < 2 ? `${low} 1` : `0 ${column}`,
      gems: GEMS.slice(0, (column % 5) + 1),
      start: GEMS.slice(0, 3),
      ways:
        column === 0
          ? ['left', 'right'].map((way, index) => ({
              way,
              to: `${low + 1} ${index}`,
              card: 'P10',
              quick: index === 1,
              needs: index === 1 ? [] : ['ruby'],
              cost: index === 1 ? 0 : 1,
              free: 0,
              reason: null,
            }))
          : [],
    }));
  const rows = Array.from({ length: count - low }, (_, index) =>
    Array.from({ length: count - low - index }, (_, column) => ({
      name: `${low + index} ${column}`,
      row: low + index,
      column,
      card: card(index * 7 + column),
    })),
  );
  const each = (value: number) => Object.fromEntries(GEMS.map((gem) => [gem, value]));
  const citizen = {
    name: 'C08',
    visitor: 'Hush',
    values: { ...each(0), ruby: 1, jade: 3, sapphire: 2 },
    points: { ...each(0), ruby: 8, jade: 27, sapphire: 18 },
    survivors: {},
    total: 53,
  };
  return {
    actor: 0,
    seat: 0,
    step: 'Act',
    rows,
    visitors,
    low,
    timer: count - low,
    flipped: 2,
    staying: 2,
    doomed: visitors.slice(2).map(({ name }) => name),
    last: null,
    also: null,
    supply: each(25),
    found: [],
    finder: null,
    giving: null,
    quickly: false,
    anyone: false,
    barred: null,
    paying: null,
    piles: each(8),
    pile: 47,
    discard: [],
    first: 0,
    turns: 4,
    players: [
      { score: 0, sheet: {}, hand: 3, cards: [card(1), card(3), card(4)], citizen },
      { score: 0, sheet: {}, hand: 3, cards: null, citizen: null },
    ],
    trigger: null,
    winners: [],
    rating: null,
    ladder: {},
    memory: null,
  };
}
