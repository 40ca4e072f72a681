import { describe, expect, it } from 'vitest';
import { trackAfter } from './bids';

const PRICES = [18, 12, 8, 5, 3, 1, 0, 0, 0];

function track(taken: Record<number, number>) {
  return PRICES.map((price, n) => ({ price, seat: taken[n] ?? null }));
}

describe('the turn track after a bid', () => {
  it('has the bidder on the spot of its price', () => {
    const after = trackAfter(track({ 3: 1 }), { price: 8, order: [0, 1], pushes: [] });
    expect(after).toEqual([null, null, 0, 1, null, null, null, null, null]);
  });

  it('has those who bid the same before pushed one spot back', () => {
    const after = trackAfter(track({ 3: 2, 6: 1 }), { price: 0, order: [2, 0, 1], pushes: [1] });
    expect(after).toEqual([null, null, null, 2, null, null, 0, 1, null]);
  });

  it('leaves alone who stands on other prices, with one player twice', () => {
    const before = track({ 5: 0, 6: 0, 7: 1 });
    const after = trackAfter(before, { price: 0, order: [0, 1, 0, 1], pushes: [0, 1] });
    expect(after).toEqual([null, null, null, null, null, 0, 1, 0, 1]);
  });
});
