import type { Choice } from '../../table/table.svelte';
import type { CleocatraView } from './view';

/** Where the choices are on the board: on a tile, on a free cell, on the pile. The rest, as Pass, are nowhere. */
export type Targets = {
  tiles: Map<string, Choice[]>;
  cells: Map<string, Choice>;
  pile: Choice[];
};

/** A choice about two tiles is found on the first of them. */
export function targetsOf(choices: Choice[], view: CleocatraView): Targets {
  const targets: Targets = { tiles: new Map(), cells: new Map(), pile: [] };
  for (const choice of choices) {
    const [, first = '', second = ''] = choice.text.split(' ');
    if (choice.verb === 'scout') targets.pile.push(choice);
    else if (choice.verb === 'lay') targets.cells.set(`${first} ${second}`, choice);
    else {
      const name = choice.verb === 'dispatch' ? (view.laid ?? '') : first;
      targets.tiles.set(name, [...(targets.tiles.get(name) ?? []), choice]);
    }
  }
  return targets;
}

/** The tiles and the free cell that a choice is about, by their names. */
export function about(choice: Choice, view: CleocatraView): string[] {
  const words = choice.text.split(' ').slice(1);
  if (choice.verb === 'dispatch') return view.laid ? [view.laid] : [];
  return choice.verb === 'lay' ? [words.join(' ')] : words;
}
