import { site, wordsOf } from './language.svelte';
import type { Words } from './words';

/** The words of a game for a component: null until they are read, read anew when the language changes. */
export function spoken(game: () => string): () => Words | null {
  let words: Words | null = $state.raw(null);
  $effect(() => {
    site();
    let wanted = true;
    void wordsOf(game()).then((read) => {
      if (wanted) words = read;
    });
    return () => {
      wanted = false;
    };
  });
  return () => words;
}
