import { describe, expect, it } from 'vitest';
import { beside, overlap, type Rect } from './place';

const ROOM: Rect = { left: 0, top: 0, width: 800, height: 600 };
const SIZE = { width: 200, height: 100 };
const TARGET: Rect = { left: 380, top: 280, width: 40, height: 40 };

describe('where a bubble stands', () => {
  it('is beside its target where nothing is in the way', () => {
    const placed = beside(TARGET, SIZE, ROOM, []);
    expect(overlap(placed, TARGET)).toBe(0);
    expect(placed.side).toBe('right');
  });

  it('is shifted along a side where its middle would hide something', () => {
    const walls: Rect[] = [
      { left: 0, top: 270, width: 370, height: 60 }, // at its left
      { left: 430, top: 270, width: 370, height: 60 }, // at its right
      { left: 0, top: 330, width: 800, height: 270 }, // below it
      { left: 0, top: 0, width: 370, height: 270 }, // above it, up to its middle
    ];
    const placed = beside(TARGET, SIZE, ROOM, walls);
    expect(placed.side).toBe('above');
    expect(walls.map((wall) => overlap(placed, wall))).toEqual([0, 0, 0, 0]);
    expect(placed.left).toBeLessThan(TARGET.left + 20);
  });

  it('never leaves the room', () => {
    const placed = beside({ left: 790, top: 590, width: 10, height: 10 }, SIZE, ROOM, []);
    expect(placed.left + placed.width).toBeLessThanOrEqual(800);
    expect(placed.top + placed.height).toBeLessThanOrEqual(600);
  });
});
