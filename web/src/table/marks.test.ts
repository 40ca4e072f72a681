import { expect, test } from 'vitest';
import type { Judged } from '../generated/messages';
import { columns, marks, outcome } from './marks';

function judged(number: number, seat: number, results: number[], cost = 0): Judged {
  const choice = (id: number) => ({ id, verb: 'go', args: [], text: 'go', says: {} });
  return { number, seat, results, cost, played: choice(1), better: choice(cost > 0 ? 2 : 1) };
}

test('a result that changes by a swing is marked, one that changes less is not', () => {
  const found = marks(
    [
      judged(0, 0, [0.5, 0.5]),
      judged(3, 1, [0.45, 0.55]),
      judged(5, 0, [0.6, 0.4]),
      judged(6, 1, [0.55, 0.45]),
    ],
    0.1,
    null,
  );
  expect(
    found.map(({ judged: { number }, seat, before, after }) => [number, seat, before, after]),
  ).toEqual([[3, 1, 0.55, 0.4]]);
});

test('a choice that gave much away is marked even if nobody made use of it', () => {
  const [found] = marks([judged(0, 0, [0.5, 0.5], 0.2), judged(1, 1, [0.5, 0.5])], 0.1, null);
  expect(found).toMatchObject({ seat: 0, swung: false, better: true });
});

test('there is nothing better to find where hardly anything was given away', () => {
  const good = [judged(0, 0, [0.5, 0.5], 0.004), judged(1, 1, [0.7, 0.3])];
  expect(marks(good, 0.1, null)[0]).toMatchObject({ swung: true, better: false });
});

test('the last choice is judged by how the game ended, once all are', () => {
  const last = [judged(7, 0, [0.3, 0.7])];
  expect(marks(last, 0.1, null)).toEqual([]);
  expect(marks(last, 0.1, [1, 0])).toHaveLength(1);
});

test('a shared victory is shared, and alone points count', () => {
  expect(outcome([0, 2], [9, 3, 9])).toEqual([0.5, 0, 0.5]);
  expect(outcome([0], [41])).toEqual([41]);
});

test('a chart has a column for each seat, and ends with the end', () => {
  const some = [judged(2, 0, [0.5, 0.5]), judged(4, 1, [0.2, 0.8])];
  expect(columns(some, 2, null, 9)).toEqual([
    [2, 4],
    [0.5, 0.2],
    [0.5, 0.8],
  ]);
  expect(columns(some, 2, [0, 1], 9)).toEqual([
    [2, 4, 9],
    [0.5, 0.2, 0],
    [0.5, 0.8, 1],
  ]);
});
