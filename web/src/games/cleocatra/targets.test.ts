import { expect, test } from 'vitest';
import { badge } from './badges';
import { counted } from './rescue';
import { choice, laying, sample } from './sample';
import { about, targetsOf, wishes } from './targets';

const tileOf = (name: string, view = sample()) => {
  const found = view.tiles.find((tile) => tile.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('each choice is found at the thing that it is about', () => {
  const texts = ['scout', 'team GR1', 'rescue OR1', 'herd OR1 GR1', 'herd OR1 BL1', 'pass'];
  const targets = targetsOf(
    texts.map((text) => choice(text)),
    sample(),
  );
  expect(targets.pile.map(({ text }) => text)).toEqual(['scout']);
  expect(targets.tiles.get('GR1')?.map(({ text }) => text)).toEqual(['team GR1']);
  expect(targets.tiles.get('OR1')).toHaveLength(3);
  expect(targets.cells.size).toBe(0);
});

test('a tile is laid on a cell by its labels, and a Rescuer dispatched to the tile just laid', () => {
  expect([...targetsOf([choice('lay -2 0')], laying()).cells.keys()]).toEqual(['-2 0']);
  const view = { ...sample(), laid: 'CL1' };
  expect([...targetsOf([choice('dispatch')], view).tiles.keys()]).toEqual(['CL1']);
  expect(about(choice('dispatch'), view)).toEqual(['CL1']);
});

test('what somebody wanted at a tile depends on who stands there and on what is to be decided', () => {
  expect(wishes(tileOf('PU1'), sample(), 0)[0]).toBe('rescue PU1');
  expect(wishes(tileOf('PU1'), sample(), 1)).toEqual(['team PU1', 'mafdet PU1']);
  expect(wishes(tileOf('CL1'), sample(), 0)).toEqual(['team CL1', 'search CL1']);
  expect(wishes(tileOf('CL1'), laying(), 0)).toEqual(['lay 2 0']);
  expect(wishes(tileOf('CL1'), { ...sample(), step: 'RecallInspector' }, 0)).toEqual([
    'recall CL1',
  ]);
});

test('a Rescue counts every tile of its area, and a Helper where one stands', () => {
  const area = counted('OR1', sample(), 0);
  expect(area.map(({ tile }) => tile.name)).toEqual(['PU1', 'BL1', 'OR1', 'GR1']);
  expect(area.filter(({ helper }) => helper).map(({ tile }) => tile.name)).toEqual(['PU1']);
  expect(area.every(({ sure }) => sure)).toBe(true);
});

test('of two tiles of one colour it is not sure which one counts', () => {
  const view = sample();
  tileOf('GR1', view).colour = 'blue';
  const unsure = counted('OR1', view, 0).filter(({ sure }) => !sure);
  expect(unsure.map(({ tile }) => tile.name)).toEqual(['BL1', 'GR1']);
});

test('a badge shows one kind of action, or that there are several', () => {
  const several = badge(['rescue OR1', 'herd OR1 BL1'].map((text) => choice(text)));
  expect(badge(['herd OR1 GR1', 'herd OR1 BL1'].map((text) => choice(text)))).toBe(
    badge([choice('search CL1')]),
  );
  expect(several).not.toBe(badge([choice('rescue OR1')]));
});
