import { expect, test, vi } from 'vitest';
import { keepNonce, keptNonce, newNonce } from './nonce';

test('what is added to chance has 64 hexadecimal digits and is never the same twice', () => {
  const made = Array.from({ length: 50 }, newNonce);
  for (const nonce of made) expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(made).size).toBe(made.length);
});

test('the first that was added to a table is remembered, and nothing where storage is blocked', () => {
  expect(keptNonce('a')).toBe('');
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  keepNonce('a', 'first');
  keepNonce('a', 'second');
  expect(keptNonce('a')).toBe('first');
  vi.unstubAllGlobals();
});
