import { letterOf } from './sultanate';
import type { EndView, MountainView, TribesView } from './view';

const MOST = 12; // ways that anybody would look at
const PATIENCE = 20_000; // steps after which no other way is looked for
const STEPS: Record<string, [down: number, right: number]> = {
  north: [-1, 0],
  south: [1, 0],
  west: [0, -1],
  east: [0, 1],
};

/** The ways on which a begun move can reach an end, first the one that the view names, each with what it brings there. */
export function waysTo(end: EndView, view: TribesView): EndView[] {
  const { move } = view;
  if (!move || move.carpet) return [end];
  const others = walksTo(end, view).filter(
    (cells) => cells.join() !== end.path.map((drop) => drop.slice(0, 2)).join(),
  );
  return [end, ...others.map((cells) => along(cells, end, view))];
}

/** Walks with a step for each meeple in hand, never straight back, that meet the tribe in the end. */
function walksTo(end: EndView, view: TribesView): string[][] {
  const move = view.move;
  if (!move) return [];
  const next = neighbours(view);
  const waits = pileOn(end.cell, view).includes(letterOf(end.tribe));
  const found: string[][] = [];
  const been = [move.start, ...move.path.map((drop) => drop.slice(0, 2))];
  let patience = PATIENCE;
  const step = (walk: string[], at: string, before: string | undefined): void => {
    const left = move.hand.length - walk.length;
    if (left === 0) {
      if (at === end.cell && (waits || walk.indexOf(end.cell) < walk.length - 1)) found.push(walk);
      return;
    }
    patience -= 1;
    if (distance(at, end.cell) > left || found.length >= MOST || patience < 0) return;
    for (const cell of next(at)) if (cell !== before) step([...walk, cell], cell, at);
  };
  step([], move.at, been.at(-2));
  return found;
}

/** A walk with the meeples to drop: on the last tile those of the tribe to be taken, elsewhere the others first. */
function along(cells: string[], end: EndView, view: TribesView): EndView {
  const letter = letterOf(end.tribe);
  const own = (view.move?.hand ?? '').split('').filter((one) => one === letter);
  const others = (view.move?.hand ?? '').split('').filter((one) => one !== letter);
  own.pop(); // the last drop
  const visits = cells.slice(0, -1).filter((cell) => cell === end.cell).length;
  const kept = own.splice(0, visits);
  const path = cells.map((cell, n) => {
    if (n === cells.length - 1) return cell + letter;
    const one =
      cell === end.cell
        ? (kept.pop() ?? others.pop() ?? own.pop())
        : (others.shift() ?? own.pop() ?? kept.pop());
    return cell + (one ?? '');
  });
  const there = pileOn(end.cell, view) + path.map((drop) => dropOn(end.cell, drop)).join('');
  const taken = there.split(letter).length - 1;
  const player = view.players[view.seat];
  const free = view.tiles.find(({ cell }) => cell === end.cell)?.owner === undefined;
  return {
    ...end,
    path,
    taken,
    control: there.length === taken && free && (player?.camels !== 0 || player.tent),
    gold: end.taken === 0 ? 0 : (end.gold / end.taken) * taken,
  };
}

const dropOn = (cell: string, drop: string) => (drop.startsWith(cell) ? drop.slice(2) : '');

function pileOn(cell: string, view: TribesView): string {
  return view.tiles.find((tile) => tile.cell === cell)?.pile ?? '';
}

function distance(one: string, other: string): number {
  return (
    Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) +
    Math.abs(one.charCodeAt(1) - other.charCodeAt(1))
  );
}

/** Where a step leads from a tile: to tiles beside it, not over mountains, not into Lake or Chasm. */
function neighbours({ tiles, mountains }: TribesView): (cell: string) => string[] {
  const open = new Set(
    tiles.filter(({ kind }) => kind !== 'lake' && kind !== 'chasm').map(({ cell }) => cell),
  );
  const barred = new Set(
    mountains.flatMap(({ cell, side }) => {
      const other = beside(cell, STEPS[side] ?? [0, 0]);
      return [cell + other, other + cell];
    }),
  );
  return (cell) =>
    Object.values(STEPS)
      .map((way) => beside(cell, way))
      .filter((other) => open.has(other) && !barred.has(cell + other));
}

const OPPOSITE: Record<string, string> = {
  north: 'south',
  south: 'north',
  west: 'east',
  east: 'west',
};

/** The sides of a tile with a mountain, whichever of the two tiles it belongs to. */
export function barredSides(cell: string, mountains: MountainView[]): string[] {
  const sides = mountains.flatMap((mountain) => {
    if (mountain.cell === cell) return [mountain.side];
    const other = beside(mountain.cell, STEPS[mountain.side] ?? [0, 0]);
    return other === cell ? [OPPOSITE[mountain.side] ?? ''] : [];
  });
  return [...new Set(sides)];
}

function beside(cell: string, [down, right]: [number, number]): string {
  return (
    String.fromCharCode(cell.charCodeAt(0) + down) + String.fromCharCode(cell.charCodeAt(1) + right)
  );
}
