import { expect, test } from 'vitest';
import { Words } from '../text/words';
import { optionsInWords } from './options';

const TEXT = `
option-mode-title = Mode
option-mode-basic = basic game
option-start = Who starts
option-cap = Turn limit
seat-1 = Teal
`;
const WORDS = new Words([{ language: 'en', texts: [TEXT] }]);
const OPTIONS = [
  { name: 'mode', labels: ['basic', 'advanced'], most: 0, default: 'basic' },
  { name: 'start', labels: ['random', '0', '1'], most: 0, default: 'random' },
  { name: 'cap', labels: [], most: 99, default: 0 },
];

test('choices are always said, numbers only where they are not as usual', () => {
  expect(optionsInWords(WORDS, OPTIONS, { mode: 'basic', start: '1', cap: 0 })).toEqual([
    ['Mode', 'basic game'],
    ['Who starts', 'Teal'],
  ]);
  expect(optionsInWords(WORDS, OPTIONS, { mode: 'advanced', start: 'random', cap: 5 })).toEqual([
    ['Mode', 'advanced'],
    ['Who starts', 'random'],
    ['Turn limit', '5'],
  ]);
});
