import { expect, it } from 'vitest';
import { rungs } from './ladder';

const LADDER = { 'washed-away': 0, 'soggy-socks': 40, 'safe-ashore': 60 };
const reached = (points: number) => rungs(LADDER, points).find(({ now }) => now)?.name;

it('the rating of some points is the best whose least points they reach', () => {
  expect([0, 39, 40, 59, 60, 200].map(reached)).toEqual([
    'washed-away',
    'washed-away',
    'soggy-socks',
    'soggy-socks',
    'safe-ashore',
    'safe-ashore',
  ]);
});

it('the best rating comes first', () => {
  expect(rungs(LADDER, 0).map(({ name }) => name)).toEqual([
    'safe-ashore',
    'soggy-socks',
    'washed-away',
  ]);
});

it('there are no ratings at a table with others', () => {
  expect(rungs({}, 50)).toEqual([]);
});
