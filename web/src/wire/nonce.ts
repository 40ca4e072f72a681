import { read, write } from '../app/settings.svelte';
import { sha256 } from './sha256';

const BYTES = 32;
const ofTable = (table: string): string => `serai-nonce/${table}`;
const ofTerms = (nonce: string): string => `serai-terms/${nonce}`;
const ofInvitation = (table: string): string => `serai-commitment/${table}`;

/** What this browser adds to the chance of a table, so that the server alone cannot choose what falls. */
export function newNonce(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** How a nonce is committed to before it is revealed. */
export async function hashOf(nonce: string): Promise<string> {
  const bytes = Uint8Array.from(nonce.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  return hexadecimal(await sha256(bytes));
}

/** Remember a nonce that a table was told the hash of: to reveal it, and to find it again at the end. */
export function keepNonce(table: string, nonce: string): void {
  write(ofTable(table), [...keptNonces(table), nonce].join(' '));
}

/** What this browser has committed to at a table; more than one if somebody left and came back. */
export function keptNonces(table: string): string[] {
  return (read(ofTable(table)) ?? '').split(' ').filter(Boolean);
}

/** Whether anything can be remembered here; whoever cannot reveal a nonce had better not commit to one. */
export function canKeep(): boolean {
  write('serai-nonce', 'kept');
  return read('serai-nonce') === 'kept';
}

/** Remember by what the server was bound when the invitation was looked at. */
export function keepCommitment(table: string, commitment: string): void {
  write(ofInvitation(table), commitment);
}

/** The nonce to reveal under these terms, which are remembered; none if they are not what was agreed to.
 *
 * They must name the hash of the nonce and the server's commitment as the invitation had it, and nothing is
 * revealed twice under different terms: by then the server may know it.
 */
export async function nonceFor(table: string, terms: string): Promise<string> {
  const { hashes, commitment } = JSON.parse(terms) as { hashes: string[]; commitment: string };
  if ((read(ofInvitation(table)) ?? commitment) !== commitment) return '';
  for (const nonce of keptNonces(table)) {
    if (!hashes.includes(await hashOf(nonce))) continue;
    if ((read(ofTerms(nonce)) ?? terms) !== terms) return '';
    write(ofTerms(nonce), terms);
    return nonce;
  }
  return '';
}

/** Whether what is revealed at the end is what this browser saw and added before the start. */
export function isProven(table: string, nonces: string[], terms: string): boolean {
  return keptNonces(table).some(
    (nonce) => nonces.includes(nonce) && terms !== '' && read(ofTerms(nonce)) === terms,
  );
}

function hexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
