import { expect, test } from 'vitest';
import { digest, sha256 } from './sha256';

test('our SHA-256 is the browser’s, whatever the length', async () => {
  for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 167 + length) % 256);
    expect([...digest(bytes)]).toEqual([...(await sha256(bytes))]);
  }
});
