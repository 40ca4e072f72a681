import type { PlayerView, TileView, TribesView } from './view';

const KINDS: [kind: string, value: number, colour: string][] = [
  ['village', 5, 'blue'],
  ['small-market', 6, 'red'],
  ['oasis', 8, 'red'],
  ['sacred-place', 10, 'blue'],
  ['large-market', 4, 'red'],
  ['city', 0, 'red'],
];
const PILES = ['YWG', 'BBR', 'WWGR', 'Y', '', 'GGBRRYYW', 'RBW'];

function tile(row: number, column: number): TileView {
  const n = row * 5 + column * 3;
  const cell = `${'ABCDEF'[row]}${column + 1}`;
  if (cell === 'C4') return { cell, kind: 'lake', value: 0, colour: 'none', pile: '' };
  const [kind, value, colour] = KINDS[n % KINDS.length] ?? ['village', 5, 'blue'];
  const empty = n % 7 === 4;
  return {
    cell,
    kind,
    value,
    colour,
    pile: PILES[n % PILES.length] ?? '',
    ...(empty ? { owner: row % 4 } : {}),
    ...(empty && kind === 'oasis' ? { palms: 2 } : {}),
    ...(empty && kind === 'village' ? { palaces: 1 } : {}),
    ...(kind === 'city' && !empty ? { whim: 'W06' } : {}),
  };
}

function player(seat: number): PlayerView {
  return {
    score: 58 + seat * 4,
    sheet: {},
    gold: 45 - seat * 8,
    camels: 7 - seat,
    tent: false,
    tiles: [],
    kept: { vizier: 3 - (seat % 2), elder: 2, artisan: 0 },
    djinns: seat === 0 ? [{ name: 'jafaar', points: 6, cost: 'none', used: false }] : [],
    cards: 4,
    items: 0,
    whims: seat === 0 ? 1 : 0,
    done: [],
    thieves: [],
    own:
      seat === 0
        ? {
            cards: { fish: 1, silk: 1, fakir: 2 },
            items: [],
            whims: [{ name: 'W09', wants: 'oases', number: 3, gold: 15, have: 2 }],
            goods: 3,
            precious: 0,
            drawn: [],
            total: 71,
          }
        : null,
  };
}

/** The Sultanate with Whims, in a move of which two meeples have been dropped, or at rest. */
export function sample(moving = false, seats = 4): TribesView {
  const tiles = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 6 }, (_, column) => tile(row, column)),
  ).flat();
  return {
    actor: 0,
    seat: 0,
    step: moving ? 'DropOne' : 'Move',
    round: 2,
    turns: 9,
    rows: 6,
    columns: 6,
    tiles,
    mountains: [],
    bag: 'YYG',
    palms: 9,
    palaces: 8,
    move: moving
      ? {
          start: 'D3',
          at: 'E4',
          hand: 'YBB',
          path: ['E3W', 'E4G'],
          carpet: false,
          ends: [
            {
              cell: 'C5',
              tribe: 'builder',
              taken: 3,
              control: true,
              gold: 9,
              action: 'village',
              path: ['D4Y', 'D5B', 'C5B'],
            },
            {
              cell: 'D4',
              tribe: 'vizier',
              taken: 2,
              control: false,
              gold: 0,
              action: 'small-market',
              path: ['F4B', 'F5B', 'E5Y'],
            },
          ],
        }
      : null,
    action: null,
    track: [18, 12, 8, 5, 3, 1, 0, 0, 0].map((price, n) => ({
      price,
      seat: n === 5 ? 2 : n === 8 ? 3 : null,
    })),
    bidding: [1, 0].slice(0, seats),
    bids: [],
    bid: null,
    row: ['fish', 'fakir', 'silk', 'wheat', 'pottery', 'fish', 'ivory', 'spice', 'fakir'],
    deck: 30,
    discard: {},
    djinns: [
      { name: 'jafaar', points: 6, cost: 'none' },
      { name: 'echidna', points: 4, cost: 'two-elders' },
      { name: 'kumarbi', points: 6, cost: 'fakirs' },
    ],
    djinn_deck: 20,
    djinn_discard: [],
    conjured: [],
    whim_deck: 12,
    item_pile: 0,
    item_discard: [],
    drawn: 0,
    given: [],
    thief: null,
    offered: [],
    offer: 0,
    placing: null,
    meant: null,
    claiming: null,
    builders: 0,
    blue: 0,
    reach: 0,
    second: false,
    doubled: false,
    deadly: false,
    artisans: false,
    with_whims: true,
    stuck: false,
    ending: 'no',
    winners: [],
    city_whims: tiles
      .filter(({ whim }) => whim)
      .map(({ cell }) => ({ cell, name: 'W06', wants: 'palms', number: 4, gold: 10, have: 1 })),
    players: Array.from({ length: seats }, (_, seat) => player(seat)),
    memory: null,
  };
}
