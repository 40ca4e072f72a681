import type { Component } from 'svelte';
import type { Previewed } from '../generated/messages';
import type { Choice, Line, View } from '../table/table.svelte';
import type { Words } from '../text/words';

/** A seat as boards show it. */
export type SeatShown = {
  seat: number;
  name: string;
  kind: 'bot' | 'open' | 'person';
  mine: boolean;
};

/** What a board gets, and what it says back. It draws the view and nothing else. */
export type BoardProps = {
  view: View;
  /** The view before this one, for pieces that move. */
  before: View | null;
  reader: number;
  seats: SeatShown[];
  words: Words;
  /** The legal actions; none while others act or the past is looked at. */
  choices: Choice[];
  /** Names of pieces to light up because a line of the log names them. */
  lit: ReadonlySet<string>;
  /** Names of pieces with which something has just been done, and the seat that did it. */
  recent?: ReadonlyMap<string, number>;
  /** Lines of the story from the last action of whoever looks on; in the past, of what was done then. */
  lately?: Line[];
  /** All lines until then, as far as they are known. */
  story?: Line[];
  /** The choice that is pointed at or to be confirmed, and what it would bring. */
  pointed: Choice | null;
  preview: Previewed | null;
  /** Play this. */
  choose: (choice: Choice) => void;
  /** The pointer or the focus is on this choice, or has left it. */
  point: (choice: Choice | null) => void;
  /** Several actions are possible here: let the person choose one, near this element. */
  offer: (choices: Choice[], near: Element) => void;
  /** A piece is picked up, and this can be done with it; nothing, when it is put down. */
  hold?: (choices: Choice[]) => void;
  /** Something that does not react was tried: say why none of these actions is possible, as texts. */
  why: (texts: string[], near: Element) => void;
};

/** What a game shows of a seat beside its name and points: what is public of it, in a line or two. */
export type SeatProps = {
  view: View;
  seat: number;
  words: Words;
  reader: number;
  /** There is room for a single small line only. */
  strip: boolean;
};

/** What a game shows below the score sheet: what its points came from. */
export type ScoreProps = { view: View; names: string[]; words: Words; story: Line[] };

/** What a game's index.ts tells of it. */
export type Facts = {
  /** Who made it, and who published it. */
  by: string;
  from?: string;
  /** How long it takes, about. */
  minutes: number;
  /** The points of a seat as whoever looks knows them, null while they are secret; without this, the view's. */
  points?: (view: View, seat: number) => number | null;
};

/** A board in several states for the gallery, as the first seat sees it; the texts `gallery-state-…` name them. */
export type States = Record<
  string,
  Pick<BoardProps, 'view'> & Partial<Pick<BoardProps, 'choices' | 'pointed' | 'preview' | 'lit'>>
>;

type Shown<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** What else the browser may have of a game: files of these names in its folder, loaded when they are wanted. */
export type Files = {
  /** A picture for the lobby. */
  'Picture.svelte': Shown<object>;
  /** The board; without one the game is played on the plain table. */
  'Board.svelte': Shown<BoardProps>;
  /** What is public of a seat; without this, how much it has in its zones. */
  'Seat.svelte': Shown<SeatProps>;
  /** What is shown below the score sheet, if anything. */
  'Score.svelte': Shown<ScoreProps>;
  /** Its pieces, for the gallery, and its board there. */
  'Gallery.svelte': Shown<{ words: Words }>;
  'states.ts': () => Promise<{ STATES: States }>;
  /** The view in sentences; without this, its zones or everything in it are read. */
  'reading.ts': () => Promise<{
    readBoard: (view: View, words: Words) => string[];
    readHand: (view: View, words: Words, reader: number) => string[];
  }>;
};
