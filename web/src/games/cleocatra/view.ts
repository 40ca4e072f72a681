import type { View } from '../../table/table.svelte';
import type { Cell } from './lattice';

/** What a reader of Cleocatra sees, as the game's view.py builds it. */
export type Colour = 'purple' | 'blue' | 'orange' | 'green' | 'gold';

export const COLOURS: Colour[] = ['purple', 'blue', 'orange', 'green', 'gold'];

export type TileView = {
  tile: number;
  name: string;
  colour: Colour;
  power: string | null;
  rescuers: number[];
  inspector: boolean;
  at: [number, number] | null;
};

export type LaidTile = TileView & { at: [number, number] };

export type PlayerView = { score: number; supply: number; sheet: Record<string, number> };

export interface CleocatraView extends View {
  stage: 'first' | 'second' | 'bonus' | 'alone' | null;
  laid: string | null;
  areas: Record<string, string[]>; // of each Rescue that is possible now
  advanced: boolean;
  goal: number;
  tiles: LaidTile[];
  hand: TileView | null;
  pile: Record<Colour, number>;
  inspectors: number;
  players: PlayerView[];
  round: number;
}

export const RESCUERS = 3; // of each player
export const INSPECTORS = 3;

export function cellsOf(view: CleocatraView): Cell[] {
  return view.tiles.map((tile) => tile.at);
}
