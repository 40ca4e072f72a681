import { createContext } from 'svelte';
import type { Pointed, Pointing } from './pointing.svelte';

/** A thing that lies on a board, and what is said of it while it is pointed at. */
export type Lying = Pointed & { caption: string };

/** What a board tells the things that lie on it. */
export type Table = {
  pointing: Pointing<Lying>;
  /** Things that the choice pointed at is about, those that a line of the log names, and those with which a seat has just
   * done something. */
  aimed: ReadonlySet<string>;
  lit: ReadonlySet<string>;
  recent: ReadonlyMap<string, number>;
  /** Describe a thing that is pointed at; null when it no longer is. */
  describe: (thing: { text: string; element: Element } | null) => void;
};

export const [tableOf, setTable] = createContext<Table>();
