import { describe, expect, it } from 'vitest';
import type { Box } from '../../kit/field';
import { gemsOnCard, pawnWidth, pyramid, stand } from './pyramid';
import { sample } from './sample';

const SIZES = { laptop: [1104, 694], large: [1606, 1006], phone: [360, 585], lying: [600, 300] };

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(Object.entries(SIZES))('on a %s', (_, [width = 0, height = 0]) => {
  it.each([6, 8, 10].flatMap((count) => [1, 3, count - 3].map((low) => [count, low] as const)))(
    'all of a map for %i Visitors is in view from row %i up, and nothing lies on another',
    (count, low) => {
      const { cells, harbour, hand } = pyramid(sample(count, low), width, height, 3);
      const boxes = [...cells.values(), ...harbour, ...hand];
      expect(cells.size).toBe(((count - low + 1) * (count - low)) / 2);
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(boxes.filter((other) => other !== box && meet(box, other))).toEqual([]);
      }
    },
  );

  it('what a card has found lies in its place, clear of the rest of the hand and of the map', () => {
    const { cells, hand, found } = pyramid(sample(10), width, height, 2);
    expect([...cells.values(), ...hand].filter((box) => meet(box, found))).toEqual([]);
    expect(found.x).toBeGreaterThanOrEqual(0);
    expect(found.x + found.width).toBeLessThanOrEqual(width);
  });

  it('the rows that are left move up when the water rises, or stay where they are', () => {
    const dry = pyramid(sample(8), width, height, 3);
    const wet = pyramid(sample(8, 3), width, height, 3);
    expect(wet.cells.size).toBe(15);
    expect(wet.water).toBeLessThan(dry.water);
    for (const box of wet.cells.values())
      expect(box.y + box.height).toBeLessThanOrEqual(wet.water + 5);
  });
});

it('where rows keep their place the cards under water are below it, and on a phone there are none', () => {
  const { drowned, water, harbour } = pyramid(sample(8, 3), 1104, 694, 3);
  expect(drowned).toHaveLength(7 + 6);
  for (const box of drowned) {
    expect(box.y).toBeGreaterThanOrEqual(water);
    expect(box.y + box.height).toBeLessThanOrEqual(harbour[0]?.y ?? 0);
  }
  expect(pyramid(sample(8, 3), 360, 585, 3).drowned).toEqual([]);
});

it('every gem of a card lies on it, on the side of its trail', () => {
  for (const [width, height] of [
    [128, 80],
    [41, 56],
    [68, 30],
  ] as const) {
    const gems = gemsOnCard({ left: 'ruby', right: 'amber jade' }, width, height);
    expect(gems.map(({ name, side }) => `${name} ${side}`)).toEqual([
      'ruby left',
      'amber right',
      'jade right',
    ]);
    for (const { at, side } of gems) {
      expect(at.x < width / 2).toBe(side === 'left');
      expect(at.y).toBeLessThan(height);
    }
  }
});

it.each([
  [40, 53],
  [31, 40],
])('on a slim card of %i by %i a pawn hides no gem', (width, height) => {
  const cell = { x: 0, y: 0, width, height };
  const pawn = stand(cell, 0, 1);
  for (const { at, size } of gemsOnCard({ left: 'ruby', right: 'amber jade' }, width, height))
    expect(Math.hypot(at.x - pawn.x, at.y - pawn.y)).toBeGreaterThan(
      (pawnWidth(cell, 1) + size) / 2,
    );
});

it('two pawns on a card stand beside each other', () => {
  const cell = { x: 0, y: 0, width: 100, height: 80 };
  expect(stand(cell, 0, 1).x).toBe(50);
  expect(stand(cell, 0, 2).x).toBeLessThan(stand(cell, 1, 2).x);
});
