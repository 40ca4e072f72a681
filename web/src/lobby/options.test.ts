import { expect, test } from 'vitest';
import { Words } from '../text/words';
import { optionsInWords } from './options';

const TEXT = `
option-mode-title = Mode
option-mode-basic = basic game
option-start = Who starts
option-cap = Turn limit
seat-1 = Teal
new-start = { $colour } ({ $sitter })
`;
const WORDS = new Words([{ language: 'en', texts: [TEXT] }]);
const OPTIONS = [
  { name: 'mode', labels: ['basic', 'advanced'], most: 0, default: 'basic' },
  { name: 'start', labels: ['random', '0', '1'], most: 0, default: 'random' },
  { name: 'cap', labels: [], most: 99, default: 0 },
];

const SITTERS = ['Ann', 'you'];

test('choices are always said, numbers only where they are not as usual', () => {
  expect(optionsInWords(WORDS, OPTIONS, { mode: 'basic', start: '1', cap: 0 }, [])).toEqual([
    ['Mode', 'basic game'],
    ['Who starts', 'Teal'],
  ]);
  expect(
    optionsInWords(WORDS, OPTIONS, { mode: 'advanced', start: 'random', cap: 5 }, SITTERS),
  ).toEqual([
    ['Mode', 'advanced'],
    ['Who starts', 'random'],
    ['Turn limit', '5'],
  ]);
});

test('who starts is said by the colour and by who sits there', () => {
  const start = (seat: string) => optionsInWords(WORDS, OPTIONS, { start: seat }, SITTERS)[1];
  expect(start('1')).toEqual(['Who starts', 'Teal (you)']);
  expect(start('random')).toEqual(['Who starts', 'random']);
});
