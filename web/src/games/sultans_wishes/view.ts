// Written by `make messages` from src/serai/games/sultans_wishes/view.py. Change that, not this.

export type SultanView = {
  actor: number;
  band: number | null;
  bands: number[];
  chart: Record<string, number | null>;
  deck: number;
  discard: CardView[];
  ending: boolean;
  extra_cards: CardView[];
  extra_stack: number;
  extra_tasks: ExtraTaskView[];
  final_down: number;
  first: number | null;
  gift_stacks: Record<string, number>;
  gifts_seen: number;
  guard_on_top: boolean;
  guards_discarded: number;
  guards_drawn: number;
  heart_gifts: Record<string, number>;
  lamp_squares: number[];
  looked_at: number;
  looking: number | null;
  market: StackView[];
  memory: Record<string, number[]> | null;
  paths: string[];
  places: number[];
  plate: PlateView | null;
  plates_left: number;
  plates_shown: string[];
  players: PlayerView[];
  priority: number[];
  round: number;
  rounds: number;
  seat: number;
  seen_cards: CardView[];
  seen_gifts: string[];
  simple_down: number;
  step: string;
  tokens: number[];
  travelers: boolean;
  used_gift: string | null;
  winners: number[];
  wishes: WishView[];
};

export type CardView = {
  effect: string;
  hearts: number;
  name: string;
  task: string;
};

/** A revealed extra task, and what its place pays to the owner of the orderly there. */
export type ExtraTaskView = {
  hearts: number;
  points: number;
  seat: number | null;
  task: string;
};

export type StackView = {
  bargain: number | null;
  below: number;
  cost: number | null;
  merchant: string;
  up: WareView | null;
};

export type WareView = {
  kind: string;
  merchant: string;
  name: string;
  period: string;
  price: number;
  valuable: boolean;
};

export type PlateView = {
  extra: number;
  mood: string;
  name: string;
};

export type PlayerView = {
  aides: number;
  gems: number;
  gifts: Record<string, number>;
  guards_aside: number;
  hand: number;
  lamp: boolean;
  orderly: string | null;
  own: OwnView | null;
  place: string;
  relics: number;
  score: number;
  sheet: Record<string, number>;
  wares: number;
};

export type OwnView = {
  gifts: string[];
  hand: HandView[];
  market_card: string | null;
  pays: Record<string, number>;
  relics: string[];
  relics_worth: number;
  wares: WareView[];
  wares_worth: number;
  worth: Record<string, number>;
};

export type HandView = {
  effect: string;
  hearts: number;
  name: string;
  task: string;
  under: UnderView[];
};

/** What a card would do under an open wish that it matches. */
export type UnderView = {
  granted: boolean;
  progress: number;
  wish: string;
};

export type WishView = {
  cards: AttachedView[];
  guard: boolean;
  kind: string;
  name: string;
  needed: number;
  progress: number;
  tasks: string[];
  wants: string;
};

export type AttachedView = {
  aides: number[];
  effect: string;
  hearts: number;
  name: string;
  task: string;
};
