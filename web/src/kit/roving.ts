/** Lets the arrow keys go from button to button in a group that Tab enters only once. */
export function roving(group: HTMLElement): () => void {
  const buttons = () => [...group.querySelectorAll<HTMLElement>('[data-rove]')];
  const settle = (to?: HTMLElement) => {
    const all = buttons();
    const kept = to ?? all.find((one) => one.tabIndex === 0 && one === document.activeElement);
    const entry = kept ?? all.find((one) => one.dataset.rove === 'lit') ?? all[0];
    for (const one of all) one.tabIndex = one === entry ? 0 : -1;
  };
  const press = (event: KeyboardEvent) => {
    const all = buttons();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const to = target(event.key, here, all.length);
    if (here < 0 || to === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
  };
  const enter = (event: FocusEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-rove]');
    if (button) settle(button);
  };
  const observer = new MutationObserver(() => settle());
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ['data-rove'] });
  group.addEventListener('keydown', press);
  group.addEventListener('focusin', enter);
  settle();
  return () => {
    observer.disconnect();
    group.removeEventListener('keydown', press);
    group.removeEventListener('focusin', enter);
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
