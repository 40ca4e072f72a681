import { describe, expect, it } from 'vitest';
import type { Previewed } from '../generated/messages';
import { Words } from '../text/words';
import { beginning, few, follows, gain, kinds, mustAsk, taught } from './choices';
import type { Choice } from './table.svelte';

const choice = (text: string, id = 0): Choice => ({
  id,
  verb: text.split(' ')[0] ?? '',
  args: [],
  text,
  says: {},
});
const choices = (...texts: string[]): Choice[] => texts.map(choice);

const preview = (then: Previewed['then'], lines: Previewed['lines']): Previewed => ({
  type: 'previewed',
  seat: 0,
  action: 1,
  key: '',
  lines,
  then,
  undoable: then === 'on',
  chance: '',
  outlook: [],
});

describe('the kinds of choices', () => {
  const say = ({ text }: Choice) =>
    text.replace('team', 'Team up: a Rescuer to').replace('scout', 'Scout');

  it('put choices of one verb together under what their sentences share', () => {
    const found = kinds(choices('scout', 'team OR1', 'team BL1'), say);
    expect(found.map(({ name, choices }) => [name, choices.length])).toEqual([
      ['Scout', 1],
      ['Team up', 2],
    ]);
  });

  it('are called by a name of their own if the verb has one', () => {
    const all = choices('pay ruby', 'pay jade', 'go left', 'go right');
    const found = kinds(all, say, ({ verb }) => (verb === 'go' ? 'Advance' : ''));
    expect(found.map(({ name, choices }) => [name, choices.length])).toEqual([
      ['pay', 2],
      ['Advance', 2],
    ]);
  });

  it('are not needed for a few choices that one can tell apart', () => {
    expect(few(choices('pay ruby', 'pay jade'), say).map(({ name }) => name)).toEqual([
      'pay ruby',
      'pay jade',
    ]);
    expect(few(choices('team OR1', 'team BL1'), say)).toEqual([]);
    expect(few(choices('a 1', 'a 2', 'a 3', 'a 4'), say)).toEqual([]);
  });

  it('leave choices alone whose sentences begin differently', () => {
    const found = kinds(choices('toss A', 'toss B'), ({ text }) => `${text.slice(-1)} abwerfen`);
    expect(found.map(({ name }) => name)).toEqual(['A abwerfen', 'B abwerfen']);
  });

  it('never lose a choice', () => {
    const all = choices('scout', 'team OR1', 'toss A', 'team BL1', 'toss B');
    const kept = kinds(all, say).flatMap((kind) => kind.choices);
    expect(new Set(kept)).toEqual(new Set(all));
  });

  it('are named by whole words without what only leads on', () => {
    expect(beginning(['Search: take PU1', 'Search: take PU2'])).toBe('Search');
    expect(beginning(['Lay OR1 left of BL1', 'Lay OR1 above BL1'])).toBe('Lay OR1');
    expect(beginning(['Pass', 'Pay'])).toBe('');
  });
});

describe('a lesson', () => {
  const lesson = { name: 'tile', seat: 0, wanted: [['scout'], ['lay 0 1', 'lay 1 0']] };

  it('leaves only what it asks for', () => {
    const offered = choices('lay 0 1', 'lay 5 5', 'lay 1 0');
    expect(taught(offered, lesson, 1).map(({ text }) => text)).toEqual(['lay 0 1', 'lay 1 0']);
  });

  it('leaves everything when it is over, and without a lesson', () => {
    const offered = choices('scout', 'team OR1');
    expect(taught(offered, lesson, 2)).toEqual(offered);
    expect(taught(offered, null, 0)).toEqual(offered);
  });
});

describe('a preview', () => {
  it('promises only the points of its own seat', () => {
    const lines: Previewed['lines'] = [
      ['log-scores', { seat: 0, points: 3 }],
      ['log-scores', { seat: 1, points: 5 }],
      ['log-scores', { seat: 0, points: 2 }],
      ['log-lays', { seat: 0 }],
    ];
    expect(gain(preview('ends', lines))).toBe(5);
  });

  it('is asked about by the person’s setting and by whether there is a way back', () => {
    expect(mustAsk('final', preview('on', []))).toBe(false);
    expect(mustAsk('final', preview('ends', []))).toBe(true);
    expect(mustAsk('final', preview('chance', []))).toBe(true);
    expect(mustAsk('final', { ...preview('on', []), undoable: false })).toBe(true);
    expect(mustAsk('always', preview('on', []))).toBe(true);
    expect(mustAsk('never', preview('ends', []))).toBe(false);
  });

  it('that never came counts as one of something final', () => {
    expect(mustAsk('final', null)).toBe(true);
  });

  it('says what comes then, by the game’s own words for its chance', () => {
    const text =
      'next-draw = Then you draw.\nthen-chance = Then chance.\nthen-seen = Seen.\nthen-ends = Over.';
    const words = new Words([{ language: 'en', texts: [text] }]);
    expect(follows(words, preview('on', []))).toBe('');
    expect(follows(words, { ...preview('on', []), undoable: false })).toBe('Seen.');
    expect(follows(words, preview('ends', []))).toBe('Over.');
    expect(follows(words, { ...preview('chance', []), chance: 'draw' })).toBe('Then you draw.');
    expect(follows(words, { ...preview('chance', []), chance: 'roll' })).toBe('Then chance.');
  });
});
