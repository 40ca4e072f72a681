import { expect, test } from 'vitest';
import { target } from './roving';

test('arrows go round a group, Home and End to its ends', () => {
  expect(target('ArrowRight', 2, 3)).toBe(0);
  expect(target('ArrowUp', 0, 3)).toBe(2);
  expect(target('Home', 2, 3)).toBe(0);
  expect(target('End', 0, 3)).toBe(2);
});

test('other keys lead nowhere, and nothing leads into an empty group', () => {
  expect(target('Enter', 0, 3)).toBeNull();
  expect(target('ArrowRight', -1, 0)).toBeNull();
});
