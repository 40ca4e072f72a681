import { describe, expect, it } from 'vitest';
import { curves, margin, turningPoints } from './ending';

const POINTS = [
  [0, 0],
  [3, 0],
  [3, 0],
  [3, 5],
  [4, 5],
  [9, 5],
  [9, 6],
  [30, 40],
];

describe('the end of a game', () => {
  it('says by how much somebody has won', () => {
    expect(margin([23, 16, 20], [0])).toBe(3);
    expect(margin([7, 7, 2], [0, 1])).toBe(5);
    expect(margin([7, 7], [0, 1])).toBe(0);
    expect(margin([40], [0])).toBe(0);
    expect(margin([3, 9], [0])).toBe(0); // the other one resigned
  });

  it('finds where the game turned, in order, the final scoring apart', () => {
    expect(turningPoints(POINTS)).toEqual([
      { after: 1, seat: 0, points: 3, leads: true },
      { after: 3, seat: 1, points: 5, leads: true },
      { after: 5, seat: 0, points: 5, leads: true },
    ]);
  });

  it('counts an action that brought points to several seats as one turning point', () => {
    const both = [
      [0, 0],
      [2, 5],
      [2, 5],
    ];
    expect(turningPoints(both)).toEqual([{ after: 1, seat: 1, points: 5, leads: true }]);
  });

  it('has no turning points where nobody scored', () => {
    expect(
      turningPoints([
        [0, 0],
        [0, 0],
        [4, 2],
      ]),
    ).toEqual([]);
    expect(turningPoints([])).toEqual([]);
  });

  it('draws a line for each seat', () => {
    expect(
      curves(
        [
          [0, 0],
          [0, 2],
          [4, 2],
        ],
        100,
        40,
      ),
    ).toEqual(['0.0,40.0 50.0,40.0 100.0,0.0', '0.0,40.0 50.0,20.0 100.0,20.0']);
  });
});
