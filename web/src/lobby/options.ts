import type { OptionShown } from '../generated/http';
import type { Words } from '../text/words';

/** The sentence of a key, if the game has one. */
export function said(words: Words | null, key: string, otherwise: string): string {
  return words?.has(key) ? words.say(key) : otherwise;
}

export function optionInWords(words: Words | null, name: string): string {
  return said(words, `option-${name}-title`, said(words, `option-${name}`, name));
}

/** Who starts is a seat's number, said by its colour and who sits there; everything else has a word of its own, or is a
 * number. */
export function valueInWords(
  words: Words | null,
  name: string,
  value: string | number,
  sitters: string[],
): string {
  if (name !== 'start' || !words?.has(`seat-${value}`))
    return said(words, `option-${name}-${value}`, String(value));
  const colour = words.say(`seat-${value}`);
  const who = sitters[Number(value)];
  return who ? words.say('new-start', { colour, sitter: who }) : colour;
}

const OPEN = 3; // choices that stand open at a new table

/** The choices that everybody wants to see: the first that a game names. The rest are for those who look for them. */
export function mainOptions(options: OptionShown[]): OptionShown[] {
  return options.filter(({ labels }) => labels.length > 0).slice(0, OPEN);
}

/** How a game is played, as [option, value] in words: the main choices, and whatever is not as usual. */
export function optionsInWords(
  words: Words | null,
  options: OptionShown[],
  chosen: Record<string, string | number>,
  sitters: string[],
): [string, string][] {
  const main = mainOptions(options);
  return options
    .filter((option) => main.includes(option) || chosen[option.name] !== option.default)
    .map(({ name, default: usual }) => [
      optionInWords(words, name),
      valueInWords(words, name, chosen[name] ?? usual, sitters),
    ]);
}
