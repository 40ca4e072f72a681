import { describe, expect, it } from 'vitest';
import { clockFace, left } from './time';

const face = (milliseconds: number): string =>
  clockFace(milliseconds, (days, hours) => `${days} days ${hours} hours`);

describe('a clock', () => {
  it('shows minutes and seconds, then hours, then days', () => {
    expect(face(545_000)).toBe('9:05');
    expect(face(3_723_000)).toBe('1:02:03');
    expect(face((2 * 24 + 5) * 3_600_000)).toBe('2 days 5 hours');
  });

  it('shows the last second as one, and what is over as less than nothing', () => {
    expect(face(400)).toBe('0:01');
    expect(face(0)).toBe('0:00');
    expect(face(-7200)).toBe('−0:08');
  });

  it('runs for the seat to act only, and not while paused', () => {
    const clocks = { left: [60_000, 50_000], running: 1, paused: false, at: 1000 };
    expect(left(clocks, 0, 6000)).toBe(60_000);
    expect(left(clocks, 1, 6000)).toBe(45_000);
    expect(left({ ...clocks, paused: true }, 1, 6000)).toBe(50_000);
  });
});
