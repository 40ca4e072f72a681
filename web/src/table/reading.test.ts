import { describe, expect, it } from 'vitest';
import { Words } from '../text/words';
import { readBoard, readHand } from './reading';
import type { View } from './table.svelte';

const WORDS = new Words([
  {
    language: 'en',
    texts: [
      'zone-hand = Hand\nzone-wishes = Wishes\ncolour-red = crimson\ncard = { $name } card\n',
    ],
  },
]).toReader(0, ['You', 'Bob']);

const view = (more: Record<string, unknown>): View => ({
  actor: 0,
  seat: 0,
  step: 'Act',
  players: [],
  winners: [],
  ...more,
});

describe('a view with zones is read', () => {
  const zones = view({
    zones: [
      {
        zone: 'wishes',
        kind: 'row',
        owner: -1,
        pieces: [{ text: { key: 'card', args: { name: 'Tea' } }, of: [1, 4], seats: [1] }],
      },
      { zone: 'hand', kind: 'hand', owner: 0, pieces: [{ text: 'Bath', count: 2 }] },
      { zone: 'hand', kind: 'hand', owner: 1, count: 3 },
    ],
  });

  it('zone by zone, with whose it is', () => {
    expect(readBoard(zones, WORDS)).toEqual([
      'Wishes: Tea card (1 / 4, Bob)',
      'You: Hand: 2 × Bath',
      'Bob: Hand: 3',
    ]);
  });

  it('as a hand only where it is the own', () => {
    expect(readHand(zones, WORDS, 0)).toEqual(['You: Hand: 2 × Bath']);
  });
});

describe('a view without zones is read', () => {
  it('part by part, without what is empty', () => {
    const plain = view({
      round: 2,
      tiles: [{ name: 'A1', colour: 'red', locked: true, on: [] }],
      hand: null,
      left_over: 3,
    });
    expect(readBoard(plain, WORDS)).toEqual([
      'round: 2',
      'tiles: A1 (colour crimson, locked)',
      'left over: 3',
    ]);
  });
});
