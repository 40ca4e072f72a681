import { describe, expect, it } from 'vitest';
import { understood } from './command';
import type { Choice } from './table.svelte';

const CHOICES: Choice[] = ['scout', 'team OR1', 'score PU1'].map((text, id) => ({
  id,
  verb: text.split(' ')[0] ?? '',
  args: [],
  text,
  says: {},
}));

describe('what is typed', () => {
  it('may be the number of a choice, counted from one', () => {
    expect(understood(' 2 ', CHOICES)).toEqual({ what: 'choice', choice: CHOICES[1] });
    expect(understood('4', CHOICES)).toEqual({ what: 'number', number: '4' });
    expect(understood('0', CHOICES)).toEqual({ what: 'number', number: '0' });
  });

  it('may be the text of a choice, whatever its capitals and spaces', () => {
    expect(understood('Team   or1', CHOICES)).toEqual({ what: 'choice', choice: CHOICES[1] });
  });

  it('may be a command or its short form', () => {
    expect(understood('Board', CHOICES)).toEqual({ what: 'board', rest: '' });
    expect(understood('u', CHOICES)).toEqual({ what: 'undo', rest: '' });
    expect(understood('?', CHOICES)).toEqual({ what: 'help', rest: '' });
    expect(understood('why team OR2', CHOICES)).toEqual({ what: 'why', rest: 'team OR2' });
  });

  it('is an action when a verb is called like a command', () => {
    expect(understood('score', CHOICES)).toEqual({ what: 'score', rest: '' });
    expect(understood('score pu1', CHOICES)).toEqual({ what: 'choice', choice: CHOICES[2] });
    expect(understood('score PU2', CHOICES)).toEqual({ what: 'text', text: 'score PU2' });
  });

  it('may be nothing', () => {
    expect(understood('  ', CHOICES)).toEqual({ what: 'nothing' });
  });
});
