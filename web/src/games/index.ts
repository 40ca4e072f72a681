import type { Game } from './game';

const FOUND = import.meta.glob<Game>('./*/index.ts', { eager: true, import: 'default' });

/** What the browser has of each game beyond its rules, found by its folder; without a board it is played on the plain table. */
export const GAMES: Record<string, Game> = Object.fromEntries(
  Object.entries(FOUND).map(([path, game]) => [path.split('/')[1], game]),
);
