import { type Box, lined, type Point } from '../../kit/field';
import type { CardView, CutieView } from './view';

/** Where everything lies on a board of some pixels. */
export type Pyramid = {
  /** Little room beside the pyramid, as on a phone. */
  narrow: boolean;
  cells: Map<string, Box>;
  harbour: Box[];
  hand: Box[];
  /** Where the gems lie that a card of the hand has found, in the place of the card. */
  found: Box;
  /** Cards that are under water, where rows keep their place. */
  drowned: Box[];
  /** Where the water begins. */
  water: number;
  citizen: Box;
  flood: Box;
};

const EDGE = 12;
const GAP = 8;
const SHALLOW = 13; // pixels of a flooded row where there is little room
const PANEL = { width: 118, height: 100 }; // beside the top, where there is little room

export function pyramid(view: CutieView, width: number, height: number, hand: number): Pyramid {
  const narrow = width < 560 && width < 1.2 * height;
  const low = height < 430;
  const count = view.visitors.length;
  const edge = narrow || low ? 5 : EDGE;
  const gap = narrow || low ? 4 : GAP;

  const lines = narrow && count > 4 ? 2 : 1;
  const berth = narrow ? 48 : low ? 40 : Math.min(84, Math.max(58, height * 0.105));
  const inLine = Math.ceil(count / lines);
  const across = (width - 2 * edge - (inLine - 1) * gap) / inLine;
  const cardTall = narrow ? Math.min(66, height * 0.11) : 0;
  const floor = height - edge - cardTall - (narrow ? gap : 0);
  const quay = floor - lines * berth - (lines - 1) * gap;
  const harbour = lined(count, inLine, { x: edge, y: quay, width: across, height: berth }, gap);

  const bottom = quay - (narrow || low ? 8 : 14);
  const flooded = view.low - 1;
  const rows = count - 1;
  const shallow = narrow ? flooded * SHALLOW : 0;
  const tall = (bottom - edge - shallow) / (narrow ? rows - flooded : rows);
  const inner = width - 2 * edge;
  // On a phone the cards that are left grow with the room: as many rows as are beside the panels stay between them.
  const beside = Math.ceil(PANEL.height / tall);
  const grown = Math.min(
    inner / (count - flooded),
    tall * 1.2,
    (inner - 2 * PANEL.width - 2 * gap) / beside,
  );
  const column = Math.max(Math.min(inner / count, tall * 2.1), narrow ? grown : 0);
  const top = (row: number): number =>
    narrow ? bottom - shallow - (row - flooded) * tall : bottom - row * tall;
  const card = (row: number, place: number): Box => ({
    x: width / 2 + (place - (count - row) / 2) * column + gap / 2,
    y: top(row) + gap / 2,
    width: column - gap,
    height: tall - gap,
  });
  const cells = new Map<string, Box>();
  for (const cell of view.rows.flat()) cells.set(cell.name, card(cell.row, cell.column));
  const drowned = Array.from({ length: narrow ? 0 : flooded }, (_, below) =>
    Array.from({ length: rows - below }, (_, place) => card(below + 1, place)),
  ).flat();

  // Beside the top of the pyramid.
  const free = width / 2 - edge - (narrow ? column / 2 + gap : column * 0.75);
  const wide = narrow
    ? (width - 2 * edge - 2 * gap) / 3
    : Math.min(112, (free - 2 * gap) / 3, low ? 56 : 112);
  const handTop = narrow ? height - edge - cardTall : edge + (low ? 0 : 26);
  const handLeft = narrow ? edge : width - edge - hand * wide - (hand - 1) * gap;
  const inHand = (place: number): Box => ({
    x: handLeft + place * (wide + gap),
    y: handTop,
    width: wide,
    height: narrow ? cardTall : wide * 0.82,
  });
  return {
    narrow,
    cells,
    drowned,
    harbour,
    hand: Array.from({ length: hand }, (_, place) => inHand(place)),
    found: inHand(narrow ? hand : -1),
    water: flooded > 0 ? top(flooded) : quay - (narrow || low ? 6 : 10),
    citizen: { x: edge, y: edge, width: Math.min(free, narrow ? PANEL.width : 300), height: 0 },
    flood: { x: edge, y: edge, width: Math.min(free, narrow ? PANEL.width : 250), height: 0 },
  };
}

export type GemOnCard = { name: string; side: 'left' | 'right'; at: Point; size: number };

/** On a slim card the gems of a trail lie one above the other. */
function isSlim(width: number, height: number): boolean {
  return width < 78 && width < 1.5 * height;
}

/** The gems on the trails of a Path card of some size: side by side, or one above the other on a slim one. */
export function gemsOnCard(
  { left, right }: Pick<CardView, 'left' | 'right'>,
  width: number,
  height: number,
): GemOnCard[] {
  const slim = isSlim(width, height);
  const size = slim
    ? Math.min(width * 0.4, height * 0.27, 17)
    : Math.min(28, height * (height < 45 ? 0.42 : 0.35), width / 4.4);
  const laid = (names: string, side: 'left' | 'right'): GemOnCard[] =>
    gemNames(names).map((name, index) => {
      const along = slim ? 0.55 : 0.6 + index * 0.95;
      const x = along * size + (slim ? width * 0.03 : width * 0.05);
      return {
        name,
        side,
        size,
        at: {
          x: side === 'left' ? x : width - x,
          y: height - size * 0.66 - (slim ? index * size * 0.92 : 0),
        },
      };
    });
  return [...laid(left, 'left'), ...laid(right, 'right')];
}

/** Gems that the view names with spaces between. */
export function gemNames(names: string): string[] {
  return names.split(' ').filter(Boolean);
}

/** Where the pawns of a card stand: one in the clearing, two beside each other. */
export function stand(cell: Box, index: number, count: number): Point {
  const aside = count > 1 ? (index === 0 ? -1 : 1) * cell.width * 0.19 : 0;
  const up = isSlim(cell.width, cell.height) ? 0.3 : 0.36;
  return { x: cell.x + cell.width / 2 + aside, y: cell.y + cell.height * up };
}

/** How wide the pawns of a card are: they hide none of its gems. */
export function pawnWidth({ width, height }: Box, count: number): number {
  const share = count > 1 ? 0.42 : isSlim(width, height) ? 0.54 : 0.62;
  return Math.min(height * 0.62, width * share, 58);
}
