import type { TransitionConfig } from 'svelte/transition';
import { pace } from '../app/settings.svelte';
import type { Move } from './field';

export const SLIDE = 320; // milliseconds
const GAP = 90; // between what is told one after the other,
const WHOLE = 600; // and all of it is over by then

/** Let the pieces of a drawing slide from where they were, and new ones fall into place, in the order of their steps;
 * nothing waits for them. */
export function slide(
  drawing: Element,
  moves: Move[],
  gap = gapFor(moves.map(({ step = 0 }) => step)),
): void {
  if (pace() === 0) return;
  for (const { piece, from, step = 0 } of moves) {
    for (const drawn of drawing.querySelectorAll<HTMLElement>(`[data-piece="${piece}"]`)) {
      const frames = from
        ? [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: 'none' }]
        : drawn.dataset.arrives === 'turning'
          ? TURN
          : FALL;
      // Whoever clicks meanwhile hits what lies there: only what is seen of a piece moves.
      const seen = drawn.querySelector(':scope > [data-seen]') ?? drawn;
      seen.animate(frames, timing(step * gap));
    }
  }
}

/** The time between two steps: short, and shorter the more there are. */
export function gapFor(steps: Iterable<number>): number {
  const last = Math.max(0, ...steps);
  return last === 0 ? 0 : Math.min(GAP, (WHOLE - SLIDE) / last);
}

function timing(delay: number): KeyframeAnimationOptions {
  return {
    duration: SLIDE * pace(),
    delay: delay * pace(),
    fill: 'backwards',
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  };
}

/** A piece as it lay: where on the screen, how it looked, and what lay around it. */
type Lay = { box: DOMRect; element: HTMLElement; around: Element | null };

/** How the pieces of a board lie, by their names. */
export function whereabouts(board: Element): Map<string, Lay> {
  const found = new Map<string, Lay>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-piece]')) {
    const around = element.parentElement?.closest('[data-piece]')?.parentElement;
    found.set(element.dataset.piece ?? '', {
      box: element.getBoundingClientRect(),
      element,
      around: around ?? element.parentElement,
    });
  }
  return found;
}

/** Let the pieces of a board slide from where they lay, new ones fall into place and others go, in the order in which the
 * story names them; whether there were any. */
export function settle(board: Element, lay: Map<string, Lay>, told: string[][] = []): boolean {
  const lies = whereabouts(board);
  const came: Move[] = [];
  for (const [piece, { box: now }] of lies) {
    const then = lay.get(piece)?.box;
    const from = then ? { x: then.x - now.x, y: then.y - now.y } : null;
    if (!from || Math.hypot(from.x, from.y) > 2) came.push({ piece, from });
  }
  const gone = [...lay.keys()].filter((piece) => !lies.has(piece));
  const steps = stepsOf([...came.map(({ piece }) => piece), ...gone], told);
  const moves = came.map((move) => ({ ...move, step: steps.get(move.piece) ?? 0 }));
  const gap = gapFor(steps.values());
  slide(board, moves, gap);
  for (const piece of gone) {
    const left = lay.get(piece);
    if (left) rise(left, (steps.get(piece) ?? 0) * gap);
  }
  return moves.length > 0;
}

/** When each piece moves: what the story does not name moves first, then what it names, line by line; what is told more
 * than once goes by the last time. */
export function stepsOf(pieces: string[], told: string[][]): Map<string, number> {
  const lines = new Map<string, number>();
  told.forEach((names, line) => {
    for (const name of names) lines.set(name, line);
  });
  const lineOf = (piece: string): number =>
    Math.max(-1, ...piece.split(' ').map((word) => lines.get(word) ?? -1));
  const order = [...new Set(pieces.map(lineOf))].sort((a, b) => a - b);
  return new Map(pieces.map((piece) => [piece, order.indexOf(lineOf(piece))]));
}

/** A piece that is gone is seen once more where it lay: it rises and fades. */
function rise({ box, element, around }: Lay, delay: number): void {
  if (pace() === 0 || !around?.isConnected) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const part of ghost.querySelectorAll('button')) part.remove();
  for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-piece], [data-spot]')]) {
    delete part.dataset.piece;
    delete part.dataset.spot;
  }
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '3',
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    pointerEvents: 'none',
  });
  around.append(ghost);
  const flight = ghost.animate(
    [{ opacity: 1 }, { opacity: 0, transform: 'translateY(-16px)' }],
    timing(delay),
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

/** A piece is put down: it falls a little, and settles. */
const FALL: Keyframe[] = [
  { transform: 'translate(0, -12px)', opacity: 0 },
  { transform: 'translate(0, 1.5px)', opacity: 1, offset: 0.6 },
  { transform: 'translate(0, -0.6px)', offset: 0.8 },
  { transform: 'none' },
];

/** Something is turned over. */
const TURN: Keyframe[] = [{ transform: 'rotateY(90deg)', opacity: 0 }, { transform: 'none' }];

/** Let points fly from where they were made to whoever gets them; the number there counts up by itself. */
export function flyPoints(from: Element, to: Element, points: number): void {
  if (pace() === 0) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2];
  const [[x = 0, y = 0], [endX = 0, endY = 0]] = [middle(start), middle(end)];
  const chip = document.createElement('span');
  chip.className = 'flying-points';
  chip.setAttribute('aria-hidden', 'true');
  chip.textContent = `+${points}`;
  document.body.append(chip);
  const at = (left: number, top: number, size: number) =>
    `translate(${left}px, ${top}px) translate(-50%, -50%) scale(${size})`;
  const flight = chip.animate(
    [
      { transform: at(x, y, 0.6), opacity: 0 },
      { transform: at(x, y - 10, 1.15), opacity: 1, offset: 0.3 },
      { transform: at(endX, endY, 0.7), opacity: 0.4 },
    ],
    { duration: SLIDE * pace(), easing: 'ease-in-out' },
  );
  flight.onfinish = () => chip.remove();
  flight.oncancel = () => chip.remove();
}

/** A piece that goes home rises and is gone. */
export function goHome(_: Element): TransitionConfig {
  const css = (t: number) => `opacity: ${t}; transform: translateY(${-16 * (1 - t)}px)`;
  return { duration: SLIDE * pace(), css };
}
