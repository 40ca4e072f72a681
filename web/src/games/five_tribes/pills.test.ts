import { describe, expect, it } from 'vitest';
import { pillOf } from './pills';
import type { EndView } from './view';

const end = (tribe: string, control = false): EndView => ({
  cell: 'B2',
  tribe,
  taken: 2,
  control,
  gold: 0,
  action: 'village',
  path: [],
});
const TRIBES = ['vizier', 'elder', 'merchant', 'builder', 'assassin', 'artisan'];
const places = (ends: EndView[], room: number) => pillOf(ends, room).signs.map(({ x }) => x);

describe('the mark of the ends on a tile', () => {
  it('tells tribe, number and control of each where there is room', () => {
    const { signs, camel } = pillOf([end('vizier', true), end('elder')], 108);
    expect(signs.map((sign) => [sign.camel !== null, sign.number !== null])).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(camel).toBeNull();
  });

  it('lets one camel count for all of them before it leaves the numbers out', () => {
    const { signs, camel } = pillOf(
      [end('vizier', true), end('elder', true), end('builder', true)],
      108,
    );
    expect(camel).not.toBeNull();
    expect(signs.every((sign) => sign.camel === null && sign.number !== null)).toBe(true);
  });

  it.each([108, 66, 48])('names every tribe within %d pixels, however many there are', (room) => {
    for (let count = 1; count <= TRIBES.length; count += 1) {
      for (const control of [false, true]) {
        const ends = TRIBES.slice(0, count).map((tribe) => end(tribe, control));
        expect(pillOf(ends, room).signs).toHaveLength(count);
        expect(pillOf(ends, room).width).toBeLessThanOrEqual(room);
        expect(places(ends, room)).toEqual([...places(ends, room)].sort((a, b) => a - b));
      }
    }
  });
});
