import { choice as typed } from '../../design/choice';
import type { Choice } from '../../table/table.svelte';
import type { CellView, CleocatraView, TileView } from './view';

/** A small position for the gallery and for tests: it is the first seat's turn. */
export function sample(): CleocatraView {
  return {
    actor: 0,
    seat: 0,
    step: 'Act',
    stage: 'first',
    bonus: null,
    laid: null,
    areas: {
      OR1: [
        { tile: 'PU1', points: 2, sure: true },
        { tile: 'BL1', points: 1, sure: true },
        { tile: 'OR1', points: 1, sure: true },
        { tile: 'GR1', points: 1, sure: true },
      ],
    },
    tries: { PU1: ['rescue PU1', 'team PU1', 'search PU1'] },
    cells: [],
    box: { rescuers: 3, inspectors: 3 },
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
  const hand = { ...tile(4, 'BL2', 'blue', [0, 0], []), at: null, place: 'hand' };
  return { ...sample(), step: 'LayTile', stage: null, areas: {}, tries: {}, cells: FREE, hand };
}

const FREE: CellView[] = [
  [-2, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
  [3, 0],
  [2, 1],
].map((at) => ({ name: at.join(' '), at }));

export function tile(
  number: number,
  name: string,
  colour: string,
  at: [number, number],
  rescuers: number[],
  inspector = false,
): TileView {
  const power = POWERS[colour] ?? '';
  return { tile: number, name, colour, power, rescuers, inspector, at, place: 'only' };
}

const POWERS: Record<string, string> = {
  purple: 'mafdet',
  blue: 'bastet',
  orange: 'mut',
  green: 'princess',
  gold: 'cleocatra',
};

/** A legal action from what a player would type. */
export function choice(text: string, id = 0): Choice {
  const [verb, first = '', second = ''] = text.split(' ');
  const says: Record<string, unknown> = { tile: first, from: first, to: second, count: 0 };
  if (verb === 'lay') Object.assign(says, { x: first, y: second });
  return { ...typed(text, id), says };
}
