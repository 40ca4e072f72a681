import { afterEach, expect, test, vi } from 'vitest';
import { create, join } from './server';

afterEach(() => vi.unstubAllGlobals());

/** What was sent to the server, by path. */
function sent(): Record<string, { nonce?: string }> {
  const bodies: Record<string, { nonce?: string }> = {};
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    bodies[path] = JSON.parse(body) as { nonce?: string };
    const answer = { table: 't', invite: 'i', watch: 'w', name: 'Ann' };
    return { ok: true, status: 200, text: async () => JSON.stringify(answer) };
  });
  return bodies;
}

test('whoever opens or joins a table adds to its chance', async () => {
  const bodies = sent();
  await create({ game: 'cleocatra', seats: ['me', 'friend'] });
  await join('token');
  const [opened, joined] = [bodies['/api/tables']?.nonce, bodies['/api/join/token']?.nonce];
  expect(opened).toMatch(/^[0-9a-f]{64}$/);
  expect(joined).toMatch(/^[0-9a-f]{64}$/);
  expect(opened).not.toBe(joined);
});
