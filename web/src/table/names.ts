import type { Person } from '../generated/messages';
import type { Words } from '../text/words';

/** What the seats are called by one reader: "You", people by name, bots and one's own several seats by colour. */
export function seatNames(
  people: Pick<Person, 'kind' | 'name'>[],
  mine: number[],
  words: Words,
): string[] {
  const others = people.filter((person, seat) => person.kind === 'person' && !mine.includes(seat));
  return people.map((person, seat) => {
    const colour = words.say(`seat-${seat}`);
    if (person.kind === 'bot' && !mine.includes(seat)) return words.say('bot', { colour });
    if (mine.includes(seat)) return mine.length > 1 ? colour : words.say('you');
    if (person.kind === 'open' || !person.name) return colour;
    const twice = others.filter((other) => other.name === person.name).length > 1;
    return twice ? words.say('table-namesake', { name: person.name, colour }) : person.name;
  });
}
