import { expect, test } from 'vitest';
import { Words } from '../../text/words';
import type { Choice, View } from '../table.svelte';
import { bare, choicesAbout, laid, type ShownZone, said, titleOf, triesOf } from './zones';

const words = new Words([{ language: 'en', texts: ['zone-row = The row\ncolour-jade = green'] }]);

function choice(text: string): Choice {
  return { id: 0, verb: text.split(' ')[0] ?? '', args: [], text, says: {} };
}

const row: ShownZone = {
  zone: 'row',
  kind: 'board',
  owner: -1,
  pieces: [
    { text: 'amber', names: ['0'] },
    { text: 'jade', names: ['1'] },
    { text: 'pearl', names: ['2'], tries: ['turn 2'] },
    { text: 'coral' },
  ],
};

test('a piece is lit by the choices that name it, by any of its names', () => {
  const choices = [choice('take 0'), choice('buy brass'), choice('done')];
  expect(choicesAbout(['0'], choices)).toEqual([choices[0]]);
  expect(choicesAbout(['B07', 'brass'], choices)).toEqual([choices[1]]);
  expect(choicesAbout(['take'], choices)).toEqual([choices[0]]);
  expect(choicesAbout(undefined, choices)).toEqual([]);
});

test('a piece without a choice is asked about as its neighbour could be played', () => {
  expect(triesOf(row.pieces?.[1] ?? { text: '' }, row, [choice('take 0')])).toEqual(['take 1']);
});

test('what the game says one could try goes before that, and a piece without a name is not asked about', () => {
  expect(triesOf(row.pieces?.[2] ?? { text: '' }, row, [choice('take 0')])).toEqual(['turn 2']);
  expect(triesOf(row.pieces?.[3] ?? { text: '' }, row, [choice('take 0')])).toEqual([]);
});

test('piles and tracks lie aside unless the game says otherwise, and seats have their own', () => {
  const zones: ShownZone[] = [
    row,
    { zone: 'deck', kind: 'pile', owner: -1, count: 3 },
    { zone: 'plates', kind: 'pile', owner: -1, aside: false },
    { zone: 'hand', kind: 'hand', owner: 1, count: 2 },
  ];
  const view = { players: [{}, {}], zones } as unknown as View;
  const { main, aside, seats } = laid(view);
  expect(main.map(({ zone }) => zone)).toEqual(['row', 'plates']);
  expect(aside.map(({ zone }) => zone)).toEqual(['deck']);
  expect(seats.map((own) => own.map(({ zone }) => zone))).toEqual([[], ['hand']]);
});

test('plain words are said by the text of their zone, and zones by their own text or name', () => {
  expect(said(words, 'colour', 'jade')).toBe('green');
  expect(said(words, 'row', 'jade')).toBe('jade');
  expect(titleOf(words, 'row')).toBe('The row');
  expect(titleOf(words, 'market-card')).toBe('Market card');
});

test('a text does not repeat the code that stands beside it', () => {
  expect(bare('tea, 3 hearts (T09)', 'T09')).toBe('Tea, 3 hearts');
  expect(bare('tea (T09)', undefined)).toBe('Tea (T09)');
});
