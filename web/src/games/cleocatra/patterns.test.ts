import { expect, test } from 'vitest';
import { heart, INNER } from './lattice';
import { pattern } from './patterns';
import { sample } from './sample';

const COLOURS = Object.keys(sample().pile);

test('every colour has a pattern of its own, up and down', () => {
  const drawn = COLOURS.flatMap((colour) => [pattern(colour, true), pattern(colour, false)]);
  expect(new Set(drawn).size).toBe(2 * COLOURS.length);
});

test('patterns begin within the enamel', () => {
  for (const colour of COLOURS) {
    for (const up of [true, false]) {
      const { x, y } = heart(up);
      for (const [, left, top] of pattern(colour, up).matchAll(/M([\d.]+) ([\d.]+)/g)) {
        const way = { x: Number(left) - x, y: (Number(top) - y) * (up ? 1 : -1) };
        const towards = [
          way.y,
          -way.y / 2 + (way.x * Math.sqrt(3)) / 2,
          -way.y / 2 - (way.x * Math.sqrt(3)) / 2,
        ];
        expect(Math.max(...towards)).toBeLessThan(INNER - 4);
      }
    }
  }
});
