import { describe, expect, test } from 'vitest';
import { around } from '../../kit/field';
import {
  beside,
  boxOf,
  type Cell,
  corner,
  heart,
  INNER,
  inReadingOrder,
  isUp,
  RISE,
  SIDE,
  sharedEdge,
  step,
  triangle,
} from './lattice';

const STRIP: Cell[] = Array.from({ length: 13 }, (_, x) => [x, 0]);

describe('cells', () => {
  test('a cell points up when the sum of its coordinates is even, left of nought too', () => {
    expect([0, 1, -1, -2].map((x) => isUp([x, 0]))).toEqual([true, false, false, true]);
  });

  test('the cells beside a cell share an edge with it', () => {
    for (const cell of STRIP)
      for (const other of beside(cell)) expect(sharedEdge(cell, other)).not.toBeNull();
  });

  test('cells that share a side share two corners, and no others do', () => {
    const corners = (cell: Cell) =>
      triangle(isUp(cell)).map(({ x, y }) => {
        const at = corner(cell);
        return `${Math.round(x + at.x)} ${Math.round(y + at.y)}`;
      });
    const shared = (a: Cell, b: Cell) => corners(a).filter((c) => corners(b).includes(c)).length;
    for (const near of [
      [-1, 0],
      [1, 0],
      [0, 1],
    ] as Cell[])
      expect(shared([0, 0], near)).toBe(2);
    expect(shared([0, 0], [2, 0])).toBe(1);
    expect(shared([0, 0], [0, -1])).toBe(1);
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

  test('a strip of thirteen is seven sides wide and one row high', () => {
    expect(around(STRIP.map(boxOf))).toEqual({ x: 0, y: 0, width: 7 * SIDE, height: RISE });
  });

  test('a step is the short way round the torus', () => {
    expect(step([0, 0], [2, 1])).toEqual(corner([2, 1]));
    expect(step([7, 0], [-8, 0])).toEqual(corner([1, 0]));
  });
});

test('reading goes row by row from the left', () => {
  const cells: Cell[] = [
    [0, 1],
    [1, 0],
    [-1, 0],
    [3, 0],
  ];
  expect([...cells].sort(inReadingOrder)).toEqual([
    [-1, 0],
    [1, 0],
    [3, 0],
    [0, 1],
  ]);
});
