import { expect, test } from 'vitest';
import { settings } from '../../app/settings.svelte';
import { spokenIn } from '../../text/texts';
import { readBoard, readHand } from './reading';
import type { CleocatraView } from './view';

const WORDS = spokenIn('cleocatra', ['You', 'Blue bot']);

const VIEW = {
  actor: 0,
  seat: 0,
  step: 'LayTile',
  winners: [],
  round: 2,
  goal: 23,
  tiles: [
    {
      tile: 3,
      name: 'BL1',
      colour: 'blue',
      power: null,
      rescuers: [0],
      inspector: false,
      at: [0, 0],
      place: 'only',
    },
    {
      tile: 0,
      name: 'PU1',
      colour: 'purple',
      power: null,
      rescuers: [],
      inspector: true,
      at: [1, 0],
      place: 'left',
    },
  ],
  hand: {
    tile: 6,
    name: 'OR1',
    colour: 'orange',
    power: null,
    rescuers: [],
    inspector: false,
    at: null,
    place: 'hand',
  },
  pile: { purple: 2, blue: 0, orange: 0, green: 1, gold: 0 },
  inspectors: 2,
  players: [
    { score: 3, supply: 2, sheet: {} },
    { score: 0, supply: 3, sheet: {} },
  ],
} as unknown as CleocatraView;

test('the pyramids are read tile by tile, each with its neighbours and who is on it', () => {
  const [round, first, second] = readBoard(VIEW, WORDS);
  expect(round).toBe('Round 2, a race to 23 points');
  expect(first).toMatch(/^The blue tile, .*left of the left purple tile, Rescuers: You$/);
  expect(second).toMatch(
    /^The left purple tile, .*right of the blue tile, There’s an Inspector here$/,
  );
});

test('the pile, the Inspectors and the players are read too', () => {
  const read = readBoard(VIEW, WORDS);
  expect(read).toContain('Pile 3: 2 purple and 1 green');
  expect(read).toContain('Inspectors left: 2');
  expect(read).toContain('You, 3 of 23 points, 2 Rescuers in the supply');
});

test('the hand is the tile that is to be laid', () => {
  expect(readHand(VIEW, WORDS)).toEqual(['In hand: an orange tile']);
});

test('whoever wants codes reads them', () => {
  settings.codes = true;
  expect(readHand(VIEW, WORDS)).toEqual(['In hand: OR1, orange']);
  expect(readBoard(VIEW, WORDS)[1]).toMatch(/^BL1, blue, .*left of PU1/);
  settings.codes = false;
});
