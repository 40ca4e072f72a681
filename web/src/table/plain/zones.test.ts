import { expect, test } from 'vitest';
import { Words } from '../../text/words';
import type { Choice, View } from '../table.svelte';
import {
  bare,
  type Components,
  changed,
  choicesAbout,
  drawable,
  laid,
  said,
  spread,
  type TableZone,
  titleOf,
  triesOf,
  whose,
} from './zones';

const words = new Words([{ language: 'en', texts: ['zone-row = The row\ncolour-jade = green'] }]);

function choice(text: string): Choice {
  return { id: 0, verb: text.split(' ')[0] ?? '', args: [], text, says: {} };
}

const row: TableZone = {
  zone: 'row',
  kind: 'board',
  owner: -1,
  pieces: [
    { text: 'amber', names: ['0'] },
    { text: 'jade', names: ['1'] },
    { text: 'pearl', names: ['2'], tries: ['turn 2'] },
    { text: 'coral' },
  ],
};

test('a piece is lit by the choices that name it, by any of its names', () => {
  const choices = [choice('take 0'), choice('buy brass'), choice('done')];
  expect(choicesAbout(['0'], choices)).toEqual([choices[0]]);
  expect(choicesAbout(['B07', 'brass'], choices)).toEqual([choices[1]]);
  expect(choicesAbout(['take'], choices)).toEqual([choices[0]]);
  expect(choicesAbout(undefined, choices)).toEqual([]);
});

test('a piece without a choice is asked about as its neighbour could be played', () => {
  expect(triesOf(row.pieces?.[1] ?? { text: '' }, row, [choice('take 0')])).toEqual(['take 1']);
});

test('what the game says one could try goes before that, and a piece without a name is not asked about', () => {
  expect(triesOf(row.pieces?.[2] ?? { text: '' }, row, [choice('take 0')])).toEqual(['turn 2']);
  expect(triesOf(row.pieces?.[3] ?? { text: '' }, row, [choice('take 0')])).toEqual([]);
});

test('piles and tracks lie aside unless the game says otherwise, and seats have their own', () => {
  const zones: TableZone[] = [
    row,
    { zone: 'deck', kind: 'pile', owner: -1, count: 3 },
    { zone: 'plates', kind: 'pile', owner: -1, aside: false },
    { zone: 'hand', kind: 'hand', owner: 1, count: 2 },
  ];
  const view = { players: [{}, {}], zones } as unknown as View;
  const { main, aside, seats } = laid(view);
  expect(main.map(({ zone }) => zone)).toEqual(['row', 'plates']);
  expect(aside.map(({ zone }) => zone)).toEqual(['deck']);
  expect(seats.map((own) => own.map(({ zone }) => zone))).toEqual([[], ['hand']]);
});

test('plain words are said by the text of their zone, and zones by their own text or name', () => {
  expect(said(words, 'colour', 'jade')).toBe('green');
  expect(said(words, 'row', 'jade')).toBe('jade');
  expect(titleOf(words, 'row')).toBe('The row');
  expect(titleOf(words, 'market-card')).toBe('Market card');
});

test('a text does not repeat the code that stands beside it', () => {
  expect(bare('tea, 3 hearts (T09)', 'T09')).toBe('Tea, 3 hearts');
  expect(bare('tea (T09)', undefined)).toBe('Tea (T09)');
});

const box: Components = {
  zones: { hand: { kind: 'hand', tries: ['play'] } },
  pieces: { T1: { text: { key: 'tea' }, pips: 2 }, T2: { text: 'bath', tries: ['wash T2'] } },
};

test('zones name their pieces, and the components say what those are', () => {
  const zones = { table: { deck: 3 }, seats: [{ hand: ['T1', 'T2', { text: 'a back' }] }] };
  expect(spread(zones, box)).toEqual([
    { zone: 'deck', owner: -1, kind: 'supply', count: 3, pieces: [] },
    {
      zone: 'hand',
      owner: 0,
      kind: 'hand',
      pieces: [
        { text: { key: 'tea' }, pips: 2, names: ['T1'], tries: ['play T1'] },
        { text: 'bath', names: ['T2'], tries: ['wash T2'] },
        { text: 'a back' },
      ],
    },
  ]);
});

test('what is said now goes before what the component says, for pieces under pieces too', () => {
  const wish = { name: 'S1', pieces: [{ name: 'T1', also: ['best'], pips: 3, seats: [1] }] };
  const [row] = spread({ table: { row: [wish] }, seats: [] }, box);
  expect(row?.pieces?.[0]?.pieces).toEqual([
    { text: { key: 'tea' }, pips: 3, seats: [1], names: ['T1', 'best'] },
  ]);
});

test('a view is drawn once it is known what its zones name, and at once if it has none', () => {
  const view = { players: [], zones: { table: {}, seats: [] } } as unknown as View;
  expect(drawable(view, null)).toBeNull();
  expect(drawable(view, box)?.zones).toEqual([]);
  const own = { players: [] } as unknown as View;
  expect(drawable(own, null)).toBe(own);
});

test('who has a marker on a piece is said by the text of its zone, else by name', () => {
  const spoken = new Words([
    { language: 'en', texts: ['seats-chart = { $count } of { $who }'] },
  ]).toReader(-1, ['Ann', 'Ben']);
  expect(whose(spoken, 'chart', [1])).toBe('1 of Ben');
  expect(whose(spoken, 'track', [1])).toBe('Ben');
});

test('a view that says only what is different is put together with the one before', () => {
  const before = {
    actor: 0,
    round: 2,
    zones: { table: { deck: 3, gifts: ['T1'] }, seats: [{ hand: 1 }, { hand: 1 }] },
  } as unknown as View;
  const zones = { table: { deck: 2, gifts: null }, seats: [{ hand: 2 }, {}] };
  const now = changed(before, { since: 4, actor: 1, zones } as unknown as View);
  expect(now).toMatchObject({ actor: 1, round: 2 });
  expect(now.zones).toEqual({ table: { deck: 2 }, seats: [{ hand: 2 }, { hand: 1 }] });
  expect(changed(before, before)).toBe(before);
});

test('a view is put together from the one before and from what differs', () => {
  const before = { actor: 0, tiles: [{ pile: 'YW' }, { pile: 'G' }], move: null };
  const differences = [
    [['actor'], 1],
    [['tiles', 1, 'pile'], 'GR'],
    [['move'], { hand: 'B' }],
  ];
  const now = changed(before as unknown as View, { since: 4, differences } as unknown as View);
  expect(now).toEqual({ actor: 1, tiles: [{ pile: 'YW' }, { pile: 'GR' }], move: { hand: 'B' } });
  expect((now as unknown as typeof before).tiles[0]).toBe(before.tiles[0]);
});

test('a piece in a sentence is said as its component says', () => {
  const spoken = new Words([
    { language: 'en', texts: ['play = Play { $card }\ntea = tea for { $people }'] },
  ]).toReader(0, [], { T1: { says: { key: 'tea', args: { people: 2 } } } });
  expect(spoken.say('play', { card: { piece: 'T1' } })).toBe('Play tea for 2');
  expect(spoken.say('play', { card: { piece: 'T9' } })).toBe('Play T9');
});
