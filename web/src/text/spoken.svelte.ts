import { site, wordsOf } from './language.svelte';
import type { Words } from './words';

/** The words of a game for a component: null until they are read, read anew when the language changes. */
export function spoken(game: () => string): () => Words | null {
  let read: { game: string; words: Words } | null = $state.raw(null);
  $effect(() => {
    site();
    let wanted = true;
    const name = game();
    void wordsOf(name).then((words) => {
      if (wanted) read = { game: name, words };
    });
    return () => {
      wanted = false;
    };
  });
  return () => (read?.game === game() ? read.words : null);
}
