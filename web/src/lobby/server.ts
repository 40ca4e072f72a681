import type { GameShown, NewTable, TableLinks, TableShown } from '../generated/http';
import { keepLinks } from '../table/links';
import { call, Problem } from '../wire/http';
import { keepNonce, newNonce } from '../wire/nonce';
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
  const nonce = newNonce();
  const links = await asGuest(() => call<TableLinks>('POST', 'tables', { ...table, nonce }));
  keepNonce(links.table, nonce);
  keepLinks(links);
  return links;
}

/** Take the open seat of an invitation. */
export async function join(token: string): Promise<TableShown> {
  const nonce = newNonce();
  const path = `join/${encodeURIComponent(token)}`;
  const joined = await call<TableShown>('POST', path, { nonce });
  keepNonce(joined.table, nonce);
  return joined;
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
