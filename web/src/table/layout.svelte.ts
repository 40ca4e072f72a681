import { MediaQuery } from 'svelte/reactivity';
import { read, write } from '../app/settings.svelte';

/** Where there is no room for panels beside the board: phones, landscape, large zoom. The styles ask the same. */
const COMPACT = '(max-width: 640px), (max-height: 480px)';
const LOW = '(max-height: 480px) and (min-width: 641px)';
const FOLDED = 'serai-folded';

const compactly = new MediaQuery(COMPACT);
const lowly = new MediaQuery(LOW);

export function compact(): boolean {
  return compactly.current;
}

/** Whether the seats stand in a narrow column with room below them. */
export function low(): boolean {
  return lowly.current;
}

let away = $state(read(FOLDED) === 'yes');

/** Whether the panel below the seats is folded away, as this person left it. */
export function folded(): boolean {
  return away;
}

export function fold(wanted: boolean): void {
  away = wanted;
  write(FOLDED, wanted ? 'yes' : 'no');
}
