// Written by `make messages` from src/serai/games/cleocatra/view.py. Change that, not this.

export type CleocatraView = {
  actor: number;
  advanced: boolean;
  areas: Record<string, CountedView[]>;
  bonus: number | null;
  box: BoxView;
  cells: CellView[];
  goal: number;
  hand: TileView | null;
  inspectors: number;
  laid: string | null;
  pile: Record<string, number>;
  players: PlayerView[];
  round: number;
  seat: number;
  stage: string | null;
  starter: number | null;
  step: string;
  tiles: TileView[];
  tries: Record<string, string[]>;
  turn: number;
  winners: number[];
};

export type CountedView = {
  points: number;
  sure: boolean;
  tile: string;
};

export type BoxView = {
  inspectors: number;
  rescuers: number;
};

export type CellView = {
  at: number[];
  name: string;
};

export type TileView = {
  at: number[] | null;
  colour: string;
  inspector: boolean;
  name: string;
  place: string;
  power: string | null;
  rescuers: number[];
  tile: number;
};

export type PlayerView = {
  score: number;
  sheet: Record<string, number>;
  supply: number;
};
