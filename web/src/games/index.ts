import type { Facts, Files } from './game';

const FACTS = import.meta.glob<Facts>('./*/index.ts', { eager: true, import: 'default' });
const FILES: Record<string, unknown> = import.meta.glob([
  './*/{Picture,Board,Seat,Score,Gallery}.svelte',
  './*/{reading,states}.ts',
]);

/** What is told of each game, found by its folder. */
export const GAMES: Record<string, Facts> = Object.fromEntries(
  Object.entries(FACTS).map(([path, facts]) => [path.split('/')[1], facts]),
);

/** A file of a game, if it has it: to be called when it is wanted. */
export function fileOf<Name extends keyof Files>(
  game: string,
  name: Name,
): Files[Name] | undefined {
  return FILES[`./${game}/${name}`] as Files[Name] | undefined;
}
