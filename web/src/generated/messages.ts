// Written by `make messages` from src/serai/server/table/messages.py. Change that, not this.

export const PROTOCOL = 1;

/** Play an action, made on a revision; `id` is the client's own name for this move. */
export type Play = {
  type: "play";
  seat: number;
  action: number;
  revision: number;
  id: string;
};

/** Take back the seat's last action, as far as nothing came between. */
export type Undo = {
  type: "undo";
  seat: number;
  revision: number;
  id: string;
};

/** Play again what was last taken back. */
export type Redo = {
  type: "redo";
  seat: number;
  revision: number;
  id: string;
};

/** Ask the other players to agree: `undo`, `pause` or `go-on`. */
export type Ask = {
  type: "ask";
  seat: number;
  what: "go-on" | "pause" | "undo";
};

/** Agree to what is asked, or not. */
export type Answer = {
  type: "answer";
  seat: number;
  yes: boolean;
};

/** Why may this seat not play this action now? It is named by its number or by its text. */
export type Explain = {
  type: "explain";
  seat: number;
  action?: number;
  text?: string;
};

/** What would this seat see happen? */
export type Preview = {
  type: "preview";
  seat: number;
  action: number;
};

/** Send me all I need to show the table, unless this revision is still the newest. */
export type Resume = {
  type: "resume";
  revision: number;
};

export type Chat = {
  type: "chat";
  text: string;
};

/** Are you there? */
export type Ping = {
  type: "ping";
};

/** The first message: who you are at this table. */
export type Hello = {
  type: "hello";
  protocol: number;
  table: string;
  game: string;
  rules: number;
  options: Record<string, string | number>;
  seats: number[];
  commitment: string;
  lesson: Lesson | null;
  origin?: Origin | null;
};

/** What a lesson asks of a seat: for each of its decisions in turn, the texts of the actions wanted. */
export type Lesson = {
  name: string;
  seat: number;
  wanted: string[][];
};

/** The table that a fork came from: who sat there, and after how many actions it was forked. */
export type Origin = {
  players: string[];
  number: number;
};

/** The table as one reader sees it; `reader` is a seat, or the number of seats for the spectator. */
export type Update = {
  type: "update";
  reader: number;
  revision: number;
  view: unknown;
  actions: { id: number; verb: string; args: number[]; text: string; says: Record<string, unknown> }[];
  lines: [number, string, Record<string, unknown>][];
  whole: boolean;
  length: number;
  undo: string;
  redo: boolean;
};

/** The move is on disk. */
export type Ack = {
  type: "ack";
  id: string;
  revision: number;
};

/** The move was not played: a text key and an anchor of the rules page. */
export type Refused = {
  type: "refused";
  id: string;
  key: string;
  anchor: string;
  revision: number;
};

export type Explained = {
  type: "explained";
  seat: number;
  action: number;
  text: string;
  key: string;
  anchor: string;
};

export type Previewed = {
  type: "previewed";
  seat: number;
  action: number;
  key: string;
  lines: [string, Record<string, unknown>][];
  then: "" | "chance" | "ends" | "on" | "reveals";
};

/** Who sits where, who is looking, and what is being asked. */
export type People = {
  type: "people";
  seats: Person[];
  watching: number;
  asked: string;
  asked_by: number;
  agreed: number[];
};

/** Who is on a seat. */
export type Person = {
  name: string;
  kind: "bot" | "open" | "person";
  here: boolean;
  late: boolean;
};

/** Milliseconds left for each seat, whose clock runs, and whether play is paused. */
export type Clocks = {
  type: "clocks";
  left: number[];
  running: number;
  paused: boolean;
};

export type Said = {
  type: "said";
  name: string;
  text: string;
  at: number;
};

/** The game is over: with these anyone can check every draw. */
export type Revealed = {
  type: "revealed";
  seed: string;
  nonces: string[];
};

/** Somebody has opened a new table for those who sit at this one. */
export type Again = {
  type: "again";
  table: string;
  invite: string;
};

/** You were too slow: some messages were left out. Send `resume`. */
export type Resync = {
  type: "resync";
};

/** A message that could not be read, or one too many. */
export type Error = {
  type: "error";
  key: string;
  detail: string;
};

/** The server stops or the table is gone; connect again after `after` seconds, unless that is negative. */
export type Bye = {
  type: "bye";
  key: string;
  after: number;
};

export type Pong = {
  type: "pong";
};

export type FromClient =
  | Play
  | Undo
  | Redo
  | Ask
  | Answer
  | Explain
  | Preview
  | Resume
  | Chat
  | Ping;

export type FromServer =
  | Hello
  | Update
  | Ack
  | Refused
  | Explained
  | Previewed
  | People
  | Clocks
  | Said
  | Revealed
  | Again
  | Resync
  | Error
  | Bye
  | Pong;
