import type { Choice } from './table.svelte';

/** What a person may type besides an action. */
export const COMMANDS = [
  'board',
  'hand',
  'legal',
  'last',
  'score',
  'undo',
  'redo',
  'why',
  'preview',
  'back',
  'help',
] as const;
export type Command = (typeof COMMANDS)[number];

export type Typed =
  | { what: Command; rest: string }
  | { what: 'choice'; choice: Choice }
  | { what: 'number'; number: string }
  | { what: 'text'; text: string }
  | { what: 'nothing' };

const SHORT: Record<string, Command> = { u: 'undo', r: 'redo', '?': 'help', log: 'last' };

/** What a person typed: the number of a choice, its text, a command, or something to ask the server about. */
export function understood(typed: string, choices: Choice[]): Typed {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return { what: 'nothing' };
  const choice = named(text, choices);
  if (choice) return { what: 'choice', choice };
  if (/^\d+$/.test(text)) return { what: 'number', number: text };
  const [word = '', ...rest] = text.split(' ');
  const command = SHORT[word.toLowerCase()] ?? word.toLowerCase();
  if (isCommand(command) && (rest.length === 0 || command === 'why' || command === 'preview')) {
    return { what: command, rest: rest.join(' ') };
  }
  return { what: 'text', text };
}

/** The choice of a number, counted from 1, or of a text whatever its capitals. */
export function named(text: string, choices: Choice[]): Choice | undefined {
  if (/^\d+$/.test(text)) return choices[Number(text) - 1];
  return choices.find((choice) => choice.text.toLowerCase() === text.toLowerCase());
}

function isCommand(word: string): word is Command {
  return (COMMANDS as readonly string[]).includes(word);
}
