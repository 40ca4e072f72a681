import { read, write } from '../app/settings.svelte';

/** Where there is no room for panels beside the board: phones, landscape, large zoom. The styles ask the same. */
const COMPACT = '(max-width: 640px), (max-height: 480px)';
const FOLDED = 'serai-folded';

const media = matchMedia(COMPACT);
let small = $state(media.matches);
media.addEventListener('change', () => {
  small = media.matches;
});

export function compact(): boolean {
  return small;
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
