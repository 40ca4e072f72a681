// Written by `make messages` from src/serai/server/web/http_models.py and routes.py. Change that, not this.

export type Code = {
  code: string;
};

export type CodeShown = {
  code: string;
  seconds: number;
};

/** What zones and pieces are, by name: `Components` of serai.core.zones. */
export type ComponentsShown = {
  zones: Record<string, Record<string, unknown>>;
  pieces: Record<string, Record<string, unknown>>;
};

/** A position by the number of actions before it, as the seat knows it. */
export type Fork = {
  number: number;
  seat: number;
};

export type GameShown = {
  name: string;
  fewest: number;
  most: number;
  maturity: string;
  rules: number;
  secrets: boolean;
  options: OptionShown[];
  levels: string[];
  lessons: string[];
};

export type GuestShown = {
  name: string;
};

/** What an invite link leads to: who invites to which game; `yours` if you sit there already. */
export type Invitation = {
  host: string;
  game: string;
  options: Record<string, string | number>;
  name: string;
  seats: SeatShown[];
  clock: NewClock | null;
  commitment: string;
  yours: string;
};

export type Joining = {
  hash?: string;
};

export type LessonTable = {
  table: string;
};

/** Seconds: at the start, added for each action, and the most a seat can have. */
export type NewClock = {
  bank: number;
  increment: number;
  cap: number;
};

export type NewGuest = {
  name?: string;
};

export type NewTable = {
  game: string;
  seats: string[];
  options?: Record<string, string | number>;
  clock?: NewClock | null;
  away?: number | null;
  hints?: boolean;
  name?: string;
  names?: string[];
  hash?: string;
};

export type OptionShown = {
  name: string;
  labels: string[];
  most: number;
  default: string | number;
};

/** What a reader saw after so many actions. */
export type PositionShown = {
  number: number;
  view: Record<string, unknown>;
};

/** Why a request was refused, in one sentence. */
export type Problem = {
  detail: string;
};

export type SeatBot = {
  level: string;
};

export type SeatShown = {
  name: string;
  kind: "open" | "person" | "bot";
};

export type Seated = {
  seat: number;
};

export type TableLinks = {
  table: string;
  invite: string;
  watch: string;
};

/** A table as one of its people sees it: no `scores` before the start, times in milliseconds. */
export type TableShown = {
  table: string;
  game: string;
  options: Record<string, string | number>;
  name: string;
  created: number;
  away: number;
  seats: SeatShown[];
  mine: number[];
  creator: boolean;
  started: boolean;
  over: boolean;
  actor: number;
  waiting: boolean;
  revision: number;
  frozen: string;
  winners: number[];
  resigned: number[];
  scores: number[];
  changed: number;
  length: number;
};

/** Every call, by its method and path. */
export type Calls = {
  /** The games there are. */
  "GET /api/games": { answer: GameShown[] };
  /** What is in the box of a game, in words: what the zones of its tables only name. */
  "GET /api/games/{game}/components": { answer: ComponentsShown };
  /** JSON Schema of the socket's messages. */
  "GET /api/schema": { answer: Record<string, unknown> };
  /** Who you are. */
  "GET /api/guest": { answer: GuestShown };
  /** Give yourself a name; the answer's cookie is who you are. */
  "POST /api/guest": { body: NewGuest; answer: GuestShown };
  /** Your tables, those that wait for you first. */
  "GET /api/tables": { answer: TableShown[] };
  /** A new table. Whoever has the invite link may take an open seat. */
  "POST /api/tables": { body: NewTable; answer: TableLinks };
  /** One of your tables. */
  "GET /api/tables/{table}": { answer: TableShown };
  /** New links to a table of yours, if the old ones are lost. */
  "POST /api/tables/{table}/links": { answer: TableLinks };
  /** What an invite link leads to, for whoever has it. */
  "GET /api/join/{invite}": { answer: Invitation };
  /** Take an open seat by an invite link. */
  "POST /api/join/{invite}": { body: Joining; answer: TableShown };
  /** A code with which one of your seats moves to another device. */
  "POST /api/tables/{table}/code": { body: Seated; answer: CodeShown };
  /** Take over a seat by its code. */
  "POST /api/recover": { body: Code; answer: TableShown };
  /** Let a bot play your seat or, as one of those at the table, that of somebody absent or out of time. */
  "PUT /api/tables/{table}/seats/{seat}/bot": { body: SeatBot; answer: TableShown };
  /** Take your seat back from the bot. */
  "DELETE /api/tables/{table}/seats/{seat}/bot": { answer: TableShown };
  /** Give up one of your seats for good. With two seats the other one wins, with more a bot plays it on. */
  "POST /api/tables/{table}/resign": { body: Seated; answer: TableShown };
  /** Leave a table: before the start your seats are open again, later it is off your list, which this is. */
  "POST /api/tables/{table}/leave": { answer: TableShown[] };
  /** The same game again, when it is over; those who sit at the old table are sent the invitation. */
  "POST /api/tables/{table}/rematch": { body: Joining; answer: TableLinks };
  /** What a reader saw after each action: your own seats, the spectator; when the game is over, everyone. */
  "GET /api/tables/{table}/history": { answer: PositionShown[] };
  /** Everybody's points before the first action and after each, when the game is over. */
  "GET /api/tables/{table}/scores": { answer: number[][] };
  /** A table of your own that begins with a position of this one; what your seat cannot know is new. */
  "POST /api/tables/{table}/fork": { body: Fork; answer: TableLinks };
  /** A table to learn at: it begins with the lesson's position, and all seats are yours. */
  "POST /api/lessons/{game}/{name}": { answer: LessonTable };
  /** A finished game as one file. */
  "GET /api/tables/{table}/record": { answer: unknown };
  /** A table from a record. */
  "POST /api/import": { answer: TableShown };
};
