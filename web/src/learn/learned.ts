import { read, write } from '../app/settings.svelte';

const key = (game: string) => `serai-learned/${game}`;

/** The lessons of a game that this browser has seen done. */
export function learned(game: string): string[] {
  try {
    const names: unknown = JSON.parse(read(key(game)) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Remember that a lesson is done. */
export function learn(game: string, lesson: string): void {
  write(key(game), JSON.stringify([...new Set([...learned(game), lesson])]));
}
