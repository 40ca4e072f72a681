import { expect, test } from 'vitest';
import { settings } from '../app/settings.svelte';
import { sound } from './sound';
import { SOUNDS, type Sound, type SoundName } from './sounds';

const ALL = Object.entries(SOUNDS) as [SoundName, Sound][];

test.each(ALL)('%s is short and not too loud', (_, { tones = [], noises = [] }) => {
  const parts = [...tones, ...noises];
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) {
    expect(part.from + part.for).toBeLessThanOrEqual(1);
    expect(part.loud).toBeLessThanOrEqual(0.5);
  }
});

test('nobody hears anything before asking for it', () => {
  expect(settings.sound).toBe(false);
  let asked = 0;
  const Before = globalThis.AudioContext;
  globalThis.AudioContext = class {
    constructor() {
      asked += 1;
    }
  } as unknown as typeof AudioContext;
  sound('tap');
  expect(asked).toBe(0);
  settings.sound = true;
  sound('tap');
  expect(asked).toBe(1);
  settings.sound = false;
  globalThis.AudioContext = Before;
});
