import type { View } from '../../table/table.svelte';
import type { Words } from '../../text/words';
import { type Cell, inReadingOrder, isUp } from './lattice';
import { type LaidTile, laidTiles, the, tileInWords } from './tile';
import type { CleocatraView } from './view';

/** The table in sentences: the pyramids tile by tile and what lies beside them. */
export function readBoard(seen: View, words: Words): string[] {
  const view = seen as CleocatraView;
  const tiles = [...laidTiles(view)].sort((a, b) => inReadingOrder(a.at, b.at));
  const pile = Object.entries(view.pile).filter(([, count]) => count > 0);
  const count = pile.reduce((sum, [, number]) => sum + number, 0);
  const content = pile.map(([colour, count]) => words.say('panel-colour', { count, colour }));
  return [
    words.say('panel-round', { round: view.round, goal: view.goal }),
    ...tiles.map((tile) => readTile(tile, tiles, words)),
    ...readHand(view, words),
    words.say('panel-pile', { count, content }),
    `${words.say('board-unused')}: ${view.inspectors}`,
    ...view.players.map(({ score, supply }, seat) =>
      [
        words.name(seat),
        words.say('board-points', { score, goal: view.goal }),
        words.say('board-supply', { count: supply }),
      ].join(', '),
    ),
  ];
}

/** The tile to be laid: nobody has another hand. */
export function readHand(seen: View, words: Words): string[] {
  const { hand } = seen as CleocatraView;
  return hand
    ? [words.say('panel-hand', { tile: hand.name, colour: hand.colour, drawn: hand.colour })]
    : [];
}

function readTile(tile: LaidTile, tiles: LaidTile[], words: Words): string {
  const [name = '', ...rest] = tileInWords(tile, words);
  return [name, ...neighbours(tile.at, tiles, words), ...rest].join(', ');
}

/** Where a cell is, seen from the tiles that share an edge with it. */
function neighbours([x, y]: Cell, tiles: LaidTile[], words: Words): string[] {
  const sides: [string, Cell][] = [
    ['where-right', [x - 1, y]],
    ['where-left', [x + 1, y]],
    isUp([x, y]) ? ['where-above', [x, y + 1]] : ['where-below', [x, y - 1]],
  ];
  return sides.flatMap(([key, cell]) => {
    const near = tiles.find(({ at }) => at[0] === cell[0] && at[1] === cell[1]);
    return near ? [words.say(key, { tile: the(near) })] : [];
  });
}
