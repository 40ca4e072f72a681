import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canKeep, hashOf, isProven, keepCommitment, keepNonce, newNonce, nonceFor } from './nonce';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function terms(nonce: string, more: object = {}): Promise<string> {
  return JSON.stringify({ hashes: ['', await hashOf(nonce)], commitment: 'c', ...more });
}

test('nonces are long and never the same', () => {
  const made = Array.from({ length: 50 }, newNonce);
  expect(new Set(made).size).toBe(50);
  for (const nonce of made) expect(nonce).toMatch(/^[0-9a-f]{64}$/);
});

test('where storage is blocked nothing is kept, and so nothing need be committed to', () => {
  expect(canKeep()).toBe(true);
  vi.unstubAllGlobals();
  expect(canKeep()).toBe(false);
});

test('the hash of a nonce is that of its bytes', async () => {
  expect(await hashOf('00'.repeat(32))).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  );
});

test('without TLS there is no hash of the browser’s own, and it is the same one', async () => {
  const secure = await hashOf('5a'.repeat(32));
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes });
  expect(await hashOf('5a'.repeat(32))).toBe(secure);
});

test('a nonce is revealed under terms that have its hash, and again under the same', async () => {
  const nonce = newNonce();
  keepNonce('t', nonce);
  expect(await nonceFor('t', await terms(nonce))).toBe(nonce);
  expect(await nonceFor('t', await terms(nonce))).toBe(nonce);
});

test('nothing is revealed under terms that do not have its hash, or once others were seen', async () => {
  const nonce = newNonce();
  keepNonce('t', nonce);
  expect(await nonceFor('t', await terms(newNonce()))).toBe('');
  await nonceFor('t', await terms(nonce));
  expect(await nonceFor('t', await terms(nonce, { players: ['Eve'] }))).toBe('');
});

test('nothing is revealed if the server is bound to something else than the invitation said', async () => {
  const nonce = newNonce();
  keepNonce('t', nonce);
  keepCommitment('t', 'another');
  expect(await nonceFor('t', await terms(nonce))).toBe('');
});

test('whoever leaves and comes back reveals the newer nonce', async () => {
  const [old, fresh] = [newNonce(), newNonce()];
  keepNonce('t', old);
  await nonceFor('t', await terms(old));
  keepNonce('t', fresh);
  expect(await nonceFor('t', await terms(fresh))).toBe(fresh);
});

test('a game is proven if its terms and nonce are those that were seen before the start', async () => {
  const nonce = newNonce();
  const seen = await terms(nonce);
  keepNonce('t', nonce);
  expect(isProven('t', ['', nonce], seen)).toBe(false);
  await nonceFor('t', seen);
  expect(isProven('t', ['', nonce], seen)).toBe(true);
  expect(isProven('t', ['', newNonce()], seen)).toBe(false);
  expect(isProven('t', ['', nonce], await terms(nonce, { players: ['Eve'] }))).toBe(false);
});
