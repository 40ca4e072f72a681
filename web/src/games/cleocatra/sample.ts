import type { Choice } from '../../table/table.svelte';
import type { CleocatraView, Colour, LaidTile } from './view';

/** A small position for the gallery and for tests: it is the first seat's turn. */
export function sample(): CleocatraView {
  return {
    actor: 0,
    seat: 0,
    step: 'Act',
    stage: 'first',
    laid: null,
    areas: { OR1: ['PU1', 'BL1', 'OR1', 'GR1'] },
    advanced: true,
    goal: 23,
    tiles: [
      tile(0, 'PU1', 'purple', [-1, 0], [0]),
      tile(3, 'BL1', 'blue', [1, 0], [1]),
      tile(6, 'OR1', 'orange', [0, 0], [0, 2]),
      tile(9, 'GR1', 'green', [0, 1], [], true),
      tile(12, 'CL1', 'gold', [2, 0], []),
    ],
    hand: null,
    pile: { purple: 2, blue: 1, orange: 2, green: 1, gold: 0 },
    inspectors: 2,
    players: [
      { score: 9, supply: 1, sheet: {} },
      { score: 14, supply: 2, sheet: {} },
      { score: 23, supply: 2, sheet: {} },
      { score: 0, supply: 3, sheet: {} },
    ],
    starter: 0,
    turn: 9,
    round: 3,
    winners: [],
  };
}

/** The same, while a tile is to be laid. */
export function laying(): CleocatraView {
  const view = sample();
  const { at: _, ...hand } = tile(4, 'BL2', 'blue', [0, 0], []);
  return { ...view, step: 'LayTile', stage: null, areas: {}, hand: { ...hand, at: null } };
}

export function tile(
  number: number,
  name: string,
  colour: Colour,
  at: [number, number],
  rescuers: number[],
  inspector = false,
): LaidTile {
  return { tile: number, name, colour, power: POWERS[colour], rescuers, inspector, at };
}

const POWERS: Record<Colour, string> = {
  purple: 'mafdet',
  blue: 'bastet',
  orange: 'mut',
  green: 'princess',
  gold: 'cleocatra',
};

/** A legal action from what a player would type. */
export function choice(text: string, id = 0): Choice {
  const [verb = '', first = '', second = ''] = text.split(' ');
  const says: Record<string, unknown> = { tile: first, from: first, to: second, count: 0 };
  if (verb === 'lay') Object.assign(says, { x: first, y: second });
  return { id, verb, args: [], text, says };
}
