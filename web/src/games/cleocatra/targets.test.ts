import { expect, test } from 'vitest';
import { sentence } from '../../table/choices';
import { spokenIn } from '../../text/texts';
import { choice, laying, sample } from './sample';
import { about, targetsOf } from './targets';

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

test.each(['en', 'de'])(
  'Dispatch and Team up to one tile say what tells them apart (%s)',
  (tag) => {
    const words = spokenIn('cleocatra', [], tag);
    const dispatch = { ...choice('dispatch'), says: { laid: 'BL2' } };
    const [first, second] = [dispatch, choice('team BL2')].map(
      (one) => sentence(words, one).split(': ')[1],
    );
    expect(first).toContain('BL2');
    expect(second).toContain('BL2');
    expect(first).not.toBe(second);
  },
);
