import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { SEATS, sign } from './signs';
import Tokens from './Tokens.svelte';

const ALL = [...Array(SEATS).keys()];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8');
const TOKENS = read('../design/tokens.css');

/** A colour of the site in the light and in the dark. */
function colours(name: string): string[] {
  const [, light, dark] = TOKENS.match(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`) ?? [];
  return [light ?? '', dark ?? ''];
}

/** How bright a colour is, from 0 to 1, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

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
