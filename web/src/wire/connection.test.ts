import { beforeEach, expect, test, vi } from 'vitest';
import type { FromServer, Play } from '../generated/messages';
import { Connection, type Status } from './connection';
import { Line, newest, surround } from './standin';

const MOVE: Play = { type: 'play', seat: 0, action: 7, revision: 1, id: 'a' };

let heard: FromServer[] = [];
let states: Status[] = [];

function connected(): Connection {
  const made = new Connection(
    'ws://here',
    (message) => heard.push(message),
    (status) => states.push(status),
  );
  newest().open();
  return made;
}

beforeEach(() => {
  surround();
  heard = [];
  states = [];
});

test('a move that was not answered is sent again with the same id, once for each connection', () => {
  const connection = connected();
  connection.send(MOVE);
  newest().break();
  expect(states).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(1000);
  expect(Line.all.length).toBe(2);
  newest().open();
  expect(newest().words).toEqual([MOVE]);
  newest().say({ type: 'ack', id: 'a', revision: 2 });
  expect(connection.waiting).toBe(false);
  newest().break();
  vi.advanceTimersByTime(1000);
  newest().open();
  expect(newest().words).toEqual([]);
});

test('a line that answers is kept, however seldom the browser lets us ask', () => {
  connected();
  // A page in the background gets its turn once a minute.
  const now = Date.now();
  for (let minute = 1; minute < 5; minute += 1) {
    vi.setSystemTime(now + minute * 60_000);
    vi.advanceTimersByTime(10_000);
    newest().say({ type: 'pong' });
  }
  expect(states).toEqual(['open']);
});

test('a line that died without a word is given up', () => {
  connected();
  vi.advanceTimersByTime(31_000);
  expect(states).toEqual(['open', 'lost']);
});

test('whoever comes back to the page asks at once whether the line still holds', () => {
  connected();
  const before = newest().sent.length;
  dispatchEvent(new Event('visibilitychange'));
  expect(newest().sent.slice(before)).toEqual([{ type: 'ping' }]);
});

test('a server that has gone for good is not called again, and that is said', () => {
  connected();
  newest().say({ type: 'bye', key: 'bye', after: -1 });
  newest().break();
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(['open', 'closed']);
  expect(Line.all.length).toBe(1);
});

test('nothing runs on after leaving', () => {
  const connection = connected();
  connection.close();
  newest().break();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(Line.all.length).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('after too much at once everything is asked for again', () => {
  connected();
  newest().say({ type: 'resync' });
  expect(newest().words).toEqual([{ type: 'resume', revision: -1 }]);
});
