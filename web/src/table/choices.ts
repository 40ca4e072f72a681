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

/** The choices by kind, in their order: those of one verb whose sentences begin alike stand together. */
export function kinds(choices: Choice[], say: (choice: Choice) => string): Kind[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of choices) {
    byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
  }
  return [...byVerb.values()].flatMap((alike) => {
    const sentences = alike.map(say);
    const name = beginning(sentences);
    if (alike.length > 1 && name) return [{ name, choices: alike }];
    return alike.map((choice, i) => ({ name: sentences[i] ?? '', choices: [choice] }));
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

/** Whether a choice asks for a second thought: it ends the turn and does something, and there is another. */
export function needsConfirmation(preview: Previewed, choices: Choice[]): boolean {
  return preview.then === 'ends' && preview.lines.length > 0 && choices.length > 1;
}
