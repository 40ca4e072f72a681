import { describe, expect, it } from 'vitest';
import { choice } from '../../design/choice';
import { sample } from './sample';
import { placeOf, targetsOf } from './targets';

describe('targets', () => {
  it.each([
    ['move C4', 'C4'],
    ['drop vizier D4', 'D4'],
    ['kill elder A1', 'A1'],
    ['bid 5', 'price 5'],
    ['buy 3', 'place 3'],
    ['summon jafaar', 'djinn jafaar'],
    ['hire elder-thief', 'djinn elder-thief'],
    ['use jafaar', 'own jafaar'],
    ['offer fish', 'own fish'],
    ['fetch crown', 'fetch crown'],
    ['done', null],
  ])('shows %s on %s', (text, place) => {
    expect(placeOf(choice(text), sample())).toBe(place);
  });

  it('gathers several drops on one tile', () => {
    const choices = [choice('drop vizier D4', 1), choice('drop builder D4', 2)];
    expect(targetsOf(choices, sample(true)).get('D4')).toHaveLength(2);
  });
});
