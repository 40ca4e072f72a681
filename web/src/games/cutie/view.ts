// Written by `make messages` from src/serai/games/cutie/view.py. Change that, not this.

export type CutieView = {
  actor: number;
  also: number | null;
  anyone: boolean;
  barred: string | null;
  discard: CardView[];
  doomed: string[];
  finder: string | null;
  first: number | null;
  flipped: number;
  found: string[];
  giving: string | null;
  ladder: Record<string, number>;
  last: string | null;
  low: number;
  memory: Record<string, number[]> | null;
  paying: PayingView | null;
  pile: number;
  piles: Record<string, number>;
  players: PlayerView[];
  quickly: boolean;
  rating: string | null;
  rows: CellView[][];
  seat: number;
  staying: number;
  step: string;
  supply: Record<string, number>;
  timer: number;
  trigger: number | null;
  turns: number;
  visitors: VisitorView[];
  winners: number[];
};

export type CardView = {
  find: string;
  left: string;
  name: string;
  right: string;
  visitor: string | null;
};

export type PayingView = {
  owed: number;
  visitor: string;
  way: string;
};

export type PlayerView = {
  cards: CardView[] | null;
  citizen: CitizenView | null;
  hand: number;
  score: number;
  sheet: Record<string, number>;
};

export type CitizenView = {
  name: string;
  points: Record<string, number>;
  survivors: Record<string, number>;
  total: number;
  values: Record<string, number>;
  visitor: string;
};

export type CellView = {
  card: CardView;
  column: number;
  name: string;
  row: number;
};

export type VisitorView = {
  at: string | null;
  column: number;
  gems: string[];
  name: string;
  start: string[];
  ways: WayView[];
};

export type WayView = {
  card: string;
  cost: number;
  free: number;
  needs: string[];
  quick: boolean;
  reason: string | null;
  to: string;
  way: string;
};
