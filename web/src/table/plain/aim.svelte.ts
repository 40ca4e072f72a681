import type { Choice } from '../table.svelte';

/** What the person is pointing at: the choices about a piece, which concern other pieces too. */
export class Aim {
  at: Choice[] = $state.raw([]);

  /** Whether something of these names is concerned by what is pointed at here or elsewhere. */
  includes(names: string[], pointed: Choice | null): boolean {
    const choices = pointed ? [pointed] : this.at;
    return choices.some((choice) => choice.text.split(' ').some((word) => names.includes(word)));
  }
}
