import { describe, expect, test } from 'vitest';
import {
  around,
  type Box,
  type Direction,
  framed,
  middleOf,
  nearest,
  polygon,
  rectangle,
  widened,
} from './field';

/** Cards of a pyramid, from the top. */
const CARDS: Record<string, Box> = {
  a: box(60, 0),
  b: box(180, 0),
  c: box(0, 80),
  d: box(120, 80),
  e: box(240, 80),
  f: box(60, 160),
  g: box(180, 160),
};

function box(x: number, y: number): Box {
  return { x, y, width: 100, height: 70 };
}

describe('what is to be seen', () => {
  test('the box around some boxes touches the outermost', () => {
    expect(around(Object.values(CARDS))).toEqual({ x: 0, y: 0, width: 340, height: 230 });
    expect(around([]).width).toBeGreaterThan(0);
  });

  test('all that is wanted is shown, in the middle, in the shape of the space', () => {
    const wanted = widened(around(Object.values(CARDS)), 20);
    const shown = framed(wanted, 320, 300, 1.5);
    expect(shown.width).toBeCloseTo(wanted.width);
    expect(shown.width / shown.height).toBeCloseTo(320 / 300);
    expect(shown.y + shown.height / 2).toBeCloseTo(wanted.y + wanted.height / 2);
  });

  test('a few spots do not grow beyond the largest size', () => {
    expect(1200 / framed(box(0, 0), 1200, 800, 1.5).width).toBeCloseTo(1.5);
  });
});

describe('going from spot to spot', () => {
  const names = Object.keys(CARDS);
  const middles = Object.values(CARDS).map((at) => middleOf({ at }));
  function go(from: string, direction: Direction): string | undefined {
    const here = middles[names.indexOf(from)];
    return here && names[nearest(middles, here, direction, 1.2)];
  }

  test('arrows go to the next spot in their direction', () => {
    expect(go('c', 'right')).toBe('d');
    expect(go('d', 'right')).toBe('e');
    expect(go('b', 'left')).toBe('a');
    expect(go('a', 'down')).toBe('c');
    expect(go('e', 'up')).toBe('b');
  });

  test('no row is left out because the one behind it lies straight ahead', () => {
    expect(go('b', 'down')).toBe('d');
    expect(go('f', 'up')).toBe('c');
  });

  test('there is nothing beyond the edge', () => {
    expect(go('e', 'right')).toBeUndefined();
    expect(go('a', 'up')).toBeUndefined();
  });

  test('a spot may say where its middle is', () => {
    expect(middleOf({ at: box(0, 0), middle: { x: 1, y: 2 } })).toEqual({ x: 1, y: 2 });
  });
});

describe('outlines', () => {
  test('a polygon is closed', () => {
    expect(
      polygon([
        { x: 0, y: 0 },
        { x: 1 / 3, y: 2 },
      ]),
    ).toBe('M0 0L0.33 2Z');
  });

  test('a rectangle moves in on all sides, and its corners become sharper', () => {
    expect(rectangle(100, 70, 8)(0)).toBe(
      'M8 0h84a8 8 0 0 1 8 8v54a8 8 0 0 1 -8 8h-84a8 8 0 0 1 -8 -8v-54a8 8 0 0 1 8 -8Z',
    );
    expect(rectangle(100, 70, 8)(10)).toBe('M10 10h80v50h-80v-50Z');
  });
});
