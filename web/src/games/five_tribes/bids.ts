import type { BidView, SpotView } from './view';

/** Who would stand on which spot of the turn track after a bid: the spots taken now and one more of its price, in the order
 * of play. */
export function trackAfter(track: SpotView[], { price, order }: BidView): (number | null)[] {
  const more = track.findIndex((spot) => spot.price === price && spot.seat === null);
  const waiting = [...order];
  return track.map(({ seat }, n) =>
    seat === null && n !== more ? null : (waiting.shift() ?? null),
  );
}
