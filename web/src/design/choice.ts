import type { Choice } from '../table/table.svelte';

/** For galleries and tests: a choice by what a player would type. */
export function choice(text: string, id = 0): Choice {
  return { id, args: [], text, verb: text.split(' ')[0] ?? '', says: {} };
}
