import { afterEach, expect, test, vi } from 'vitest';
import { create, join } from './server';

afterEach(() => vi.unstubAllGlobals());

/** What was sent to the server, by path. */
function sent(): Record<string, { hash?: string }> {
  const bodies: Record<string, { hash?: string }> = {};
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    bodies[path] = JSON.parse(body) as { hash?: string };
    const answer = { table: 't', invite: 'i', watch: 'w', name: 'Ann' };
    return { ok: true, status: 200, text: async () => JSON.stringify(answer) };
  });
  return bodies;
}

/** A browser that remembers. */
function remembering(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
}

test('whoever could not reveal a nonce commits to none', async () => {
  const bodies = sent();
  await create({ game: 'cleocatra', seats: ['me', 'friend'] });
  expect(bodies['/api/tables']?.hash).toBe('');
});

test('whoever opens or joins a table adds to its chance', async () => {
  remembering();
  const bodies = sent();
  await create({ game: 'cleocatra', seats: ['me', 'friend'] });
  await join('token');
  const [opened, joined] = [bodies['/api/tables']?.hash, bodies['/api/join/token']?.hash];
  expect(opened).toMatch(/^[0-9a-f]{64}$/);
  expect(joined).toMatch(/^[0-9a-f]{64}$/);
  expect(opened).not.toBe(joined);
});
