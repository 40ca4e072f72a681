import { expect, test } from 'vitest';
import { read } from './paths';

test('every page has its path', () => {
  expect(read('/')).toEqual({ name: 'lobby' });
  expect(read('/new/cleocatra')).toEqual({ name: 'new', game: 'cleocatra' });
  expect(read('/table/abc')).toEqual({ name: 'table', table: 'abc', watch: '' });
  expect(read('/watch/abc/def')).toEqual({ name: 'table', table: 'abc', watch: 'def' });
  expect(read('/join/def')).toEqual({ name: 'join', token: 'def' });
  expect(read('/rules/cleocatra')).toEqual({ name: 'rules', game: 'cleocatra' });
});

test('a path that leads nowhere is lost, not broken', () => {
  for (const path of ['/nowhere', '/table', '/join/', '/watch/abc', '/new/']) {
    expect(read(path)).toEqual({ name: 'lost' });
  }
  expect(read('/join/%E0%A4%A')).toEqual({ name: 'join', token: '%E0%A4%A' });
});
