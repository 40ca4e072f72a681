import { describe, expect, it } from 'vitest';
import { beside, docked, overlap, type Rect } from './place';

const ROOM: Rect = { left: 0, top: 0, width: 800, height: 600 };
const SIZE = { width: 200, height: 100 };
const TARGET: Rect = { left: 380, top: 280, width: 40, height: 40 };

describe('where a bubble stands', () => {
  it('is beside its target where nothing is in the way', () => {
    const placed = beside(TARGET, [SIZE], ROOM, []);
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
    const placed = beside(TARGET, [SIZE], ROOM, walls);
    expect(placed.side).toBe('above');
    expect(walls.map((wall) => overlap(placed, wall))).toEqual([0, 0, 0, 0]);
    expect(placed.left).toBeLessThan(TARGET.left + 20);
  });

  it('is on free felt further away rather than over what lies all around its target', () => {
    const around: Rect[] = [{ left: 100, top: 0, width: 500, height: 600 }];
    const placed = beside(TARGET, [SIZE], { ...ROOM, width: 900 }, around, true);
    for (const thing of around) expect(overlap(placed, thing)).toBeLessThan(300);
    expect(placed.left).toBeLessThan(640);
  });

  it('is narrower where that alone hides nothing', () => {
    const walls: Rect[] = [
      { left: 120, top: 0, width: 680, height: 280 },
      { left: 420, top: 280, width: 380, height: 40 },
      { left: 120, top: 320, width: 680, height: 280 },
    ];
    const placed = beside(TARGET, [SIZE, { width: 100, height: 200 }], ROOM, walls, true);
    expect(placed.width).toBe(100);
    expect(walls.map((wall) => overlap(placed, wall))).toEqual([0, 0, 0]);
  });

  it('does not go far away to spare a corner of something', () => {
    const corner: Rect[] = [
      { left: 0, top: 0, width: 370, height: 600 },
      { left: 440, top: 0, width: 360, height: 240 },
      { left: 440, top: 370, width: 360, height: 230 },
      { left: 600, top: 240, width: 200, height: 130 },
      { left: 370, top: 0, width: 70, height: 200 },
      { left: 370, top: 400, width: 70, height: 200 },
    ];
    expect(beside(TARGET, [SIZE], ROOM, corner, true).side).toBe('right');
  });

  it('is low on a phone, unless it would hide there what matters', () => {
    const phone: Rect = { left: 0, top: 60, width: 360, height: 580 };
    const trays: Rect[] = [{ left: 0, top: 560, width: 100, height: 60 }];
    const low = docked(TARGET, 100, phone, trays, []);
    expect(low.top).toBe(532);
    expect(low.width).toBe(344);
    const touched = { left: 20, top: 560, width: 60, height: 60 };
    const high = docked(touched, 100, phone, trays, []);
    expect(overlap(high, touched)).toBeLessThan(60);
    expect(high.top).toBeLessThan(470);
  });

  it('never leaves the room', () => {
    const placed = beside({ left: 790, top: 590, width: 10, height: 10 }, [SIZE], ROOM, []);
    expect(placed.left + placed.width).toBeLessThanOrEqual(800);
    expect(placed.top + placed.height).toBeLessThanOrEqual(600);
  });
});
