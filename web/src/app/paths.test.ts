import { expect, test } from 'vitest';
import { read, tablePath } from './paths';

test('every page has its path', () => {
  expect(read('/')).toEqual({ name: 'lobby' });
  expect(read('/new/cleocatra')).toEqual({ name: 'new', game: 'cleocatra' });
  for (const watch of ['', 'def'])
    for (const analysis of [false, true]) {
      const path = tablePath('abc', watch, analysis);
      expect(read(path)).toEqual({ name: 'table', table: 'abc', watch, analysis });
    }
  expect(read('/join/def')).toEqual({ name: 'join', token: 'def' });
  expect(read('/rules/cleocatra')).toEqual({ name: 'rules', game: 'cleocatra' });
});

test('a path that leads nowhere is lost, not broken', () => {
  for (const path of ['/nowhere', '/table', '/join/', '/watch/abc', '/new/']) {
    expect(read(path)).toEqual({ name: 'lost' });
  }
  expect(read('/join/%E0%A4%A')).toEqual({ name: 'join', token: '%E0%A4%A' });
});
