// Written by `make messages` from src/serai/games/five_tribes/view.py. Change that, not this.

export type TribesView = {
  action: ActionView | null;
  actor: number;
  artisans: boolean;
  bag: string;
  bid: number | null;
  bidding: number[];
  bids: BidView[];
  blue: number;
  builders: number;
  city_whims: CityWhimView[];
  claiming: string | null;
  columns: number;
  conjured: DjinnView[];
  deadly: boolean;
  deck: number;
  discard: Record<string, number>;
  djinn_deck: number;
  djinn_discard: string[];
  djinns: (DjinnView | null)[];
  doubled: boolean;
  drawn: number;
  ending: string;
  given: string[];
  item_discard: string[];
  item_pile: number;
  meant: string | null;
  memory: Record<string, number[]> | null;
  mountains: MountainView[];
  move: MoveView | null;
  offer: number;
  offered: string[];
  palaces: number;
  palms: number;
  placing: string | null;
  players: PlayerView[];
  reach: number;
  round: number;
  row: string[];
  rows: number;
  seat: number;
  second: boolean;
  step: string;
  stuck: boolean;
  thief: string | null;
  tiles: TileView[];
  track: SpotView[];
  turns: number;
  whim_deck: number;
  winners: number[];
  with_whims: boolean;
};

/** What follows a move: the meeples taken, until they act, and the tile whose action is to come. */
export type ActionView = {
  cell: string;
  taken: number;
  tile: string;
  tribe: string | null;
};

/** What a bid would lead to. */
export type BidView = {
  order: number[];
  price: number;
  pushes: number[];
};

export type CityWhimView = {
  cell: string;
  gold: number;
  have: number | null;
  name: string;
  number: number;
  wants: string;
};

export type DjinnView = {
  cost: string;
  name: string;
  points: number;
};

export type MountainView = {
  cell: string;
  side: string;
};

export type MoveView = {
  at: string;
  carpet: boolean;
  ends: EndView[];
  hand: string;
  path: string[];
  start: string;
};

/** Where a begun move can end, and what it would bring there along this path. */
export type EndView = {
  action: string;
  cell: string;
  control: boolean;
  gold: number;
  path: string[];
  taken: number;
  tribe: string;
};

export type PlayerView = {
  camels: number;
  cards: number;
  djinns: OwnDjinnView[];
  done: WhimView[];
  gold: number | null;
  items: number;
  kept: Record<string, number>;
  own: OwnView | null;
  score: number;
  sheet: Record<string, number>;
  tent: boolean;
  thieves: string[];
  tiles: string[];
  whims: number;
};

export type OwnDjinnView = {
  cost: string;
  name: string;
  points: number;
  used: boolean;
};

export type WhimView = {
  gold: number;
  name: string;
  number: number;
  wants: string;
};

/** What only the player sees. */
export type OwnView = {
  cards: Record<string, number>;
  drawn: string[];
  goods: number;
  items: string[];
  precious: number;
  total: number;
  whims: MyWhimView[];
};

export type MyWhimView = {
  gold: number;
  have: number;
  name: string;
  number: number;
  wants: string;
};

export type TileView = {
  cell: string;
  colour: string;
  kind: string;
  owner?: number;
  palaces?: number;
  palms?: number;
  pile: string;
  shore?: boolean;
  tent?: boolean;
  value: number;
  whim?: string;
};

export type SpotView = {
  price: number;
  seat: number | null;
};
