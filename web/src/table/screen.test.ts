import { expect, test } from 'vitest';
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
