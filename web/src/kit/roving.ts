/** Lets the arrow keys go from button to button in a group that Tab enters only once.
 *
 * When the button that has the focus goes, the focus comes to the one in its place as soon as there is one.
 */
export function roving(group: HTMLElement): () => void {
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
    const to = target(event.key, here, all.length);
    if (here < 0 || to === null) return;
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
