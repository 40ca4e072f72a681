import { type Box, lined, type Point } from '../../kit/field';
import type { TribesView } from './view';

/** Where everything lies on a board of some pixels: the turn track, the map, the djinns, the resources, the own things. */
export type Sultanate = {
  shape: 'wide' | 'low' | 'narrow';
  /** How much larger than on a laptop the cards and what is written on them are. */
  unit: number;
  tile: number;
  tiles: Map<string, Box>;
  track: Box[];
  bidders: Box[];
  djinns: Box[];
  row: Box[];
  own: Box[];
  headings: { key: string; at: Point }[];
};

const AIR = 10;
const LAPTOP = 700; // pixels of height
const CHIP = 46; // pixels of an own thing at most
const THUMB = 44; // pixels of a button, beside the own things on a phone

/** What is to be laid out, and the room for it. */
type Asked = {
  rows: number;
  columns: number;
  spots: number;
  bidders: number;
  width: number;
  height: number;
  things: number;
  cards: number;
};

export function sultanate(
  { rows, columns, track, players }: Pick<TribesView, 'rows' | 'columns' | 'track' | 'players'>,
  width: number,
  height: number,
  things: number,
  cards = 3, // djinns, and a thief for hire
): Sultanate {
  const bidders = players.length === 2 ? 4 : players.length;
  const asked = { rows, columns, spots: track.length, bidders, width, height, things, cards };
  return width < 620 && height > width ? upright(asked) : lying(asked);
}

/** Side by side: track, map, and beside it djinns above resources above the own things. */
function lying({ rows, columns, spots, bidders, width, height, things, cards }: Asked): Sultanate {
  const low = height < 430;
  const unit = low ? 1 : Math.max(1, height / LAPTOP);
  const [air, gap, lane] = low ? [5, 2, 46] : [AIR, 5, 78];
  const aside = low ? 150 : 200;
  const tile = Math.min(
    (height - 2 * air - gap * (rows - 1)) / rows,
    (width - 4 * air - lane - aside - gap * (columns - 1)) / columns,
  );
  const left = lane + 2 * air;
  const map = columns * (tile + gap) - gap;
  const top = (height - rows * (tile + gap) + gap) / 2;
  const x = left + map + air + (low ? 0 : 4);
  const side = width - x - air;
  const high = height - 2 * air;
  const head = low ? 0 : 22;
  const chip = Math.min(CHIP * unit, side / 4 - 4, low ? 30 : CHIP * unit);
  const perLine = Math.max(1, Math.floor((side + 4) / (chip + 4)));
  const lines = Math.ceil(things / perLine);
  const own = lines === 0 ? 0 : lines * (chip + 4) + head;
  const rest = high - own - 2 * head - 16;
  const card = Math.min(rest * (low ? 0.4 : 0.48), low ? 120 : 330 * unit);
  const each = (card - (cards - 1) * gap) / cards;
  const goods = Math.min((rest - card - 2 * gap) / 3, 110 * unit);
  const goodsTop = air + head + card + 8 + head;
  const ownTop = height - air - lines * (chip + 4);
  const third = (side - 2 * gap) / 3;
  const space = (high - head * 2) / (spots + bidders) - 3; // on the turn track
  const spot = { x: air, y: air + head, width: lane, height: space };
  return {
    shape: low ? 'low' : 'wide',
    unit,
    tile,
    tiles: grid(rows, columns, tile, gap, left, top),
    track: lined(spots, 1, spot, 3),
    bidders: lined(bidders, 1, { ...spot, y: air + 2 * head + spots * (space + 3) }, 3),
    djinns: lined(cards, 1, { x, y: air + head, width: side, height: each }, gap),
    row: lined(9, 3, { x, y: goodsTop, width: third, height: goods }, gap),
    own: lined(things, perLine, { x, y: ownTop, width: chip, height: chip }, 4),
    headings: low
      ? []
      : [
          { key: 'board-track', at: { x: air, y: air + 14 } },
          { key: 'zone-djinns', at: { x, y: air + 14 } },
          { key: 'zone-row', at: { x, y: goodsTop - 8 } },
          ...(things > 0 ? [{ key: 'board-yours', at: { x, y: ownTop - 8 } }] : []),
        ],
  };
}

/** One below the other: track, map, resources in one row, djinns, own things. */
function upright(asked: Asked): Sultanate {
  const { rows, columns, spots, bidders, width, height, things, cards } = asked;
  const [air, gap, lane] = [4, 2, 34];
  const across = width - 2 * air;
  const chip = Math.min(40, (across - THUMB - 2 * things) / Math.max(things, 1));
  const room = height - 2 * air - lane - 4 * 6 - THUMB;
  const tile = Math.min((across - gap * (columns - 1)) / columns, (room * 0.76) / rows - gap);
  const map = rows * (tile + gap) - gap;
  const left = (width - columns * (tile + gap) + gap) / 2;
  const top = air + lane + 6;
  const goods = Math.min(54, (room - map) * 0.5);
  const goodsTop = top + map + 6;
  const djinnsTop = goodsTop + goods + 6;
  const djinn = Math.min(height - air - THUMB - 6 - djinnsTop, 150);
  const space = (across - 6) / (spots + bidders * 0.75) - gap; // on the turn track
  const spot = { x: air, y: air, width: space, height: lane };
  const bidder = { ...spot, x: air + 6 + spots * (space + gap), width: space * 0.75 };
  const share = (count: number) => (across - (count - 1) * gap) / count;
  return {
    shape: 'narrow',
    unit: 1,
    tile,
    tiles: grid(rows, columns, tile, gap, left, top),
    track: lined(spots, spots, spot, gap),
    bidders: lined(bidders, bidders, bidder, gap * 0.75),
    djinns: lined(cards, cards, { x: air, y: djinnsTop, width: share(cards), height: djinn }, gap),
    row: lined(9, 9, { x: air, y: goodsTop, width: share(9), height: goods }, gap),
    own: lined(things, things, { x: air, y: height - air - chip, width: chip, height: chip }, 2),
    headings: [],
  };
}

function grid(
  rows: number,
  columns: number,
  tile: number,
  gap: number,
  x: number,
  y: number,
): Map<string, Box> {
  const boxes = lined(rows * columns, columns, { x, y, width: tile, height: tile }, gap);
  const name = (n: number) => `${'ABCDEF'[Math.floor(n / columns)]}${(n % columns) + 1}`;
  return new Map(boxes.map((box, n) => [name(n), box]));
}

export const LETTERS: Record<string, string> = {
  Y: 'vizier',
  W: 'elder',
  G: 'merchant',
  B: 'builder',
  R: 'assassin',
  P: 'artisan',
};

export function letterOf(tribe: string): string {
  return Object.keys(LETTERS).find((letter) => LETTERS[letter] === tribe) ?? '';
}

/** A pile as tribes with their number, in the order in which tribes are always named. */
export function pileOf(letters: string): { tribe: string; count: number }[] {
  return Object.entries(LETTERS)
    .map(([letter, tribe]) => ({ tribe, count: letters.split(letter).length - 1 }))
    .filter(({ count }) => count > 0);
}

/** A drop as the view writes it, such as C4Y: where, and of which tribe. */
export function dropOf(drop: string): { cell: string; tribe: string; text: string } {
  const cell = drop.slice(0, 2);
  const tribe = LETTERS[drop.slice(2)] ?? '';
  return { cell, tribe, text: `drop ${tribe} ${cell}` };
}

/** Text in lines of about so many pixels. */
export function wrapped(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && longer.length * size * 0.47 > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  if (lines.length > most) return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`];
  return lines;
}

/** Where the meeples of a pile stand on a tile: each by itself, or one for each tribe with their number when they are many;
 * two lines of them stand closer above a Whim. */
export function meeplesOn(letters: string, side: number, many: number, whim = false) {
  const counted = letters.length > many;
  const shown = pileOf(letters).flatMap(({ tribe, count }) =>
    counted ? [{ tribe, count }] : Array.from({ length: count }, () => ({ tribe, count: 1 })),
  );
  const lines =
    shown.length <= 3
      ? [shown.length]
      : [Math.ceil(shown.length / 2), Math.floor(shown.length / 2)];
  const widest = Math.max(...lines, 3);
  const [high, low, room] = whim ? [0.37, 0.63, 95] : [0.44, 0.77, 78];
  const scale = Math.min((side * 0.9) / widest / 25, side / (lines.length === 1 ? 62 : room));
  const places = lines.flatMap((inLine, line) =>
    Array.from({ length: inLine }, (_, n) => ({
      x: side / 2 + ((n - (inLine - 1) / 2) * (side * 0.9)) / widest,
      y: side * (lines.length === 1 ? 0.57 : line === 0 ? high : low),
      scale,
    })),
  );
  return shown.map((meeple, n) => ({ ...meeple, ...(places[n] ?? { x: 0, y: 0, scale }) }));
}
