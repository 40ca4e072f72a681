import { describe, expect, it } from 'vitest';
import type { Box } from '../../kit/field';
import { sample } from './sample';
import { dropOf, pileOf, sultanate, wrapped } from './sultanate';

const SIZES = [
  [1059, 700],
  [1600, 1010],
  [352, 590],
  [600, 310],
] as const;

function overlap(one: Box, other: Box): boolean {
  return (
    one.x + one.width > other.x + 0.5 &&
    other.x + other.width > one.x + 0.5 &&
    one.y + one.height > other.y + 0.5 &&
    other.y + other.height > one.y + 0.5
  );
}

describe('the Sultanate', () => {
  it.each(SIZES)(
    'has room for everything on %d by %d pixels, and nothing lies on anything else',
    (width, height) => {
      for (const columns of [6, 7]) {
        for (const [things, cards] of [
          [0, 3],
          [5, 4],
          [12, 3],
        ] as const) {
          const laid = sultanate({ ...sample(), columns }, width, height, things, cards);
          expect(laid.djinns).toHaveLength(cards);
          const boxes = [
            ...laid.tiles.values(),
            ...laid.track,
            ...laid.bidders,
            ...laid.djinns,
            ...laid.row,
            ...laid.own,
          ];
          for (const box of boxes) {
            expect(box.x).toBeGreaterThanOrEqual(0);
            expect(box.y).toBeGreaterThanOrEqual(0);
            expect(box.x + box.width).toBeLessThanOrEqual(width + 0.5);
            expect(box.y + box.height).toBeLessThanOrEqual(height + 0.5);
            expect(box.width).toBeGreaterThan(8);
            expect(box.height).toBeGreaterThan(8);
          }
          boxes.forEach((box, n) => {
            for (const other of boxes.slice(n + 1)) expect(overlap(box, other)).toBe(false);
          });
        }
      }
    },
  );

  it('lets cards grow with a large screen and leaves no air below them', () => {
    const [laptop, large] = [sultanate(sample(), 1059, 700, 0), sultanate(sample(), 1600, 1010, 0)];
    expect(large.unit).toBeGreaterThan(1.4);
    expect(large.djinns[0]?.height).toBeGreaterThan((laptop.djinns[0]?.height ?? 0) * 1.4);
    const last = large.row.at(-1);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThan(1010 * 0.93);
  });

  it('gives tiles most of a laptop', () => {
    expect(sultanate(sample(), 1059, 700, 4).tile).toBeGreaterThan(100);
  });

  it('counts a pile by tribes', () => {
    expect(pileOf('RYYB')).toEqual([
      { tribe: 'vizier', count: 2 },
      { tribe: 'builder', count: 1 },
      { tribe: 'assassin', count: 1 },
    ]);
  });

  it('knows a drop by its cell and its letter', () => {
    expect(dropOf('C4Y')).toEqual({ cell: 'C4', tribe: 'vizier', text: 'drop vizier C4' });
  });

  it('breaks text into lines and says when it goes on', () => {
    expect(wrapped('one two three', 1000, 13, 2)).toEqual(['one two three']);
    expect(wrapped('one two three four', 40, 13, 2).at(-1)).toMatch(/…$/);
  });
});
