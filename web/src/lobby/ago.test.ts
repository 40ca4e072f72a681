import { expect, test } from 'vitest';
import { ago } from './ago';

const NOW = 1_800_000_000_000;
const before = (seconds: number, language = 'en'): string =>
  ago(NOW - seconds * 1000, NOW, language);

test('time is said by its largest unit', () => {
  expect(before(20)).toBe('now');
  expect(before(-5)).toBe('now');
  expect(before(61)).toBe('1 minute ago');
  expect(before(3 * 3600 + 100)).toBe('3 hours ago');
  expect(before(86_400)).toBe('yesterday');
  expect(before(5 * 86_400, 'de')).toBe('vor 5 Tagen');
});
