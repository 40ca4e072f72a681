import { choice } from '../../design/choice';
import type { CardView, HandView, PlayerView, StackView, SultanView, WishView } from './view';

/** A task card by task, hearts and effect. */
export function card(name: string, task: string, hearts: number, effect: string): CardView {
  return { name, task, hearts, effect };
}

const TEA = card('T08', 'tea', 2, 'tip');
const FOOD = card('T16', 'food', 1, 'bargain');
const STORY = card('X07', 'story', 3, 'relic');

function wish(name: string, task: string, needed: number, cards: WishView['cards']): WishView {
  const progress = cards.reduce((sum, { hearts }) => sum + hearts, 0);
  return {
    name,
    kind: 'simple',
    wants: task,
    tasks: [task],
    needed,
    progress,
    guard: false,
    cards,
  };
}

function under(one: CardView, ...aides: number[]): WishView['cards'][number] {
  return { ...one, aides };
}

function holding(one: CardView, wish: string, progress: number, granted: boolean): HandView {
  return { ...one, under: [{ wish, progress, granted }] };
}

const stall = (merchant: string, kind: string, period: string, price: number): StackView => ({
  merchant,
  up: {
    name: `${merchant[0]?.toUpperCase()}09`,
    merchant,
    kind,
    period,
    price,
    valuable: price > 4,
  },
  cost: price,
  bargain: price - 1,
  below: 12,
});

const TASKS = ['fan-wave', 'tea', 'food', 'entertainment', 'bath', 'massage', 'story', 'stroll'];

/** Four seats with Travelers in the midst of a round, as the first seat sees it; its turn, in that mood. */
export function sample(mood = 'kind'): SultanView {
  const tea = wish('S03', 'tea', 6, [under(card('T07', 'tea', 3, 'aide'), 1)]);
  const players = [23, 31, 18, 27].map(
    (score, seat): PlayerView => ({
      score,
      sheet: { wishes: score },
      gems: 3 + seat,
      lamp: seat === 1,
      aides: 4,
      orderly: ['bath', 'tea', 'story', null][seat] ?? null,
      place: ['4', '6', 'start', '2'][seat] ?? 'start',
      hand: 3,
      wares: 2 - (seat % 2),
      relics: seat % 2,
      gifts: { immediate: 0, 'end-of-round': seat === 0 ? 1 : 0, 'end-of-game': 0 },
      guards_aside: 0,
      own: null,
    }),
  );
  const market = [
    stall('azure', 'carpets', 'night', 5),
    stall('brass', 'fabrics', 'night', 4),
    stall('crimson', 'spices', 'afternoon', 3),
  ];
  const [first] = players;
  if (first) {
    first.own = {
      hand: [
        holding(TEA, 'S03', 6, true),
        holding(FOOD, 'S06', 6, false),
        holding(STORY, 'S13', 6, true),
      ],
      market_card: 'M3',
      pays: {
        azure: 1,
        brass: 2,
        crimson: 0,
        spices: 0,
        ceramics: 0,
        fabrics: 2,
        carpets: 0,
        jewels: 1,
        morning: 1,
        afternoon: 0,
        night: 2,
        valuable: 1,
      },
      worth: { A09: 4, B09: 6, C09: 0, B06: 4 },
      wares: [
        {
          name: 'B06',
          merchant: 'brass',
          kind: 'ceramics',
          period: 'night',
          price: 3,
          valuable: false,
        },
      ],
      wares_worth: 4,
      relics: ['mask'],
      relics_worth: 1,
      gifts: ['GR1'],
    };
  }
  return {
    actor: 0,
    seat: 0,
    step: 'Mandatory',
    travelers: true,
    round: 2,
    rounds: 0,
    first: 1,
    plate: { name: `plate ${mood}`, mood, extra: 1 },
    plates_shown: ['P01', 'P05', 'P04'],
    plates_left: 2,
    ending: false,
    wishes: [
      { ...tea, guard: true, progress: 4 },
      wish('S10', 'bath', 7, [
        under(card('T27', 'bath', 2, 'search'), 2),
        under(card('T28', 'bath', 1, 'bargain'), 0),
      ]),
      wish('S13', 'story', 5, [under(card('T39', 'story', 3, 'search'), 3)]),
      wish('S06', 'food', 7, [
        under(card('T17', 'food', 4, 'swap'), 1, 0),
        under(card('T14', 'food', 1, 'tip'), 2),
      ]),
    ],
    simple_down: 5,
    final_down: 4,
    deck: 25,
    guard_on_top: true,
    discard: [card('T44', 'stroll', 4, 'tip'), card('T45', 'stroll', 1, 'search')],
    guards_discarded: 0,
    guards_drawn: 0,
    extra_stack: 5,
    extra_cards: [],
    extra_tasks: [],
    places: [6, 4, 2],
    lamp_squares: [10, 25, 40],
    looking: null,
    looked_at: 0,
    seen_cards: [],
    chart: Object.fromEntries(
      TASKS.map((task) => {
        const seat = players.findIndex(({ orderly }) => orderly === task);
        return [task, seat < 0 ? null : seat];
      }),
    ),
    priority: [1, 0, 2],
    market,
    gift_stacks: { immediate: 5, 'end-of-round': 6, 'end-of-game': 7 },
    gifts_seen: 0,
    seen_gifts: [],
    used_gift: null,
    heart_gifts: {},
    tokens: [3, 4, 5, 7, 8],
    paths: PATHS,
    winners: [],
    bands: [],
    band: null,
    players,
    memory: null,
  };
}

const PATHS = [
  ...['start 1', 'start 2', '1 3', '1 4', '2 4', '2 5', '3 6', '3 immediate', '4 6', '4 7', '5 7'],
  ...['5 8', '6 immediate', '6 end-of-round', '7 end-of-round', '7 end-of-game', '8 end-of-game'],
];

/** What the first seat can do in the sample. */
export const CHOICES = [
  'fulfil T08 S03',
  'extra T08',
  'effect T08',
  'fulfil T16 S06',
  'extra T16',
  'effect T16',
  'fulfil X07 S13',
  'extra X07',
  'effect X07',
  'orderly fan-wave',
  'orderly food',
  'orderly stroll',
  'travel 6',
  'travel 7',
].map(choice);
