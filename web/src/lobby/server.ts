import { call, Problem } from '../wire/http';
import { beGuest, guestName } from './guest.svelte';

/** What the lobby asks the server for. */

export type GameOption = { name: string; labels: string[]; most: number; default: string | number };

export type GameShown = {
  name: string;
  fewest: number;
  most: number;
  options: GameOption[];
  levels: string[];
  lessons?: string[];
};

export type TableShown = {
  table: string;
  game: string;
  name: string;
  created: number;
  seats: { name: string; kind: 'bot' | 'open' | 'person' }[];
  mine: number[];
  started: boolean;
  over: boolean;
  actor: number;
  waiting: boolean;
};

export type Links = { table: string; invite: string; watch: string };

export type Clock = { bank: number; increment: number; cap: number };

export type NewTable = {
  game: string;
  seats: string[];
  options?: Record<string, string | number>;
  clock?: Clock;
  name?: string;
};

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
export async function create(table: NewTable): Promise<Links> {
  const links = await asGuest(() => call<Links>('POST', 'tables', table));
  keepLinks(links);
  return links;
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

function keepLinks({ table, invite, watch }: Links): void {
  try {
    sessionStorage.setItem(`links/${table}`, JSON.stringify({ invite, watch }));
  } catch {
    return; // the table can ask for new ones
  }
}
