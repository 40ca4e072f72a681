import { describe, expect, test } from 'vitest';
import { gapFor, SLIDE, stepsOf } from './motion';

describe('what moves when', () => {
  test('goes by the lines of the story, and what they do not name moves first', () => {
    const told = [['B02', 'brass'], ['B05', 'brass'], ['S03']];
    const steps = stepsOf(['guard S03', 'T14', 'B05', 'B02'], told);
    expect([...steps]).toEqual([
      ['guard S03', 3],
      ['T14', 0],
      ['B05', 2],
      ['B02', 1],
    ]);
  });

  test('goes by the last line that names it, and leaves no step empty', () => {
    const told = [['S03'], ['T14'], [], ['S03']];
    expect([...stepsOf(['S03', 'T14'], told).values()]).toEqual([1, 0]);
  });

  test('is over in little more than half a second, however much there is', () => {
    for (const steps of [1, 2, 3, 5, 20]) {
      expect(gapFor(Array(steps).keys()) * (steps - 1) + SLIDE).toBeLessThanOrEqual(600);
    }
    expect(gapFor([0])).toBe(0);
  });
});
