import { describe, expect, it } from 'vitest';
import type { Person } from '../generated/messages';
import { Words } from '../text/words';
import { seatNames } from './names';

const TEXT = `
you = You
bot = { $colour } bot
table-namesake = { $name } ({ $colour })
seat-0 = Red
seat-1 = Blue
seat-2 = Black
`;
const WORDS = new Words([{ language: 'en', texts: [TEXT] }]);
const person = (name: string, kind: Person['kind'] = 'person'): Person => ({
  name,
  kind,
  here: true,
  late: false,
});

describe('the names of seats', () => {
  it('are "You", names of people, and colours of bots', () => {
    const people = [person('Ann'), person('Bob'), person('bot 3', 'bot')];
    expect(seatNames(people, [0], WORDS)).toEqual(['You', 'Bob', 'Black bot']);
  });

  it('are colours where one person holds several seats', () => {
    const people = [person('Ann'), person('Ann'), person('Bob')];
    expect(seatNames(people, [0, 1], WORDS)).toEqual(['Red', 'Blue', 'Bob']);
  });

  it('are those that were given to several seats of one person', () => {
    const people = [person('Ann'), person('Mia'), person('Bob')];
    expect(seatNames(people, [0, 1], WORDS)).toEqual(['Ann', 'Mia', 'Bob']);
  });

  it('tell two people of one name apart', () => {
    const people = [person('Ann'), person('Ann'), person('', 'open')];
    expect(seatNames(people, [], WORDS)).toEqual(['Ann (Red)', 'Ann (Blue)', 'Black']);
  });
});
