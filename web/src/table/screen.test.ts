import { afterEach, expect, test } from 'vitest';
import { settings } from '../app/settings.svelte';
import type { Previewed } from '../generated/messages';
import { obey } from './answers';
import { Screen } from './screen.svelte';
import type { Choice, Reason, Table } from './table.svelte';

const choice = (id: number): Choice => ({ id, verb: 'lay', args: [], text: `lay ${id}`, says: {} });

/** As much of a table as a screen needs to choose at it. */
function laid(): { table: Table; played: Choice[]; answer: (given: unknown) => void } {
  const played: Choice[] = [];
  const told = { answer: (_: unknown): void => undefined };
  const asked = () =>
    new Promise((resolve) => {
      told.answer = resolve;
    });
  const table = {
    lesson: null,
    learned: false,
    decisions: 0,
    waiting: false,
    people: null,
    mine: [0],
    reader: 0,
    undoer: null,
    now: null,
    update: {},
    offered: [choice(7), choice(8)],
    play: (chosen: Choice) => played.push(chosen),
    preview: asked,
    explain: asked,
  };
  return {
    table: table as unknown as Table,
    played,
    answer: (given) => told.answer(given),
  };
}

test('what was chosen before the table changed is not played after it', async () => {
  const { table, played, answer } = laid();
  const screen = new Screen(table, () => null);
  screen.choose(screen.choices[0] as Choice);
  Object.assign(table, { offered: [choice(7), choice(8)], update: {} });
  answer(null);
  await new Promise((resolve) => setTimeout(resolve));
  expect(played).toEqual([]);
});

test('a reason that comes when another seat looks is not shown to it', async () => {
  const { table, answer } = laid();
  const screen = new Screen(table, () => null);
  const asking = screen.askWhy(['lay 9'], null as unknown as Element);
  Object.assign(table, { update: {} });
  answer({ key: 'reason-not-now', anchor: '' } satisfies Reason);
  await asking;
  expect(screen.why).toBeNull();
  expect(screen.heard).toEqual([]);
});

test('that it is not the time for something is said only if no reason says more', async () => {
  const { table } = laid();
  const explain = (text: string): Promise<Reason> =>
    Promise.resolve({
      key: text === 'bargain 1' ? 'reason-too-dear' : 'reason-not-now',
      anchor: '',
    });
  const screen = new Screen(Object.assign(table, { explain }), () => null);
  const near = null as unknown as Element;
  await screen.askWhy(['buy 1', 'bargain 1', 'swap 1'], near);
  expect(screen.why?.reason.key).toBe('reason-too-dear');
  await screen.askWhy(['buy 1', 'swap 1'], near);
  expect(screen.why?.reason.key).toBe('reason-not-now');
});

const told = (undoable: boolean): Previewed => ({
  type: 'previewed',
  seat: 0,
  action: 7,
  key: '',
  lines: [],
  // biome-ignore lint/suspicious/noThenProperty: the server calls it so
  then: undoable ? 'on' : 'ends',
  undoable,
  chance: '',
  outlook: [],
});

afterEach(() => {
  settings.ask = 'final';
});

test('what can be undone is played at once', async () => {
  const { table, played, answer } = laid();
  const screen = new Screen(table, () => null);
  const [first] = screen.choices as [Choice];
  const choosing = screen.choose(first);
  answer(told(true));
  await choosing;
  expect(played).toEqual([first]);
});

test('what cannot be undone waits for the same choice again, or is put back', async () => {
  const { table, played, answer } = laid();
  const screen = new Screen(table, () => null);
  const [first, second] = screen.choices as [Choice, Choice];
  for (const choice of [first, second]) {
    const choosing = screen.choose(choice);
    answer(told(false));
    await choosing;
    expect(screen.chosen).toBe(choice);
  }
  screen.back();
  expect([screen.chosen, played]).toEqual([null, []]);
  const choosing = screen.choose(first);
  answer(told(false));
  await choosing;
  await screen.choose(first);
  expect(played).toEqual([first]);
});

test('what nobody could foresee counts as final', async () => {
  const { table, played, answer } = laid();
  const screen = new Screen(table, () => null);
  const choosing = screen.choose(screen.choices[0] as Choice);
  answer(null);
  await choosing;
  expect([screen.chosen, played]).toEqual([screen.choices[0], []]);
});

test('whoever wants no questions is asked none, and who wants all is asked about everything', async () => {
  const { table, played, answer } = laid();
  const screen = new Screen(table, () => null);
  const [first] = screen.choices as [Choice];
  settings.ask = 'never';
  await screen.choose(first);
  expect(played).toEqual([first]);
  settings.ask = 'always';
  const choosing = screen.choose(first);
  answer(told(true));
  await choosing;
  expect(screen.chosen).toBe(first);
});

test('the only way on is not asked about, unless there is a way back', async () => {
  const { table, played, answer } = laid();
  Object.assign(table, { offered: [choice(7)] });
  await new Screen(table, () => null).choose(table.offered[0] as Choice);
  expect(played).toHaveLength(1);
  Object.assign(table, { undoer: 0 });
  const choosing = new Screen(table, () => null).choose(table.offered[0] as Choice);
  answer(told(false));
  await choosing;
  expect(played).toHaveLength(1);
});

test('what is typed is asked about too; an empty line does it, and back puts it back', async () => {
  const { table, played, answer } = laid();
  const screen = new Screen(table, () => null);
  for (const next of ['back', '']) {
    const typing = obey(screen, 'lay 7');
    answer(told(false));
    expect((await typing).at(-1)).toBe('then-ask');
    expect(played).toEqual([]);
    await obey(screen, next);
    expect(screen.chosen).toBeNull();
  }
  expect(played).toEqual([screen.choices[0]]);
});
