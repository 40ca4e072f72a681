import { expect, test } from 'vitest';
import type { Line } from '../../table/table.svelte';
import { lastScored, promised, roundsIn, scoredIn, sharesOf } from './desk';
import { sample } from './sample';

const END: Line[] = [
  [7, 'log-extra-task', { task: 'bath', hearts: 5, cards: ['T30', 'T25'] }],
  [7, 'log-extra-task', { task: 'story', hearts: 3, cards: ['T39'] }],
  [7, 'log-scores-extra-task', { seat: 1, task: 'story', points: 4 }],
  [7, 'log-round', { round: 2, seat: 1 }],
];

test('the end of a round tells hearts, and who got points for them', () => {
  expect(scoredIn(END)).toEqual([
    { task: 'bath', hearts: 5, seat: null, points: 0 },
    { task: 'story', hearts: 3, seat: 1, points: 4 },
  ]);
  expect(scoredIn([[3, 'log-round', { round: 1, seat: 0 }]])).toEqual([]);
});

test('each round is told with its number, even if the beginning of the story is not there', () => {
  const later = END.map(
    ([, key, args]): Line => [9, key, key === 'log-round' ? { ...args, round: 3 } : args],
  );
  expect(roundsIn([...END, ...later], 3).map(({ round }) => round)).toEqual([1, 2]);
});

test('a round that was under way when the story began is the one that ends', () => {
  expect(roundsIn(END.slice(0, -1), 3).map(({ round }) => round)).toEqual([3]);
});

test('gifts between hearts and points take neither from the round', () => {
  const [bath, story, scores, begins] = END as [Line, Line, Line, Line];
  const gift: Line = [8, 'log-uses-gift', { seat: 1 }];
  const late = [bath, story, gift, [9, scores[1], scores[2]], [9, begins[1], begins[2]]] as Line[];
  expect(roundsIn(late, 2)).toEqual(roundsIn(END, 2));
});

test('the last round shows how it scored while that is new, or until something lies on the chart', () => {
  const begun = { ...sample(), round: 2, extra_stack: 0, chart: { bath: null, story: null } };
  const tasks = scoredIn(END);
  expect(lastScored(begun, END, [])).toEqual(tasks);
  const moved = { ...begun, chart: { bath: 0, story: null } };
  expect(lastScored(moved, END, [])).toEqual([]);
  expect(lastScored(moved, END, END)).toEqual(tasks);
  expect(lastScored({ ...begun, round: 3 }, END, END)).toEqual([]);
});

test('a preview promises points to each seat', () => {
  const lines: [string, Record<string, unknown>][] = [
    ['log-scores-wish', { seat: 0, points: 3 }],
    ['log-scores-wish', { seat: 1, points: 4 }],
    ['log-lamp-lights', { seat: 0 }],
  ];
  const preview = { lines } as Parameters<typeof promised>[0];
  expect([...promised(preview)]).toEqual([
    [0, 3],
    [1, 4],
  ]);
  expect(promised(null).size).toBe(0);
});

test('two aides of one seat on one card score its hearts twice', () => {
  const card = { name: 'T01', task: 'tea', effect: 'tip' };
  const cards = [
    { ...card, hearts: 2, aides: [1, 1] },
    { ...card, hearts: 3, aides: [0, 1] },
  ];
  const wish = { cards } as Parameters<typeof sharesOf>[0];
  expect([...sharesOf(wish)]).toEqual([
    [0, 3],
    [1, 7],
  ]);
});
