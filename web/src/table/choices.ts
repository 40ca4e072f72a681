import type { Settings } from '../app/settings.svelte';
import type { Hello, Previewed } from '../generated/messages';
import type { Words } from '../text/words';
import type { Choice } from './table.svelte';

export type Lesson = NonNullable<Hello['lesson']>;

/** Actions of one kind, with what they have in common as its name. */
export type Kind = { name: string; choices: Choice[] };

/** A choice in words; without a text of its own, what a player would type. */
export function sentence(words: Words, choice: Choice): string {
  const key = `action-${choice.verb}`;
  return words.has(key) ? words.say(key, choice.says) : choice.text;
}

/** Something on a board in words: read out with what can be done there, and shown while it is pointed at. */
export function described(
  told: string[],
  choices: Choice[],
  words: Words,
  actions = choices.map((choice) => sentence(words, choice)).join('; '),
): { choices: Choice[]; label: string; caption: string } {
  const can = actions ? [words.say('board-can', { actions })] : [];
  return { choices, label: [...told, ...can].join('. '), caption: told.join(' · ') };
}

const FEW = 3; // choices that need no kinds

/** A few choices that one can tell apart, each on its own; none if there are more. */
export function few(choices: Choice[], say: (choice: Choice) => string): Kind[] {
  const apart = new Set(choices.map((choice) => brief(say(choice)))).size === choices.length;
  return choices.length <= FEW && apart ? alone(choices, say) : [];
}

function alone(choices: Choice[], say: (choice: Choice) => string): Kind[] {
  return choices.map((choice) => ({ name: say(choice), choices: [choice] }));
}

/** The choices by kind, in their order: those of one verb stand together if the verb has a name for several, or if their
 * sentences begin alike. */
export function kinds(
  choices: Choice[],
  say: (choice: Choice) => string,
  named: (choice: Choice) => string = () => '',
): Kind[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of choices) {
    byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
  }
  return [...byVerb.values()].flatMap((alike) => {
    const [first] = alike;
    const name = (first && named(first)) || beginning(alike.map(say));
    return alike.length > 1 && name ? [{ name, choices: alike }] : alone(alike, say);
  });
}

/** The words with which all sentences begin, up to a natural end. */
export function beginning(sentences: string[]): string {
  const [first = [], ...others] = sentences.map((text) => text.split(' '));
  let count = 0;
  while (count < first.length && others.every((words) => words[count] === first[count])) count += 1;
  const shared = first.slice(0, count);
  const colon = shared.findIndex((word) => word.endsWith(':'));
  const text = (colon >= 0 ? shared.slice(0, colon + 1) : shared).join(' ');
  return text.replace(/[\s:;,.–-]+$/, '');
}

/** A choice by what comes before its details: "Rescue: score from OR1" is a rescue. */
export function brief(text: string): string {
  const colon = text.indexOf(':');
  return colon > 0 ? text.slice(0, colon) : text;
}

/** The choices that a lesson leaves at a decision of its seat; all of them where it asks for nothing. */
export function taught(choices: Choice[], lesson: Lesson | null, decision: number): Choice[] {
  const wanted = lesson?.wanted[decision];
  if (!wanted) return choices;
  return choices.filter((choice) => wanted.includes(choice.text));
}

/** The points that a preview promises a seat. */
export function gain(preview: Previewed): number {
  return preview.lines
    .filter(([, args]) => args.seat === preview.seat)
    .reduce((sum, [, args]) => sum + (typeof args.points === 'number' ? args.points : 0), 0);
}

/** Whether to ask before an action, by what it would do; what is not known counts as final. */
export function mustAsk(ask: Settings['ask'], preview: Previewed | null): boolean {
  return ask === 'always' || (ask === 'final' && !preview?.undoable);
}

/** What comes after all that a preview could tell, and whether there is a way back; empty if the seat just goes on. */
export function follows(words: Words, { then, undoable, chance }: Previewed): string {
  if (then === 'chance' && words.has(`next-${chance}`)) return words.say(`next-${chance}`);
  if (then === 'on' || then === '') return undoable ? '' : words.say('then-seen');
  return words.say(`then-${then}`);
}
