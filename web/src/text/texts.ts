import { readFileSync } from 'node:fs';
import { Words } from './words';

const read = (path: string): string =>
  readFileSync(new URL(`../../../src/serai/${path}`, import.meta.url), 'utf8');

/** For tests: the sentences of a game as the first of these players reads them, in English unless said. */
export function spokenIn(game: string, names: string[], language = 'en'): Words {
  const texts = [read(`text/${language}.ftl`), read(`games/${game}/text/${language}.ftl`)];
  return new Words([{ language, texts }]).toReader(0, names);
}
