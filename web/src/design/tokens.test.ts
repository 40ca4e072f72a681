import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blended, colours, contrast } from './contrast';

const READ: [words: string, on: string][] = [
  ...['felt', 'felt-hi', 'felt-lo'].flatMap((felt): [string, string][] => [
    ['on-felt', felt],
    ['on-felt-soft', felt],
  ]),
  ...['card', 'card-2'].flatMap((card): [string, string][] => [
    ['piece-ink', card],
    ['piece-soft', card],
  ]),
  ['piece-lit', 'card'],
];

test.each(READ)('%s is read on %s in daylight and in lamplight', (words, ground) => {
  const [on, under] = [colours(words), colours(ground)];
  for (const theme of [0, 1]) {
    expect(contrast(on[theme] ?? '', under[theme] ?? '')).toBeGreaterThan(4.5);
  }
});

test.each(['felt', 'felt-hi', 'felt-lo'])(
  'a well is seen on %s, and words are read in it',
  (ground) => {
    const felt = colours(ground);
    const well = blended('well', felt);
    const edge = blended('well-line', felt);
    for (const theme of [0, 1]) {
      const inside = well[theme] ?? '';
      for (const words of ['on-felt', 'on-felt-soft'])
        expect(contrast(colours(words)[theme] ?? '', inside)).toBeGreaterThan(4.5);
      expect(contrast(edge[theme] ?? '', felt[theme] ?? '')).toBeGreaterThan(1.5);
    }
  },
);

test.each(['felt', 'felt-hi', 'felt-lo'])('a lit rim stands out from %s', (ground) => {
  const [lit, under] = [colours('lit'), colours(ground)];
  for (const theme of [0, 1]) {
    expect(contrast(lit[theme] ?? '', under[theme] ?? '')).toBeGreaterThan(3);
  }
});

test('both fonts together weigh at most 60 kB', () => {
  const sheet = readFileSync(new URL('./fonts.css', import.meta.url), 'utf-8');
  const files = [...sheet.matchAll(/url\("(.+?)"\)/g)].map(([, path]) => path ?? '');
  expect(files).toHaveLength(2);
  const weigh = (path: string) =>
    statSync(new URL(`../../node_modules/${path}`, import.meta.url)).size;
  expect(files.reduce((sum, path) => sum + weigh(path), 0)).toBeLessThanOrEqual(60_000);
});
