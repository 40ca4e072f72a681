import { settings } from '../app/settings.svelte';
import { type Arguments, PSEUDO, Words } from './words';

/** The languages of the site, by what they call themselves. */
export const LANGUAGES: Record<string, string> = { en: 'English', de: 'Deutsch' };

const FILES = import.meta.glob<string>(
  ['./*.ftl', '../../../src/serai/text/*.ftl', '../../../src/serai/games/*/text/*.ftl'],
  { query: '?raw', import: 'default' },
);

let words = $state.raw(new Words([]));

/** The site's words, without those of any game. */
export function site(): Words {
  return words;
}

/** A sentence of the site. */
export function t(key: string, args?: Arguments): string {
  return words.say(key, args);
}

/** What the reader reads: chosen, or what the browser prefers and we have, or English. */
export function language(): string {
  const wished = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find((tag) => tag === PSEUDO || tag in LANGUAGES) ?? 'en';
}

/** Read the site's texts; every sentence on the page is said anew. */
export async function speak(): Promise<void> {
  words = new Words(await sources([]));
  document.documentElement.lang = language() === PSEUDO ? 'en' : language();
}

/** The words of a game, the site's included. */
export async function wordsOf(game: string): Promise<Words> {
  return new Words(await sources([`../../../src/serai/games/${game}/text/`]));
}

async function sources(more: string[]): Promise<{ language: string; texts: string[] }[]> {
  const folders = ['../../../src/serai/text/', './', ...more];
  const wanted = [...new Set([language(), 'en'])];
  return Promise.all(
    wanted.map(async (tag) => {
      const file = `${tag === PSEUDO ? 'en' : tag}.ftl`;
      const found = folders
        .map((folder) => FILES[folder + file])
        .filter((load) => load !== undefined);
      return { language: tag, texts: await Promise.all(found.map((load) => load())) };
    }),
  );
}
