import { settings } from '../app/settings.svelte';

/** Where one types actions. */
const COMMAND = '#command';

let typing = $state(false);

if (typeof document !== 'undefined') {
  // What goes while it has the focus tells of it in the midst of a change.
  const follow = (target: EventTarget | null) =>
    queueMicrotask(() => {
      typing = target instanceof Element && target.matches(COMMAND);
    });
  document.addEventListener('focusin', ({ target }) => follow(target));
  document.addEventListener('focusout', ({ relatedTarget }) => follow(relatedTarget));
}

/** Whether boards show what typed actions call their pieces: if the person wants it, or while one types. */
export function showsCodes(): boolean {
  return settings.codes || typing;
}
