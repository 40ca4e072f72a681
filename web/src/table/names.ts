import type { Person } from '../generated/messages';
import { isolated, type Words } from '../text/words';

/** What the seats are called by one reader: "You", people by name, bots by colour.
 *
 * One's own several seats have the names that were given to them, or else go by colour too. */
export function seatNames(
  people: Pick<Person, 'kind' | 'name'>[],
  mine: number[],
  words: Words,
): string[] {
  const own = mine.map((seat) => people[seat]?.name ?? '');
  const named = new Set(own.filter(Boolean)).size === own.length;
  const others = people.filter((person, seat) => person.kind === 'person' && !mine.includes(seat));
  return people.map((person, seat) => {
    const colour = words.say(`seat-${seat}`);
    if (person.kind === 'bot' && !mine.includes(seat)) return words.say('bot', { colour });
    if (mine.length === 1 && seat === mine[0]) return words.say('you');
    if (mine.includes(seat)) return named ? person.name : colour;
    if (person.kind === 'open' || !person.name) return colour;
    const twice = others.filter((other) => other.name === person.name).length > 1;
    return twice
      ? words.say('table-namesake', { name: person.name, colour })
      : isolated(person.name);
  });
}
