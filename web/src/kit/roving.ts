import { ARROWS, type Box, nearest } from './field';

/** Where a key leads from one of some buttons; null if nowhere. */
type Lead = (key: string, here: number, all: HTMLElement[]) => number | null;

/** Lets the arrow keys go from button to button in a group that Tab enters only once. */
export function roving(group: HTMLElement): () => void {
  return rove(group, (key, here, all) => target(key, here, all.length));
}

/** Lets the arrow keys go to the button that lies there, in a group that Tab enters only once. */
export function walking(group: HTMLElement): () => void {
  return rove(group, (key, here, all) => {
    const direction = ARROWS[key];
    if (!direction) return key === 'Home' || key === 'End' ? target(key, here, all.length) : null;
    const places = all.map((button) => ({ at: middle(button) }));
    const from = places[here];
    if (!from) return null;
    const next = nearest(places, from, direction, ASIDE);
    return next < 0 ? here : next;
  });
}

const ASIDE = 2; // steps ahead that a step aside counts as

/** A button's middle, as a box: how large it is does not matter here. */
function middle(button: HTMLElement): Box {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: 0, height: 0 };
}

/** When the button that has the focus goes, the focus comes to the one in its place as soon as there is one. */
function rove(group: HTMLElement, lead: Lead): () => void {
  let held: HTMLElement | null = null; // the button that has the focus, or had it when it went
  let place = 0;
  const buttons = () => [...group.querySelectorAll<HTMLElement>('[data-rove]')];

  function enter(event: FocusEvent): void {
    const button = (event.target as Element).closest<HTMLElement>('[data-rove]');
    if (!button) return;
    held = button;
    place = buttons().indexOf(button);
    settle();
  }
  function leave(event: FocusEvent): void {
    if (event.relatedTarget !== null || held?.isConnected) held = null;
  }
  function settle(): void {
    const all = buttons();
    const entry =
      all.find((one) => one === held) ?? all.find((one) => one.dataset.rove === 'lit') ?? all[0];
    for (const one of all) one.tabIndex = one === entry ? 0 : -1;
  }
  function change(): void {
    const successor = buttons().at(Math.min(place, buttons().length - 1));
    if (held && !held.isConnected && successor && document.activeElement === document.body) {
      successor.focus({ preventScroll: true });
    } else {
      settle();
    }
  }
  function press(event: KeyboardEvent): void {
    const all = buttons();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const to = here < 0 ? null : lead(event.key, here, all);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
  }

  const observer = new MutationObserver(change);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ['data-rove'] });
  group.addEventListener('keydown', press);
  group.addEventListener('focusin', enter);
  group.addEventListener('focusout', leave);
  settle();
  return () => {
    observer.disconnect();
    group.removeEventListener('keydown', press);
    group.removeEventListener('focusin', enter);
    group.removeEventListener('focusout', leave);
  };
}

/** The place that a key leads to from a place among so many; null for keys that lead nowhere. */
export function target(key: string, here: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (here + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
