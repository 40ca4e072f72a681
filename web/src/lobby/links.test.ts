import { expect, test } from 'vitest';
import { read } from './links';

const TOKEN = 'Zx-9_abcDEF12345678901';
const TABLE = '778d9cd6219fdd0bf2c1a878940fc25f';

test('an invite link leads to its page on this site, wherever it came from', () => {
  expect(read(`http://127.0.0.1:8000/join/${TOKEN}`)).toEqual({ to: `/join/${TOKEN}` });
});

test('a link is found among the words of a message', () => {
  expect(read(`Play with me: https://serai.example/join/${TOKEN} tonight?`)).toEqual({
    to: `/join/${TOKEN}`,
  });
});

test('a watch link and a table link lead to their pages', () => {
  expect(read(`https://h/watch/${TABLE}/${TOKEN}`)).toEqual({ to: `/watch/${TABLE}/${TOKEN}` });
  expect(read(`https://h/table/${TABLE}#42`)).toEqual({ to: `/table/${TABLE}` });
});

test('a code is read with gaps and in capitals', () => {
  expect(read(' 0123 4567 89ab cdef 0123 ')).toEqual({ code: '0123456789abcdef0123' });
  expect(read('01234-56789-ABCDE-F0123')).toEqual({ code: '0123456789abcdef0123' });
});

test('the end of an invite link alone is an invitation too', () => {
  expect(read(TOKEN)).toEqual({ to: `/join/${TOKEN}` });
});

test('anything else leads nowhere', () => {
  for (const text of [
    '',
    'hello',
    'https://example.org/',
    'let us play tonight',
    'javascript:alert(1)',
  ]) {
    expect(read(text)).toBeNull();
  }
});
