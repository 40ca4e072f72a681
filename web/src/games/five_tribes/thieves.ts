import type { DjinnView } from './view';

const POINTS = 6;
/** A mask, around the origin. */
export const MASK = 'M-11-2C-6-7 6-7 11-2C9 4 3 5 0 1C-3 5-9 4-11-2Z';

/** A thief for hire lies with the djinns, and costs as much as one. */
export function thiefCard(name: string): DjinnView {
  return { name, points: POINTS, cost: 'none' };
}

export function isThief({ name }: Pick<DjinnView, 'name'>): boolean {
  return name.endsWith('-thief');
}
