import { expect, test } from 'vitest';
import { choice } from '../../design/choice';
import { CHOICES } from './sample';
import { about, names, targetsOf } from './targets';

test('a card in hand has all that can be done with it', () => {
  const here = targetsOf(CHOICES).cards.get('T08') ?? [];
  expect(here.map(({ text }) => text)).toEqual(['fulfil T08 S03', 'extra T08', 'effect T08']);
});

test('a wish has the cards that can go there', () => {
  const [only, ...more] = targetsOf(CHOICES).wishes.get('S06') ?? [];
  expect(only?.text).toBe('fulfil T16 S06');
  expect(more).toEqual([]);
});

test('a swap is on the ware that goes and on the merchant whose ware comes', () => {
  const targets = targetsOf([choice('exchange B06 azure'), choice('exchange B06 brass')]);
  expect(targets.wares.get('B06')).toHaveLength(2);
  expect(targets.merchants.get('brass')?.map(({ text }) => text)).toEqual(['exchange B06 brass']);
});

test('every choice of a player but to be done lies somewhere on the board', () => {
  const verbs =
    'fulfil extra effect orderly acquire lamp bargain exchange join lift toss guard grant remove travel give look keep use heart';
  for (const verb of verbs.split(' ')) {
    const { extra, lamp, look, ...by } = targetsOf([choice(`${verb} A B`)]);
    const shown = Object.values(by).reduce((sum, map) => sum + map.size, 0);
    expect(shown + extra.length + lamp.length + look.length, verb).toBeGreaterThan(0);
  }
});

test('a choice is about the things that it names, on the chart about its space', () => {
  expect(about(choice('fulfil T08 S03'))).toEqual(['T08', 'S03']);
  expect(about(choice('extra T08'))).toEqual(['T08', 'extra-stack']);
  expect(about(choice('orderly tea'))).toEqual(['space tea']);
  expect(about(choice('lamp'))).toEqual(['lamp']);
  expect(names(choice('fulfil T08 S03'), 'S03')).toBe(true);
  expect(names(choice('fulfil T08 S03'), 'fulfil')).toBe(false);
});
