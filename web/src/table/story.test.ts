import { describe, expect, it } from 'vitest';
import { named, passages, seatsIn, since, touched } from './story';
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

  it('tells whom a passage is about', () => {
    expect(passages(STORY).map(seatsIn)).toEqual([[1], [0, 0], [0, 1]]);
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
