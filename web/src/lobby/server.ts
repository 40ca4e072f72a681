import type { GameShown, NewTable, TableLinks, TableShown } from '../generated/http';
import { keepLinks } from '../table/links';
import { call, Problem } from '../wire/http';
import { canKeep, hashOf, keepCommitment, keepNonce, newNonce } from '../wire/nonce';
import { USUAL } from './bots';
import { beGuest, guestName } from './guest.svelte';

let asked: Promise<GameShown[]> | null = null;

/** The games there are, asked for once. */
export function games(): Promise<GameShown[]> {
  asked ??= call<GameShown[]>('GET', 'games').catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}

/** Make a table; the page of the table finds its links where they are kept. */
export async function create(table: NewTable): Promise<TableLinks> {
  const [nonce, hash] = await newShare();
  const links = await asGuest(() => call<TableLinks>('POST', 'tables', { ...table, hash }));
  if (hash) keepNonce(links.table, nonce);
  keepLinks(links);
  return links;
}

/** Straight to a game: against as few bots as it allows, or all alone. */
export function playNow(game: GameShown, alone = false): Promise<TableLinks> {
  const others = alone ? 0 : Math.min(Math.max(game.fewest, 2), game.most) - 1;
  return create({ game: game.name, seats: ['me', ...Array<string>(others).fill(USUAL)] });
}

/** The same game once more, at a new table for those who sat at this one. */
export async function rematch(table: string): Promise<TableLinks> {
  const [nonce, hash] = await newShare();
  const links = await call<TableLinks>('POST', `tables/${table}/rematch`, { hash });
  if (hash) keepNonce(links.table, nonce);
  keepLinks(links, true);
  return links;
}

/** Take the open seat of an invitation; by what the server is bound, as it said there, is remembered. */
export async function join(token: string, commitment = ''): Promise<TableShown> {
  const [nonce, hash] = await newShare();
  const path = `join/${encodeURIComponent(token)}`;
  const joined = await call<TableShown>('POST', path, { hash });
  if (hash) keepNonce(joined.table, nonce);
  if (commitment) keepCommitment(joined.table, commitment);
  return joined;
}

/** What this browser adds to the chance of a table, and how it commits to it, if it can. */
async function newShare(): Promise<[string, string]> {
  const nonce = newNonce();
  return [nonce, canKeep() ? await hashOf(nonce) : ''];
}

/** Ask for something that only a guest may have; whoever is none, or no more, becomes one first. */
export async function asGuest<T>(ask: () => Promise<T>): Promise<T> {
  if (!guestName()) await beGuest();
  try {
    return await ask();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 401) throw problem;
    await beGuest();
    return ask();
  }
}
