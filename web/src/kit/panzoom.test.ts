import { describe, expect, test } from 'vitest';
import { FIT, MOST, panned, pinched, showing, within, type Zoom, zoomed } from './panzoom';

const SIZE = { width: 400, height: 200 };
const CENTRE = { x: 200, y: 100 };

/** Where a point of the surface is seen. */
const seen = ({ x, y, scale }: Zoom, at: { x: number; y: number }) => ({
  x: at.x * scale + x,
  y: at.y * scale + y,
});

describe('zooming', () => {
  test('what is at the point stays there', () => {
    const zoom = zoomed(FIT, 2, { x: 300, y: 50 }, SIZE);
    expect(zoom.scale).toBe(2);
    expect(seen(zoom, { x: 300, y: 50 })).toEqual({ x: 300, y: 50 });
  });

  test('it ends at the fitting size and at the largest', () => {
    expect(zoomed(FIT, 0.5, CENTRE, SIZE)).toEqual(FIT);
    expect(zoomed(FIT, 99, CENTRE, SIZE).scale).toBe(MOST);
  });

  test('zooming in and out again leads back', () => {
    const out = zoomed(zoomed(FIT, 2, { x: 10, y: 190 }, SIZE), 0.5, CENTRE, SIZE);
    expect(out).toEqual(FIT);
  });
});

describe('panning', () => {
  test('the surface never leaves an edge of the window free', () => {
    const large = zoomed(FIT, 2, CENTRE, SIZE);
    expect(panned(large, { x: 999, y: 999 }, SIZE)).toEqual({ x: 0, y: 0, scale: 2 });
    expect(panned(large, { x: -999, y: -999 }, SIZE)).toEqual({ x: -400, y: -200, scale: 2 });
  });

  test('what fits does not move', () => {
    expect(panned(FIT, { x: 50, y: -50 }, SIZE)).toEqual(FIT);
  });

  test('a smaller window keeps the surface within it', () => {
    const zoom = { x: -400, y: -200, scale: 2 };
    expect(within(zoom, { width: 200, height: 100 })).toEqual({ x: -200, y: -100, scale: 2 });
  });
});

describe('two fingers', () => {
  test('what was below each of them stays below it', () => {
    const before: [{ x: number; y: number }, { x: number; y: number }] = [
      { x: 150, y: 100 },
      { x: 250, y: 100 },
    ];
    const zoom = pinched(
      FIT,
      before,
      [
        { x: 100, y: 100 },
        { x: 300, y: 100 },
      ],
      SIZE,
    );
    expect(zoom.scale).toBe(2);
    expect(seen(zoom, { x: 150, y: 100 }).x).toBe(100);
    expect(seen(zoom, { x: 250, y: 100 }).x).toBe(300);
  });
});

describe('what gets the focus', () => {
  const large: Zoom = { x: 0, y: 0, scale: 2 };

  test('is brought into view with some air', () => {
    const zoom = showing(large, { x: 500, y: 150, width: 100, height: 80 }, SIZE);
    expect(zoom).toEqual({ x: -212, y: -42, scale: 2 });
  });

  test('does not move what is in view already', () => {
    const box = { x: 100, y: 50, width: 40, height: 40 };
    expect(showing(large, box, SIZE)).toEqual(large);
  });
});
