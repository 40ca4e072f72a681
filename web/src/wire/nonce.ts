import { read, write } from '../app/settings.svelte';

const BYTES = 32;
const key = (table: string): string => `serai-nonce/${table}`;

/** What this browser adds to the chance of a table, so that the server alone cannot choose what falls. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Remember what was added to a table, to find it again when all is revealed; the first is the one that counts. */
export function keepNonce(table: string, nonce: string): void {
  if (!keptNonce(table)) write(key(table), nonce);
}

/** What this browser added to a table, if it remembers. */
export function keptNonce(table: string): string {
  return read(key(table)) ?? '';
}
