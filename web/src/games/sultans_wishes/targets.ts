import type { Choice } from '../../table/table.svelte';

/** Where the choices are on the board, by what they name. */
export type Targets = {
  /** On cards of the hand, or looked at. */
  cards: Map<string, Choice[]>;
  wishes: Map<string, Choice[]>;
  /** On cards under wishes. */
  attached: Map<string, Choice[]>;
  tasks: Map<string, Choice[]>;
  merchants: Map<string, Choice[]>;
  wares: Map<string, Choice[]>;
  places: Map<string, Choice[]>;
  gifts: Map<string, Choice[]>;
  extra: Choice[];
  lamp: Choice[];
  look: Choice[];
};

/** The kinds of places on which a verb shows, each with the number of the word that names the place. */
const SHOWN: Record<
  string,
  [kind: Exclude<keyof Targets, 'extra' | 'lamp' | 'look'>, word: number][]
> = {
  fulfil: [
    ['cards', 1],
    ['wishes', 2],
  ],
  extra: [['cards', 1]],
  effect: [['cards', 1]],
  toss: [['cards', 1]],
  give: [['cards', 1]],
  join: [['attached', 1]],
  lift: [['attached', 1]],
  guard: [['wishes', 1]],
  grant: [['wishes', 1]],
  remove: [['wishes', 1]],
  orderly: [['tasks', 1]],
  heart: [['tasks', 1]],
  acquire: [['merchants', 1]],
  bargain: [['merchants', 1]],
  exchange: [
    ['wares', 1],
    ['merchants', 2],
  ],
  travel: [['places', 1]],
  keep: [['gifts', 1]],
  use: [['gifts', 1]],
};

export function targetsOf(choices: Choice[]): Targets {
  const verb = (name: string) => choices.filter((choice) => choice.verb === name);
  const targets: Targets = {
    cards: new Map(),
    wishes: new Map(),
    attached: new Map(),
    tasks: new Map(),
    merchants: new Map(),
    wares: new Map(),
    places: new Map(),
    gifts: new Map(),
    extra: verb('extra'),
    lamp: verb('lamp'),
    look: verb('look'),
  };
  for (const choice of choices) {
    const named = choice.text.split(' ');
    for (const [kind, word] of SHOWN[choice.verb] ?? []) {
      const name = named[word] ?? '';
      targets[kind].set(name, [...(targets[kind].get(name) ?? []), choice]);
    }
  }
  return targets;
}

/** Whether a choice names a thing. */
export function names(choice: Choice, thing: string): boolean {
  return choice.text.split(' ').slice(1).includes(thing);
}

/** What the space of a task on the chart is called: a task alone may be what a card shows. */
export function space(task: string): string {
  return `space ${task}`;
}

/** The things that a choice is about. */
export function about({ text, verb }: Choice): string[] {
  const named = text.split(' ').slice(1);
  if (verb === 'orderly' || verb === 'heart') return named.map(space);
  if (verb === 'extra') return [...named, 'extra-stack'];
  return verb === 'lamp' ? ['lamp'] : named;
}
