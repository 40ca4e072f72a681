/** Where the mouse was last, unless the keyboard has been used since. */
let resting: { x: number; y: number } | null = null;

/** Remember where the mouse rests, for as long as the page is there. */
export function followPointer(): () => void {
  const move = ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    resting = pointerType === 'mouse' ? { x, y } : null;
  };
  const type = (): void => {
    resting = null;
  };
  document.addEventListener('pointermove', move, { passive: true });
  document.addEventListener('keydown', type);
  return () => {
    document.removeEventListener('pointermove', move);
    document.removeEventListener('keydown', type);
  };
}

/** What has appeared under a resting mouse is pointed at, as if the mouse had just come to it. */
export function pointAgain(): void {
  if (resting === null) return;
  const under = document.elementFromPoint(resting.x, resting.y);
  const event = { pointerType: 'mouse', clientX: resting.x, clientY: resting.y };
  for (let at = under; at !== null; at = at.parentElement) {
    at.dispatchEvent(new PointerEvent('pointerenter', event));
  }
  under?.dispatchEvent(new PointerEvent('pointermove', { ...event, bubbles: true }));
}
