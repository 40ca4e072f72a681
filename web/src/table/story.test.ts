import { describe, expect, it } from 'vitest';
import { entries, named, passages, seatsIn, since, touched } from './story';
import type { Line } from './table.svelte';

const STORY: Line[] = [
  [0, 'log-starts', { seat: 1 }],
  [2, 'log-lays', { seat: 0, tile: 'OR1' }],
  [2, 'log-places', { seat: 0, tile: 'OR1' }],
  [3, 'log-wins', { seats: [0, 1], count: 2 }],
];

describe('a story', () => {
  it('has a passage for each action, which leads to the position after it', () => {
    expect(passages(STORY).map(({ after, lines }) => [after, lines.length])).toEqual([
      [1, 1],
      [3, 2],
      [4, 1],
    ]);
  });

  it('tells the end of a game by seats, and attributes nobody’s points to whoever acted last', () => {
    const end: Line[] = [
      [9, 'log-joins', { seat: 1 }],
      [9, 'log-extra-task', { task: 'tea' }],
      [9, 'log-scores', { seat: 0, points: 3 }],
      [9, 'log-scores', { seat: 0, points: 4 }],
      [9, 'log-scores', { seat: 1, points: 5 }],
      [9, 'log-wins', { seats: [0], count: 1 }],
    ];
    expect(passages(end).map(({ after }) => after)).toEqual([10]);
    const lengths = (over: boolean) => entries(end, [], { over }).map(({ lines }) => lines.length);
    expect(lengths(true)).toEqual([2, 2, 1, 1]);
    expect(lengths(false)).toEqual([6]);
  });

  it('says who gave up, after what had happened by then', () => {
    const keys = (told: ReturnType<typeof entries>) =>
      told.map(({ after, lines }) => [after, ...lines.map(([, key]) => key)]);
    const people = [{ resigned: null }, { resigned: 3 }, { resigned: 4 }];
    expect(keys(entries(STORY, people))).toEqual([
      [1, 'log-starts'],
      [3, 'log-lays', 'log-places'],
      [3, 'table-resigned'],
      [4, 'log-wins'],
      [4, 'table-resigned'],
    ]);
    expect(keys(entries(STORY.slice(3), people, { whole: false }))).toEqual([
      [4, 'log-wins'],
      [4, 'table-resigned'],
    ]);
    expect(keys(entries([], [{ resigned: 0 }]))).toEqual([[0, 'table-resigned']]);
  });

  it('tells whom a passage is about', () => {
    expect(passages(STORY).map(({ lines }) => seatsIn(lines))).toEqual([[1], [0, 0], [0, 1]]);
  });

  it('tells what has happened since somebody acted', () => {
    expect(since([0], STORY).map(([, key]) => key)).toEqual(['log-wins']);
    expect(since([1], STORY)).toHaveLength(3);
    expect(since([], STORY)).toHaveLength(4);
    const follows: Line = [3, 'log-inspector-comes', { tile: 'PU1' }];
    expect(since([0], [[3, 'log-scores', { seat: 0 }], follows])).toEqual([]);
  });

  it('knows who touched a piece, also where a line follows by itself', () => {
    const then: Line = [2, 'log-inspector-comes', { tile: 'PU1' }];
    expect([...touched([...STORY, then])]).toEqual([
      ['OR1', 0],
      ['PU1', 0],
    ]);
  });

  it('counts as touched what was laid, not what it was laid beside', () => {
    const where = [{ key: 'where-left', args: { tile: 'BL1' } }];
    expect([...touched([[1, 'log-lays', { seat: 1, tile: 'OR1', where }]])]).toEqual([['OR1', 1]]);
  });

  it('names pieces in texts, lists and phrases, and never by numbers', () => {
    const args = {
      seat: 0,
      tile: 'OR1',
      tiles: ['PU1', 'PU2'],
      where: [{ key: 'where-left', args: { tile: 'BL1' } }],
      none: null,
    };
    expect(named(args)).toEqual(['OR1', 'PU1', 'PU2', 'BL1']);
  });
});
