import { expect, test } from 'vitest';
import { spokenIn } from '../../text/texts';
import { readBoard } from './reading';
import { sample } from './sample';

const WORDS = spokenIn('cutie', ['You', 'Teal']);

/** What is read of the flood when Amelia alone is left on row 2 of five. */
const flood = (flipped: number, also: number | null = null): string[] =>
  readBoard({ ...sample(7, 2), doomed: ['Amelia'], last: 'Amelia', flipped, also }, WORDS).slice(
    0,
    3,
  );

test('the flood is read with its time, whom it would take, and who ends the wait for it', () => {
  expect(flood(2)).toEqual([
    '3 slow searches to the flood',
    'Row 2 would go, with Amelia.',
    'If Amelia moves up, row 2 floods and nobody is lost.',
  ]);
});

test('nobody is said to be safe where the row that goes fills the timer', () => {
  expect(flood(4, 3)[2]).toBe(
    'If Amelia moves up, row 2 floods, the timer is full, and row 3 goes as well.',
  );
});
