import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { colours, contrast } from '../design/contrast';
import { SEATS, sign } from './signs';
import Tokens from './Tokens.svelte';

const ALL = [...Array(SEATS).keys()];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8');

test('a strip of five seats shows five signs in five colours', () => {
  expect(SEATS).toBe(5);
  const { body } = render(Tokens, { props: { seats: ALL } });
  for (const seat of ALL) {
    expect(body).toContain(`seat-${seat}`);
    expect(body).toContain(`d="${sign(seat)}"`);
  }
  expect(new Set(ALL.map(sign)).size).toBe(SEATS);
  expect(new Set(ALL.flatMap((seat) => colours(`seat-${seat}`))).size).toBe(2 * SEATS);
});

test.each(ALL)(
  'seat %i has a class that gives it its colour, and a name in every language',
  (seat) => {
    expect(read('../design/base.css')).toMatch(
      `.seat-${seat} {\n  --seat: var(--seat-${seat});\n}`,
    );
    for (const language of ['en', 'de']) {
      expect(read(`../../../src/serai/text/${language}.ftl`)).toMatch(
        new RegExp(`^seat-${seat} = \\w`, 'm'),
      );
    }
  },
);

test.each(ALL)(
  'the colour of seat %i carries its ink and stands out from the page, light and dark',
  (seat) => {
    const [own, ink, surface, paper] = [`seat-${seat}`, 'seat-ink', 'surface', 'paper'].map(
      colours,
    ) as [string[], string[], string[], string[]];
    for (const theme of [0, 1]) {
      const at = (pair: string[]): string => pair[theme] ?? '';
      expect(contrast(at(own), at(ink))).toBeGreaterThan(4.5);
      expect(contrast(at(own), at(surface))).toBeGreaterThan(4.5);
      expect(contrast(at(own), at(paper))).toBeGreaterThan(4.5);
    }
  },
);
