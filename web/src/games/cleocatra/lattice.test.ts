import { describe, expect, test } from 'vitest';
import {
  around,
  type Cell,
  corner,
  extent,
  framed,
  heart,
  INNER,
  inReadingOrder,
  isUp,
  labels,
  middle,
  named,
  nearest,
  RISE,
  SIDE,
  sides,
  step,
  triangle,
} from './lattice';

const STRIP: Cell[] = Array.from({ length: 13 }, (_, x) => [x, 0]);

describe('cells', () => {
  test('a cell points up when the sum of its coordinates is even, left of nought too', () => {
    expect([0, 1, -1, -2].map((x) => isUp([x, 0]))).toEqual([true, false, false, true]);
  });

  test('sides are mutual and join an up cell to a down cell', () => {
    for (const cell of [...STRIP, [-3, -2] as Cell, [-2, 5] as Cell]) {
      for (const near of sides(cell)) {
        expect(isUp(near)).toBe(!isUp(cell));
        expect(sides(near).map(named)).toContain(named(cell));
      }
    }
  });

  test('cells that share a side share two corners, and no others do', () => {
    const corners = (cell: Cell) =>
      triangle(isUp(cell)).map(({ x, y }) => {
        const at = corner(cell);
        return `${Math.round(x + at.x)} ${Math.round(y + at.y)}`;
      });
    const shared = (a: Cell, b: Cell) => corners(a).filter((c) => corners(b).includes(c)).length;
    for (const near of sides([0, 0])) expect(shared([0, 0], near)).toBe(2);
    expect(shared([0, 0], [2, 0])).toBe(1);
    expect(shared([0, 0], [0, -1])).toBe(1);
  });

  test('free cells around a single tile are its three sides, around a strip none is counted twice', () => {
    expect(around([[0, 0]])).toHaveLength(3);
    expect(new Set(around(STRIP).map(named)).size).toBe(around(STRIP).length);
    expect(around(STRIP)).toHaveLength(15);
  });

  test('a hole within a ring is free', () => {
    const ring = sides([0, 0]);
    expect(around(ring).map(named)).toContain('0 0');
  });
});

describe('labels', () => {
  test('cells are numbered from -8 to 7 and wrap round', () => {
    expect(labels([0, 0])).toEqual([0, 0]);
    expect(labels([7, -8])).toEqual([7, -8]);
    expect(labels([8, -9])).toEqual([-8, 7]);
    expect(labels([-24, 40])).toEqual([-8, -8]);
  });

  test('wrapping keeps up and down apart', () => {
    for (const cell of [
      [8, 0],
      [9, -9],
      [-9, 3],
    ] as Cell[])
      expect(isUp(labels(cell))).toBe(isUp(cell));
  });

  test('the free cells around the longest strip all have labels of their own', () => {
    const all = [...STRIP, ...around(STRIP)];
    expect(new Set(all.map((cell) => named(labels(cell)))).size).toBe(all.length);
  });
});

describe('geometry', () => {
  test('the middle of a triangle is equally far from its sides', () => {
    for (const up of [true, false]) {
      const [tip, right, left] = triangle(up);
      expect(Math.abs((tip?.y ?? 0) - (right?.y ?? 0))).toBeCloseTo(RISE);
      expect((right?.x ?? 0) - (left?.x ?? 0)).toBeCloseTo(SIDE);
      expect(Math.abs((right?.y ?? 0) - heart(up).y)).toBeCloseTo(INNER);
    }
  });

  test('an inset moves the flat side in by just that much', () => {
    expect(triangle(true, 5)[1]?.y).toBeCloseTo(RISE - 5);
    expect(triangle(false, 5)[1]?.y).toBeCloseTo(5);
  });

  test('the extent of a strip of thirteen is seven sides wide and one row high', () => {
    expect(extent(STRIP)).toEqual({ x: 0, y: 0, width: 7 * SIDE, height: RISE });
  });

  test('an empty table has an extent too', () => {
    expect(extent([]).width).toBeGreaterThan(0);
  });

  test('what is shown holds all that is wanted, in its middle, in the shape of the space', () => {
    const wanted = extent(STRIP);
    const shown = framed(wanted, 320, 300, 1.5);
    expect(shown.width).toBeCloseTo(wanted.width);
    expect(shown.width / shown.height).toBeCloseTo(320 / 300);
    expect(shown.y + shown.height / 2).toBeCloseTo(wanted.y + wanted.height / 2);
  });

  test('a few tiles do not grow beyond the largest size', () => {
    const shown = framed(extent([[0, 0]]), 1200, 800, 1.5);
    expect(1200 / shown.width).toBeCloseTo(1.5);
  });

  test('a step is the short way round the torus', () => {
    expect(step([0, 0], [2, 1])).toEqual(corner([2, 1]));
    expect(step([7, 0], [-8, 0])).toEqual(corner([1, 0]));
  });
});

describe('going from cell to cell', () => {
  const cells: Cell[] = [
    [-1, 0],
    [0, 0],
    [1, 0],
    [0, 1],
    [3, 0],
  ];
  const go = (from: Cell, direction: 'left' | 'right' | 'up' | 'down') =>
    cells[nearest(cells.map(middle), middle(from), direction)];

  test('arrows go to the next cell in their direction', () => {
    expect(go([0, 0], 'left')).toEqual([-1, 0]);
    expect(go([0, 0], 'right')).toEqual([1, 0]);
    expect(go([0, 0], 'down')).toEqual([0, 1]);
    expect(go([0, 1], 'up')).toEqual([0, 0]);
  });

  test('a gap is crossed', () => {
    expect(go([1, 0], 'right')).toEqual([3, 0]);
    expect(go([3, 0], 'left')).toEqual([1, 0]);
  });

  test('there is nothing beyond the edge', () => {
    expect(go([3, 0], 'right')).toBeUndefined();
    expect(go([0, 1], 'down')).toBeUndefined();
  });

  test('reading goes row by row from the left', () => {
    expect([...cells].sort(inReadingOrder).map(named)).toEqual([
      '-1 0',
      '0 0',
      '1 0',
      '3 0',
      '0 1',
    ]);
  });
});
