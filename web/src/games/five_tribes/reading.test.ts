import { expect, test } from 'vitest';
import { spokenIn } from '../../text/texts';
import { readBoard, readHand } from './reading';
import { sample } from './sample';
import { endInWords, tileInWords } from './words';

const WORDS = spokenIn('five_tribes', ['You', 'Teal', 'Black', 'Brown']);
const VIEW = {
  ...sample(true),
  mountains: [{ cell: 'B2', side: 'south' }],
  tiles: [
    { cell: 'B2', kind: 'oasis', value: 8, colour: 'red', pile: 'YYR', owner: 1, palms: 2 },
    { cell: 'C2', kind: 'city', value: 0, colour: 'blue', pile: 'R', whim: 'W09', shore: true },
  ],
  city_whims: [{ cell: 'C2', name: 'W09', wants: 'oases', number: 3, gold: 15, have: 2 }],
};

test('the board is read tile by tile, with names, mountains from both sides, and Whims', () => {
  const read = readBoard(VIEW, WORDS);
  expect(read).toContain(
    'B2: Oasis, red 8, 2 Viziers and Assassin, Teal owns it, 2 palm trees, mountain in the south',
  );
  expect(read).toContain(
    'C2: blue Wondrous City, Assassin, on the shore: palm trees and palaces count twice, mountain in the north, 3 Oases, for 15 gold',
  );
  expect(read).toContain(
    'Echidna: 2 Elders, or an Elder and a Fakir: Double your Builders’ gold this turn.',
  );
});

test('the own things are read with what djinns cost and how far Whims are', () => {
  const [mine] = VIEW.players;
  const djinns = [{ name: 'enki', points: 8, cost: 'elder-or-fakir', used: false }];
  const players = mine ? [{ ...mine, djinns }] : [];
  const read = readHand({ ...VIEW, players }, WORDS, 0);
  expect(read[0]).toBe('Enki, An Elder or a Fakir: Place a palm tree on any Oasis.');
  expect(read).toContain('3 Oases, for 15 gold, Progress: 2/3');
});

test('an end says what it brings: reach of Assassins, the points of one city more, its Whim', () => {
  const end = {
    cell: 'C2',
    tribe: 'assassin',
    taken: 2,
    control: true,
    gold: 0,
    action: 'city',
    path: ['C2R'],
  };
  expect(endInWords(end, VIEW, WORDS)).toEqual([
    'take 2 Assassins',
    'they reach 2 steps',
    'the tile becomes yours: 5 points',
    'take its Whim: 3 Oases, for 15 gold',
  ]);
  expect(endInWords(end, { ...VIEW, city_whims: [] }, WORDS).at(-1)).toBe('no action');
});

test('a tile on which nothing stands is told in one piece', () => {
  const tile = { cell: 'A1', kind: 'lake', value: 0, colour: 'none', pile: '' };
  expect(tileInWords(tile, VIEW, WORDS)).toEqual(['A1: Great Lake']);
});
