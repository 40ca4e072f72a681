import { expect, test } from 'vitest';
import { corner } from './lattice';
import { moves, stand, watch } from './moves';
import { sample } from './sample';
import { laidTiles } from './tile';
import type { CleocatraView } from './view';

function changed(change: (view: CleocatraView) => void): CleocatraView {
  const view = sample();
  change(view);
  return view;
}

const tileOf = (view: CleocatraView, name: string) => {
  const found = laidTiles(view).find((tile) => tile.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('nothing moves between equal views', () => {
  expect(moves(sample(), sample())).toEqual([]);
});

test('a tile that was moved comes from where it lay', () => {
  const now = changed((view) => {
    tileOf(view, 'CL1').at = [-2, 0];
  });
  expect(moves(sample(), now)).toEqual([{ piece: 'tile CL1', from: corner([4, 0]) }]);
});

test('a tile seen from the other end of the torus has not moved', () => {
  const now = changed((view) => {
    for (const tile of laidTiles(view)) tile.at = [tile.at[0] + 16, tile.at[1]];
  });
  expect(moves(sample(), now)).toEqual([]);
});

test('a new tile and a Rescuer from the supply come from nowhere on the board', () => {
  const before = changed((view) => {
    view.tiles = view.tiles.filter((tile) => tile.name !== 'CL1');
  });
  const now = changed((view) => tileOf(view, 'CL1').rescuers.push(3));
  expect(moves(before, now)).toEqual([
    { piece: 'tile CL1', from: null },
    { piece: 'rescuer 3 CL1', from: null },
  ]);
});

test('a Rescuer that goes to another tile walks from its old place to its new one', () => {
  const now = changed((view) => {
    tileOf(view, 'BL1').rescuers = [];
    tileOf(view, 'CL1').rescuers = [1];
  });
  const [old, fresh] = [tileOf(sample(), 'BL1'), tileOf(now, 'CL1')];
  const way = corner([-1, 0]);
  expect(moves(sample(), now)).toEqual([
    {
      piece: 'rescuer 1 CL1',
      from: {
        x: way.x + stand(old, 0).x - stand(fresh, 0).x,
        y: way.y + stand(old, 0).y - stand(fresh, 0).y,
      },
    },
  ]);
});

test('an Inspector that is recalled walks to its new tile', () => {
  const now = changed((view) => {
    tileOf(view, 'GR1').inspector = false;
    tileOf(view, 'OR1').inspector = true;
  });
  const [old, fresh] = [tileOf(sample(), 'GR1'), tileOf(now, 'OR1')];
  const way = corner([0, 1]);
  expect(moves(sample(), now)).toEqual([
    {
      piece: 'inspector OR1',
      from: { x: way.x + watch(old).x - watch(fresh).x, y: way.y + watch(old).y - watch(fresh).y },
    },
  ]);
});
