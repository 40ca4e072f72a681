import type { Move, Point } from '../../kit/field';
import { isUp, RISE, SIDE, step } from './lattice';
import { type LaidTile, laidTiles } from './tile';
import type { CleocatraView } from './view';

/** Names of the pieces in the drawing. */
export const pieceName = {
  tile: (name: string) => `tile ${name}`,
  rescuer: (seat: number, tile: string) => `rescuer ${seat} ${tile}`,
  inspector: (tile: string) => `inspector ${tile}`,
};

/** Where a Rescuer's feet are in the box of its tile: the first in the left corner, the second in the right. */
export function stand(tile: LaidTile, index: number): Point {
  return isUp(tile.at)
    ? { x: index === 0 ? 22 : 78, y: RISE - 8 }
    : { x: index === 0 ? 24 : 76, y: 26 };
}

/** An Inspector stands in the third corner. */
export function watch(tile: LaidTile): Point {
  return { x: SIDE / 2, y: isUp(tile.at) ? 24 : RISE - 9 };
}

/** What has moved from one view to the next. */
export function moves(before: CleocatraView, now: CleocatraView): Move[] {
  const then = new Map(laidTiles(before).map((tile) => [tile.name, tile]));
  const found: Move[] = [];
  for (const tile of laidTiles(now)) {
    const old = then.get(tile.name);
    const from = old ? step(tile.at, old.at) : null;
    if (from === null || from.x !== 0 || from.y !== 0) {
      found.push({ piece: pieceName.tile(tile.name), from });
    }
  }
  for (let seat = 0; seat < now.players.length; seat += 1) {
    const mine = (tile: LaidTile): Point | null =>
      tile.rescuers.includes(seat) ? stand(tile, tile.rescuers.indexOf(seat)) : null;
    found.push(...walks(then, now, mine, (tile) => pieceName.rescuer(seat, tile)));
  }
  const guard = (tile: LaidTile): Point | null => (tile.inspector ? watch(tile) : null);
  found.push(...walks(then, now, guard, pieceName.inspector));
  return found;
}

/** Pieces of one kind, equal to each other: those that have come are those that have gone elsewhere. */
function walks(
  then: Map<string, LaidTile>,
  now: CleocatraView,
  where: (tile: LaidTile) => Point | null,
  name: (tile: string) => string,
): Move[] {
  const here = new Map(laidTiles(now).map((tile) => [tile.name, tile]));
  const was = (tile: string): boolean => {
    const old = then.get(tile);
    return old !== undefined && where(old) !== null;
  };
  const gone = [...then.values()].filter(
    (tile) => where(tile) && !where(here.get(tile.name) ?? tile),
  );
  return laidTiles(now).flatMap((tile): Move[] => {
    const stood = where(tile);
    if (stood === null || was(tile.name)) return [];
    const source = gone.pop();
    const left = source && where(source);
    if (!source || !left) return [{ piece: name(tile.name), from: null }];
    const way = step(tile.at, source.at);
    const from = { x: way.x + left.x - stood.x, y: way.y + left.y - stood.y };
    return [{ piece: name(tile.name), from }];
  });
}
