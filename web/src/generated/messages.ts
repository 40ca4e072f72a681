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

/** What would a bot do on this seat, from what the seat knows? */
export type Hint = {
  type: "hint";
  seat: number;
  revision: number;
};

/** What does a bot think of a finished game? Look at what it has found, let it go on, or stop it. */
export type Analyse = {
  type: "analyse";
  do: "look" | "run" | "stop";
  all_knowing?: boolean;
};

/** Send me all I need to show the table, unless this revision is still the newest. */
export type Resume = {
  type: "resume";
  revision: number;
};

/** Tell me what came before this line of a reader's story. */
export type Tell = {
  type: "tell";
  reader: number;
  before: number;
};

export type Chat = {
  type: "chat";
  text: string;
};

/** The nonce that was committed to by its hash, once the terms are sealed. */
export type Reveal = {
  type: "reveal";
  nonce: string;
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
  hints?: boolean;
};

/** What a lesson asks of a seat: for each of its decisions in turn, the texts of the actions wanted. */
export type Lesson = {
  name: string;
  seat: number;
  wanted: string[][];
};

/** The table that a fork came from: who sat there, bots without names, and after how many actions. */
export type Origin = {
  players: string[];
  number: number;
  table?: string;
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
  first?: number;
};

/** Lines of a reader's story that come before those it has; `first` is the number of the first of them. */
export type Told = {
  type: "told";
  reader: number;
  first: number;
  lines: [number, string, Record<string, unknown>][];
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
  says?: Record<string, unknown>;
};

export type Explained = {
  type: "explained";
  seat: number;
  action: number;
  text: string;
  key: string;
  anchor: string;
  says?: Record<string, unknown>;
};

export type Previewed = {
  type: "previewed";
  seat: number;
  action: number;
  key: string;
  lines: [string, Record<string, unknown>][];
  then: "" | "chance" | "ends" | "on" | "other" | "over" | "reveals";
  undoable: boolean;
  chance: string;
  outlook: [string, Record<string, unknown>][];
};

/** What a bot would do, the best first. */
export type Hinted = {
  type: "hinted";
  seat: number;
  revision: number;
  key: string;
  best: Advice[];
};

/** An action that a bot thinks well of. */
export type Advice = {
  action: number;
  share: number;
  result: number;
  line: { id: number; verb: string; args: number[]; text: string; says: Record<string, unknown> }[];
};

/** What a bot has found out so far about a finished game, or what is new of it. */
export type Analysed = {
  type: "analysed";
  all_knowing: boolean;
  key: string;
  running: boolean;
  done: number;
  total: number;
  swing: number;
  first: number;
  judged: Judged[];
};

/** What a bot thinks of one choice of a finished game. */
export type Judged = {
  number: number;
  seat: number;
  results: number[];
  cost: number;
  played: { id: number; verb: string; args: number[]; text: string; says: Record<string, unknown> };
  better: { id: number; verb: string; args: number[]; text: string; says: Record<string, unknown> };
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
  resigned?: number | null;
  stuck?: boolean;
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
  seat?: number;
};

/** Everyone sits: with these terms the game begins as soon as all nonces are revealed. */
export type Sealed = {
  type: "sealed";
  terms: string;
};

/** The game is over: with these anyone can check every draw. */
export type Revealed = {
  type: "revealed";
  seed: string;
  nonces: string[];
  terms: string;
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
  | Hint
  | Analyse
  | Resume
  | Tell
  | Chat
  | Reveal
  | Ping;

export type FromServer =
  | Hello
  | Update
  | Told
  | Ack
  | Refused
  | Explained
  | Previewed
  | Hinted
  | Analysed
  | People
  | Clocks
  | Said
  | Sealed
  | Revealed
  | Again
  | Resync
  | Error
  | Bye
  | Pong;
