import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Clocks, Hello, People, Previewed, Update } from '../generated/messages';
import { newest, surround } from '../wire/standin';
import { type Choice, type Line, Table, type View } from './table.svelte';

const HELLO: Hello = {
  type: 'hello',
  protocol: 1,
  table: 't',
  game: 'cleocatra',
  rules: 1,
  options: {},
  seats: [0],
  commitment: '',
  lesson: null,
};

const PEOPLE: People = {
  type: 'people',
  seats: ['Ann', 'Ben'].map((name) => ({ name, kind: 'person', here: true, late: false })),
  watching: 0,
  asked: '',
  asked_by: -1,
  agreed: [],
};

const CHOICES: Choice[] = [7, 8].map((id) => ({
  id,
  verb: 'lay',
  args: [id],
  text: `lay ${id}`,
  says: {},
}));

function seen(actor: number): View {
  return { actor, seat: 0, step: 'Lay', players: [], winners: [] };
}

function update(revision: number, actor: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    reader: 0,
    revision,
    view: seen(actor),
    actions: actor === (more.reader ?? 0) ? CHOICES : [],
    lines: [[revision - 1, 'log-lays', {}]],
    whole: false,
    length: revision,
    undo: 'undo-nothing',
    redo: false,
    ...more,
  };
}

/** What the lobby is asked, and how it answers. */
let asked: string[] = [];
let answer: (path: string) => unknown = () => [];

/** Both seats of a table are the same person's. */
function atOneScreen(): Table {
  const table = new Table('t', '');
  newest().open();
  const second = { reader: 1, whole: true };
  newest().say(
    { ...HELLO, seats: [0, 1] },
    update(1, 0, { whole: true }),
    update(1, 0, second),
    PEOPLE,
  );
  return table;
}

function begun(actor = 0): Table {
  const table = new Table('t', '');
  newest().open();
  newest().say(HELLO, update(1, actor, { whole: true }), PEOPLE);
  return table;
}

beforeEach(() => {
  surround();
  asked = [];
  answer = (path) => (path.includes('/history') ? [] : {});
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const body = await answer(path);
    return {
      ok: body !== null,
      status: body === null ? 404 : 200,
      text: async () => JSON.stringify(body),
    };
  });
});

afterEach(() => vi.unstubAllGlobals());

// Revisions

test('when a revision is missing the table is asked for again, once', () => {
  const table = begun();
  newest().say(update(3, 0), update(4, 0));
  expect(newest().words).toEqual([{ type: 'resume', revision: 1 }]);
  expect(table.update?.revision).toBe(1);
  newest().say(HELLO, update(4, 0, { whole: true }), PEOPLE, update(5, 0));
  expect(table.update?.revision).toBe(5);
  expect(newest().words.length).toBe(1);
});

test('a revision that was told already is told no second time', () => {
  const table = begun();
  newest().say(update(2, 0), update(2, 0));
  expect(table.story.length).toBe(2);
  expect(newest().words).toEqual([]);
});

test('each own seat has its own row of revisions', () => {
  const table = atOneScreen();
  newest().say(update(2, 1), update(2, 1, { reader: 1 }));
  expect(newest().words).toEqual([]);
  table.looking = 1;
  expect(table.update?.reader).toBe(1);
  expect(table.choices.length).toBe(2);
});

// A long story

const lines = (first: number, count: number): Line[] =>
  Array.from({ length: count }, (_, i) => [first + i, 'log', {}]);

test('of a long story the end is told, and what came before when it is asked for', async () => {
  const table = new Table('t', '');
  newest().open();
  const end = update(1, 0, { whole: true, first: 30, lines: lines(30, 10), length: 40 });
  newest().say(HELLO, end, PEOPLE);
  expect([table.earlier, table.story.length]).toEqual([30, 10]);
  const told = table.hearEarlier();
  void table.hearEarlier();
  expect(newest().words).toEqual([{ type: 'tell', reader: 0, before: 30 }]);
  newest().say({ type: 'told', reader: 0, first: 20, lines: lines(20, 10) });
  await told;
  expect([table.earlier, table.story.length, table.story[0]?.[0]]).toEqual([20, 20, 20]);
});

test('what was told before stays when the end of a story is taken back', () => {
  const table = new Table('t', '');
  newest().open();
  newest().say(HELLO, update(1, 0, { whole: true, first: 30, lines: lines(30, 10) }), PEOPLE);
  void table.hearEarlier();
  newest().say({ type: 'told', reader: 0, first: 20, lines: lines(20, 10) });
  newest().say(update(2, 0, { whole: true, first: 29, lines: lines(29, 10) }));
  expect(table.story).toEqual(lines(20, 19));
  newest().say(HELLO, update(9, 0, { whole: true, first: 25, lines: lines(25, 10) }), PEOPLE);
  expect([table.earlier, table.story]).toEqual([25, lines(25, 10)]);
});

test('a moment of the past brings the story back to what led to it', async () => {
  const table = new Table('t', '');
  newest().open();
  const end = update(1, 0, { whole: true, first: 30, lines: lines(30, 10), length: 40 });
  newest().say(HELLO, end, PEOPLE);
  await table.look(15);
  newest().say({ type: 'told', reader: 0, first: 20, lines: lines(20, 10) });
  await vi.waitFor(() => expect(newest().words.length).toBe(2));
  newest().say({ type: 'told', reader: 0, first: 10, lines: lines(10, 10) });
  await Promise.resolve();
  expect(table.story[0]?.[0]).toBe(10);
  expect(newest().words.map((word) => word.type)).toEqual(['tell', 'tell']);
});

// A new beginning

test('what was said before a new beginning is not shown after it', () => {
  const table = begun(1);
  newest().say(update(2, 1)); // the first that others do is shown at once,
  newest().say(update(3, 1)); // the next one after a moment
  expect(table.update?.revision).toBe(2);
  newest().say(HELLO, update(9, 0, { whole: true }), PEOPLE);
  expect(table.update?.revision).toBe(9);
  vi.advanceTimersByTime(5000);
  expect(table.update?.revision).toBe(9);
  expect(newest().words).toEqual([]);
});

test('a pause that ended while the line was broken is over', () => {
  const table = begun();
  const clocks: Clocks = { type: 'clocks', left: [], running: -1, paused: true };
  newest().say(clocks);
  expect(table.paused).toBe(true);
  newest().say(HELLO, update(3, 0, { whole: true }), PEOPLE);
  expect(table.paused).toBe(false);
});

test('whose seat has moved to another device sees what spectators see', () => {
  const table = begun();
  newest().say({ ...HELLO, seats: [] }, update(2, 1, { reader: 2, whole: true }), PEOPLE);
  expect(table.now?.actor).toBe(1);
  expect(table.mine).toEqual([]);
  expect(table.undoer).toBeNull();
  newest().say(update(3, 0, { reader: 2, view: { ...seen(-1), winners: [1] } }));
  expect(table.over).toBe(true);
});

// Moves

test('a move is played on the table that its player saw', () => {
  const table = begun();
  const [first] = table.choices as [Choice];
  newest().say(update(2, 0, { actions: CHOICES.map((choice) => ({ ...choice })) }));
  table.play(first);
  expect(newest().words).toEqual([]);
  expect(table.waiting).toBe(false);
});

test('a second click plays no second move', () => {
  const table = begun();
  const [first] = table.choices as [Choice];
  table.play(first);
  table.play(first);
  expect(newest().words.length).toBe(1);
  expect(table.waiting).toBe(true);
});

test('a move waits for its answer although something said meanwhile was refused', () => {
  const table = begun();
  table.play(table.choices[0] as Choice);
  const [move] = newest().words;
  newest().say({ type: 'error', key: 'error-too-often', detail: '' });
  expect(table.refusal?.key).toBe('error-too-often');
  expect(table.waiting).toBe(true);
  newest().break();
  vi.advanceTimersByTime(1000);
  newest().open();
  expect(newest().words).toEqual([move]);
});

test('a move that could not be written may be chosen again', () => {
  const table = begun();
  table.play(table.choices[0] as Choice);
  newest().say({ type: 'error', key: 'error-store', detail: '' });
  expect(table.waiting).toBe(false);
  expect(table.choices.length).toBe(2);
});

// Questions

test('who asks twice before the answer has come gets the same answer twice', async () => {
  const table = begun();
  const [choice] = table.choices as [Choice];
  const both = Promise.all([table.preview(choice), table.preview(choice, true)]);
  expect(newest().words.length).toBe(1);
  const told: Previewed = {
    type: 'previewed',
    seat: 0,
    action: 7,
    key: '',
    lines: [],
    // biome-ignore lint/suspicious/noThenProperty: the server calls it so
    then: 'ends',
    undoable: false,
    chance: '',
    outlook: [],
  };
  newest().say(told);
  vi.advanceTimersByTime(5000);
  expect(await both).toEqual([told, told]);
});

test('a question without an answer is given up, and may be asked again', async () => {
  const table = begun();
  const [choice] = table.choices as [Choice];
  const first = table.preview(choice);
  vi.advanceTimersByTime(5000);
  expect(await first).toBeNull();
  void table.preview(choice);
  expect(newest().words.length).toBe(2);
});

// The past

const page = (path: string) => {
  const first = Number(new URL(path, 'http://h').searchParams.get('first'));
  return [0, 1, 2].map((n) => ({ number: first + n, view: { ...seen(0), step: path } }));
};

test('a page of the past is asked for once, however fast one walks through it', async () => {
  const table = begun();
  newest().say(update(2, 0), update(3, 0), update(4, 0));
  answer = page;
  asked = [];
  await Promise.all([table.look(0), table.look(1), table.look(2)]);
  expect(asked.length).toBe(1);
  expect(table.view?.step).toBe(asked[0]);
});

test('a page that was asked for before something was taken back is not believed after it', async () => {
  const table = begun();
  newest().say(update(2, 0), update(3, 0), update(4, 0));
  let late: (body: unknown) => void = () => undefined;
  answer = () => new Promise((resolve) => (late = resolve));
  const looking = table.look(2);
  answer = () => [{ number: 2, view: { ...seen(0), step: 'new' } }];
  newest().say(update(5, 0, { whole: true, length: 3 }));
  late([{ number: 2, view: { ...seen(0), step: 'old' } }]);
  await looking;
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view?.step).toBe('new');
});

test('a past that cannot be had breaks nothing', async () => {
  const table = begun();
  newest().say(update(2, 0), update(3, 0));
  answer = page;
  await table.look(1);
  answer = () => null;
  newest().say(update(4, 0, { whole: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view).toEqual(seen(0));
});

// The curtain

test('at one screen nothing of a seat is shown before its player says so', () => {
  const table = atOneScreen();
  expect(table.curtain).toBe(0);
  table.looking = 0;
  expect(table.curtain).toBeNull();
  newest().say(update(2, 1));
  expect(table.curtain).toBe(1);
});

// Leaving

test('a table that has gone while the line was broken is said to be gone', async () => {
  const table = begun();
  answer = () => null;
  newest().break();
  vi.advanceTimersByTime(1000);
  newest().break();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.absent).toBe(true);
});

test('a page that is older than the server takes nothing more from it', () => {
  const table = begun();
  newest().say({ ...HELLO, protocol: HELLO.protocol + 1 }, update(9, 0, { whole: true }));
  expect(table.outdated).toBe(true);
  expect(table.status).toBe('closed');
  expect(table.update?.revision).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing runs on after leaving a table', () => {
  const table = begun(1);
  newest().say(update(2, 1), update(3, 1));
  void table.explain('lay 9');
  table.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('a game without a board is shown by its zones, when it is known what they name', async () => {
  answer = (path) =>
    path.endsWith('/games/plain_game/components')
      ? { zones: {}, pieces: { T1: { text: 'tea' } } }
      : [];
  const table = new Table('t', '');
  expect(newest().address).toContain('boards=');
  newest().open();
  const view = { ...seen(0), zones: { table: { row: ['T1'] }, seats: [] } };
  newest().say(
    { ...HELLO, game: 'plain_game' },
    update(1, 0, { whole: true, length: 3, view }),
    PEOPLE,
  );
  expect(table.view).toBeNull();
  await vi.waitFor(() => expect(table.view).not.toBeNull());
  expect(table.view?.zones).toMatchObject([{ zone: 'row', pieces: [{ text: 'tea' }] }]);
  await table.look(0);
  expect(asked.find((path) => path.includes('/history'))).toContain('zones=true');
});
