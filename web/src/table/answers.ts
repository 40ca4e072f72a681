import { fileOf } from '../games';
import type { Previewed } from '../generated/messages';
import { follows, gain } from './choices';
import { COMMANDS, named, understood } from './command';
import * as plain from './reading';
import type { Screen } from './screen.svelte';
import { entries } from './story';
import type { Choice } from './table.svelte';

const LAST = 6; // actions that `last` tells

/** Do what a person typed, and answer in words. */
export async function obey(screen: Screen, typed: string): Promise<string[]> {
  const { table, words } = screen;
  const heard = understood(typed, screen.choices);
  switch (heard.what) {
    case 'nothing':
      screen.confirm();
      return [];
    case 'back':
      screen.back();
      return [situation(screen)];
    case 'choice':
      return choose(screen, heard.choice);
    case 'number':
      return [words.say('which-number', { number: heard.number, count: screen.choices.length })];
    case 'text':
      return [await refusal(screen, heard.text)];
    case 'board':
      return table.view ? (await reading(screen)).readBoard(table.view, words) : [];
    case 'hand':
      return hand(screen);
    case 'legal':
      return legal(screen);
    case 'last':
      return last(screen);
    case 'score':
      return score(screen);
    case 'undo':
      if (table.undoer === null) return [words.say(table.barrier)];
      table.undo();
      return [words.say('undone')];
    case 'redo':
      if (!table.canRedo) return [words.say('redo-nothing')];
      table.redo();
      return [words.say('redone')];
    case 'why':
      return [await why(screen, heard.rest)];
    case 'preview':
      return preview(screen, heard.rest);
    case 'help':
      return [
        words.say('command-help', { commands: COMMANDS.join(', '), example: example(screen) }),
      ];
  }
}

/** How this game is read: as it brings it, or as any. */
async function reading(screen: Screen): Promise<typeof plain> {
  const own = fileOf(screen.table.hello?.game ?? '', 'reading.ts');
  return own ? own() : plain;
}

/** What whoever looks holds; in a game without hands that is nothing, and said so. */
async function hand(screen: Screen): Promise<string[]> {
  const { table, words } = screen;
  const { readHand } = await reading(screen);
  const held = table.view ? readHand(table.view, words, table.reader) : [];
  return held.length > 0 ? held : [words.say('hand-empty')];
}

/** What is to be decided now, and by whom; at the end, who has won. */
export function situation(screen: Screen): string {
  const { table, words } = screen;
  const view = table.now;
  if (view === null) return '';
  const { winners } = view;
  if (winners.length > 0) return words.say('table-wins', { seats: winners, count: winners.length });
  if (view.actor < 0) return '';
  const turn = words.say('turn', { seat: view.actor });
  return table.myTurn ? `${turn}. ${screen.step()}` : `${turn}.`;
}

function example(screen: Screen): string {
  return screen.choices[0]?.text ?? 'board';
}

async function choose(screen: Screen, choice: Choice): Promise<string[]> {
  await screen.choose(choice);
  const said = screen.sentence(choice);
  if (screen.chosen?.id !== choice.id) return [said];
  return [said, foretold(screen, screen.preview), screen.words.say('then-ask')].filter(Boolean);
}

/** What an action would bring, and what comes then. */
export function foretold(screen: Screen, preview: Previewed | null): string {
  if (preview === null) return '';
  const points = gain(preview);
  return [
    points ? screen.words.say('gain', { points }) : '',
    ...[...preview.lines, ...preview.outlook].map(([key, args]) => screen.words.say(key, args)),
    follows(screen.words, preview),
  ]
    .filter(Boolean)
    .join(' ');
}

function legal(screen: Screen): string[] {
  if (screen.choices.length === 0) return [situation(screen) || screen.words.say('nothing-yet')];
  return screen.choices.map((choice, i) => `${i + 1}. ${screen.sentence(choice)} (${choice.text})`);
}

function last(screen: Screen): string[] {
  const { story, people, over } = screen.table;
  const told = entries(story, people?.seats ?? [], { whole: false, over }).slice(-LAST);
  if (told.length === 0) return [screen.words.say('nothing-yet')];
  return told.map(({ lines }) => lines.map((line) => screen.line(line)).join(' '));
}

function score(screen: Screen): string[] {
  return (screen.table.view?.players ?? []).map((player, seat) => {
    const lines = Object.entries(player.sheet).map(
      ([line, points]) => `${screen.words.say(`score-${line}`)} ${points}`,
    );
    return `${screen.names[seat]}: ${player.score} (${lines.join(', ')})`;
  });
}

async function why(screen: Screen, text: string): Promise<string> {
  if (text === '') return screen.words.say('why-usage', { example: example(screen) });
  const choice = named(text, screen.choices);
  if (choice === undefined) return refusal(screen, text);
  const number = screen.choices.indexOf(choice) + 1;
  return screen.words.say('why-legal', { action: screen.sentence(choice), number });
}

async function preview(screen: Screen, text: string): Promise<string[]> {
  const choice = named(text, screen.choices);
  if (choice === undefined) return [screen.words.say('preview-usage')];
  const told = foretold(screen, await screen.table.preview(choice, true));
  return [told || screen.words.say('preview-nothing')];
}

/** Why a text is no choice: by the rules, or because it is no action at all. */
async function refusal(screen: Screen, text: string): Promise<string> {
  const reason = await screen.table.explain(text);
  if (reason !== null && reason.key !== 'error-no-such-action') {
    return screen.words.say('not-legal', {
      action: text,
      reason: screen.words.say(reason.key, reason.says),
    });
  }
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return screen.words.say('command-unknown', {
    text: shown,
    count: screen.choices.length,
    example: example(screen),
  });
}
