import type { Choice } from '../../table/table.svelte';
import { type Cell, labels, named } from './lattice';
import type { CleocatraView, LaidTile } from './view';

/** Where the choices are on the board: on a tile, on a free cell, on the pile. The rest, as Pass, are nowhere. */
export type Targets = {
  tiles: Map<string, Choice[]>;
  cells: Map<string, Choice>; // by labels
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

/** The tiles and the free cell that a choice is about, as names of pieces and labels of cells. */
export function about(choice: Choice, view: CleocatraView): string[] {
  const words = choice.text.split(' ').slice(1);
  if (choice.verb === 'dispatch') return view.laid ? [view.laid] : [];
  return choice.verb === 'lay' ? [words.join(' ')] : words;
}

export function cellText(cell: Cell): string {
  return `lay ${named(labels(cell))}`;
}

/** What a person who touches a tile may have wanted to do, the likeliest first, as texts of actions. */
export function wishes(tile: LaidTile, view: CleocatraView, reader: number): string[] {
  const { name } = tile;
  switch (view.step) {
    case 'LayTile':
      return [cellText(tile.at)];
    case 'ChooseScored':
      return [`score ${name}`];
    case 'RecallInspector':
      return [`recall ${name}`];
    case 'PostInspector':
      return [`post ${name}`];
    case 'Fallback':
      return [`place ${name}`];
  }
  if (tile.rescuers.includes(reader)) return [`rescue ${name}`, `team ${name}`, `search ${name}`];
  const occupied = tile.inspector || tile.rescuers.length > 0;
  const move = view.advanced && tile.colour === 'purple' && occupied ? 'mafdet' : 'search';
  const bring = view.laid === name ? 'dispatch' : `team ${name}`;
  return view.stage === 'alone' ? [`${move} ${name}`, bring] : [bring, `${move} ${name}`];
}
