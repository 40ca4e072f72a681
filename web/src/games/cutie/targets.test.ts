import { expect, it } from 'vitest';
import { choice } from '../../design/choice';
import { sample } from './sample';
import { about, targetsOf, wayOf } from './targets';

const texts = (choices: { text: string }[] | undefined) => choices?.map(({ text }) => text);

it('ways up are found on their Visitor, searches on their card', () => {
  const choices = ['advance Amelia left', 'advance Amelia right', 'slow P11', 'quick P11'].map(
    choice,
  );
  const { visitors, cards } = targetsOf(choices, sample());
  expect(texts(visitors.get('Amelia'))).toEqual(['advance Amelia left', 'advance Amelia right']);
  expect(texts(cards.get('P11'))).toEqual(['slow P11', 'quick P11']);
});

it('gems to pay are found on whoever pays', () => {
  const view = { ...sample(), paying: { visitor: 'Cosmo', way: 'left', owed: 2 } };
  expect(texts(targetsOf([choice('pay ruby')], view).visitors.get('Cosmo'))).toEqual(['pay ruby']);
});

it('gems to leave are found on whoever has found too many', () => {
  const view = { ...sample(), finder: 'Cosmo' };
  expect(texts(targetsOf([choice('leave ruby')], view).visitors.get('Cosmo'))).toEqual([
    'leave ruby',
  ]);
});

it('a choice to advance is about the Visitor and the card ahead', () => {
  expect(wayOf(choice('advance Amelia left'), sample())?.to).toBe('2 0');
  expect(about(choice('advance Amelia left'), sample())).toEqual(['Amelia', '2 0']);
  expect(wayOf(choice('slow P11'), sample())).toBeNull();
});

it('a quick search is about the Visitor on the card', () => {
  expect(about(choice('quick P11'), sample())).toEqual(['P11', 'Bramble']);
});
