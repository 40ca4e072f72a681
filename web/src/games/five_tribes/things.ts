import type { Words } from '../../text/words';
import type { PlayerView } from './view';
import { powerInWords, whimInWords } from './words';

/** Something that a player has: a djinn, an item, a thief, a Whim or resource cards of a kind. */
export type Own = {
  kind: 'djinn' | 'item' | 'thief' | 'whim' | 'card';
  name: string;
  count: number;
  /** What a Whim wants, and how much of it. */
  of?: number;
  wants?: string;
  spent?: boolean;
  /** It is not had yet, but may be taken. */
  fetched?: boolean;
  /** What using a djinn costs. */
  cost?: string;
  told: (words: Words) => string[];
  /** What somebody who presses it in vain may have wanted. */
  tries: string[];
};

/** Where what is done with a thing is shown. */
export const placeOfOwn = ({ name, fetched }: Own) => `${fetched ? 'fetch' : 'own'} ${name}`;

/** What a player has, as whoever looks may know it, after the items that one of them is chosen from. */
export function things(player: PlayerView | undefined, fetched: string[] = []): Own[] {
  if (!player) return [];
  const { own } = player;
  const item = (name: string, tries: string[]): Own => ({
    kind: 'item',
    name,
    count: 1,
    told: (words) => [words.say(`item-${name}`), words.say(`does-${name}`)],
    tries,
  });
  return [
    ...fetched.map((name) => ({ ...item(name, [`fetch ${name}`]), fetched: true })),
    ...(own?.drawn ?? []).map((name) => item(name, [`keep ${name}`])),
    ...player.djinns.map(
      ({ name, used, cost }): Own => ({
        kind: 'djinn',
        name,
        count: 1,
        spent: used,
        cost,
        told: (words) => [words.say(`djinn-${name}`), powerInWords({ name, cost }, words)],
        tries: [`use ${name}`],
      }),
    ),
    ...(own?.items ?? []).map((name) => item(name, [`wield ${name}`])),
    ...player.thieves.map(
      (name): Own => ({
        kind: 'thief',
        name,
        count: 1,
        told: (words) => [words.say(`thief-${name}`), words.say(`does-${name}`)],
        tries: [`steal ${name}`],
      }),
    ),
    ...(own?.whims ?? []).map(
      (whim): Own => ({
        kind: 'whim',
        name: whim.name,
        count: whim.have,
        of: whim.number,
        wants: whim.wants,
        told: (words) => [
          whimInWords(whim, words),
          words.say('board-progress', { have: whim.have, number: whim.number }),
        ],
        tries: [],
      }),
    ),
    ...Object.entries(own?.cards ?? {}).map(
      ([name, count]): Own => ({
        kind: 'card',
        name,
        count,
        told: (words) => [words.say('some-cards', { resource: name, count })],
        tries: [`offer ${name}`],
      }),
    ),
  ];
}
