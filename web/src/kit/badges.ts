/** What a badge shows, drawn within a circle of radius 5. */
export const BADGES = {
  more: 'M-3 0h.01M0 0h.01M3 0h.01',
  bring: 'M-3 0h6M0-3v6',
  take: 'M-3 0h6',
  score: 'M0-3.6L1.1-1.2L3.6-1L1.7.8L2.2 3.3L0 2L-2.2 3.3L-1.7.8L-3.6-1L-1.1-1.2Z',
  move: 'M-3.2 0h6M.5-2.6L3.2 0L.5 2.6',
};

export type BadgeName = keyof typeof BADGES;

/** The badge of a spot: what all its choices do, or that they do several things. */
export function badgeOf(kinds: Iterable<BadgeName>): BadgeName {
  const [only = 'more', ...others] = new Set(kinds);
  return others.length === 0 ? only : 'more';
}
