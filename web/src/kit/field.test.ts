import { describe, expect, test } from 'vitest';
import {
  around,
  type Box,
  type Corner,
  type Direction,
  fitted,
  lined,
  middleOf,
  nearest,
  polygon,
  rectangle,
  serves,
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

test('boxes in lines have the gap between them, across and down', () => {
  const places = lined(3, 2, { x: 5, y: 7, width: 20, height: 10 }, 2).map(({ x, y }) => [x, y]);
  expect(places).toEqual([
    [5, 7],
    [27, 7],
    [5, 19],
  ]);
});

describe('what is to be seen', () => {
  test('the box around some boxes touches the outermost', () => {
    expect(around(Object.values(CARDS))).toEqual({ x: 0, y: 0, width: 340, height: 230 });
    expect(around([]).width).toBeGreaterThan(0);
  });

  test('all is shown, as large as can be, in the middle and in the shape of the space', () => {
    const boxes = Object.values(CARDS);
    const shown = fitted(boxes, { width: 380, height: 300, air: 20, corners: [] });
    expect(shown).toEqual({ x: -20, y: -35, width: 380, height: 300 });
    const large = fitted(boxes, { width: 3800, height: 3000, air: 200, corners: [] });
    expect(large.width).toBeCloseTo(380);
  });

  test('nothing is hidden by what lies in the corners', () => {
    const space = { width: 380, height: 270, air: 20 };
    const tray: Corner = { side: 'left', edge: 'bottom', width: 120, height: 120 };
    const free = fitted(Object.values(CARDS), { ...space, corners: [] });
    const shown = fitted(Object.values(CARDS), { ...space, corners: [tray] });
    expect(shown.width).toBeGreaterThan(free.width);
    const scale = space.width / shown.width;
    for (const { x, y, width, height } of Object.values(CARDS)) {
      const beside = (x - shown.x) * scale >= 120;
      const above = (y + height - shown.y) * scale <= 270 - 120;
      expect(beside || above).toBe(true);
      expect(x + width).toBeLessThanOrEqual(shown.x + shown.width);
    }
  });

  test('a board that still fits stays where it is, until it could be clearly larger', () => {
    const space = { width: 380, height: 300, air: 20, corners: [] };
    const shown = fitted(Object.values(CARDS), space);
    const { e: _, ...fewer } = CARDS;
    expect(serves(shown, Object.values(fewer), space)).toBe(true);
    expect(serves(shown, [box(0, 0)], space)).toBe(false);
    expect(serves(shown, [...Object.values(CARDS), box(400, 0)], space)).toBe(false);
    expect(serves(shown, Object.values(CARDS), { ...space, width: 500 })).toBe(false);
  });
});

describe('going from spot to spot', () => {
  const names = Object.keys(CARDS);
  const places = Object.values(CARDS).map((at) => ({ at }));
  function go(from: string, direction: Direction): string | undefined {
    const here = places[names.indexOf(from)];
    return here && names[nearest(places, here, direction, 1.2)];
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

  test('what lies in the same row goes before what lies nearer in another one', () => {
    const top = { at: box(0, 0) };
    const hand = { at: { x: 900, y: 20, width: 100, height: 90 } };
    const below = { at: box(50, 80) };
    expect(nearest([below, hand], top, 'right', 2)).toBe(1);
    expect(nearest([below, hand], top, 'down', 2)).toBe(0);
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
