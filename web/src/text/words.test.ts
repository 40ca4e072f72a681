import { expect, test } from 'vitest';
import { isolated, PSEUDO, Words } from './words';

const ENGLISH = `
you = You
list-two = { $first } and { $last }
list-more = { $first }, { $rest }
colour-gold = golden
where-left = left of { $tile }
log-draws = { $who } { $person ->
    [you] draw
   *[they] draws
} { $tile }, { $colour }.
log-wins = { $who } { $count ->
    [one] wins
   *[other] win
}.
action-lay = Lay { $tile } { $where }
`;

const words = new Words([{ language: 'en', texts: [ENGLISH] }]).toReader(0, ['You', 'Ann', 'Bo']);

test('a sentence about the reader says you, about others their names', () => {
  expect(words.say('log-draws', { seat: 0, tile: 'CL1', colour: 'gold' })).toBe(
    'You draw CL1, golden.',
  );
  expect(words.say('log-draws', { seat: 1, tile: 'CL1', colour: 'gold' })).toBe(
    'Ann draws CL1, golden.',
  );
});

test('several seats are listed', () => {
  expect(words.say('log-wins', { seats: [0, 1, 2], count: 3 })).toBe('You, Ann and Bo win.');
});

test('a phrase within a sentence is said in words', () => {
  const where = [
    { key: 'where-left', args: { tile: 'PU1' } },
    { key: 'where-left', args: { tile: 'OR2' } },
  ];
  expect(words.say('action-lay', { tile: 'CL1', where })).toBe(
    'Lay CL1 left of PU1 and left of OR2',
  );
});

test('a key without a text is shown with its arguments', () => {
  expect(words.say('log-unknown', { seat: 1, card: 'TEA2' })).toBe('log-unknown seat=1 card=TEA2');
});

test('a language with gaps is filled from the next one', () => {
  const german = { language: 'de', texts: ['colour-gold = golden (de)'] };
  const both = new Words([german, { language: 'en', texts: [ENGLISH] }]);
  expect(both.say('colour-gold')).toBe('golden (de)');
  expect(both.say('you')).toBe('You');
});

test('the language of nobody is at least 40 % longer', () => {
  const strange = new Words([{ language: PSEUDO, texts: ['hello = A new table for friends'] }]);
  const said = strange.say('hello');
  expect(said).not.toContain('table');
  expect(said.length).toBeGreaterThanOrEqual('A new table for friends'.length * 1.4 - 3);
});

test('a name from right to left keeps to itself, and cannot turn what follows', () => {
  expect(isolated('Ann')).toBe('Ann');
  expect(isolated('שלום')).toBe('\u2068שלום\u2069');
  expect(isolated('\u202eevil\u2069')).toBe('\u2068evil\u2069');
  const said = new Words([{ language: 'en', texts: ['waits = { $name } waits.'] }]);
  expect(said.say('waits', { name: 'ليلى' })).toBe('\u2068ليلى\u2069 waits.');
});
