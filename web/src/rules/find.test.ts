import { expect, test } from 'vitest';
import { answers, places } from './find';

test('a text answers when it has every word, in any order and however written', () => {
  expect(answers('Ein Plättchen legen', 'LEGEN plattchen')).toBe(true);
  expect(answers('Ein Plättchen legen', 'legen stapel')).toBe(false);
  expect(answers('anything', '  ')).toBe(true);
});

test('the places of a word are those of the text as it stands', () => {
  expect(places('Über übers Ufer', 'u')).toEqual([
    [0, 1],
    [5, 6],
    [11, 12],
  ]);
  expect(places('abc', '')).toEqual([]);
});
