import type { BoardProps } from '../games/game';
import type { Spot } from './field';

const LONG_PRESS = 450; // milliseconds

/** What pointer, thumb and keyboard do with the things of a board, however they are drawn. */
export type Pointed = Pick<Spot, 'key' | 'choices' | 'main' | 'tries' | 'pick'>;

/** What a board passes to the surface that it is made of. */
export type Surface<S> = Pick<
  BoardProps,
  'choose' | 'point' | 'offer' | 'why' | 'lit' | 'recent'
> & {
  /** Something is to be chosen by whoever looks. */
  acts: boolean;
  /** Told which thing is pointed at, or that none is any more. */
  touched?: (thing: S | null) => void;
};

/** Pointing describes, a press chooses, offers, picks up or asks why; a long press only describes. */
export class Pointing<S extends Pointed> {
  /** The thing that is described, and the one that shows that it has the focus. */
  told = $state('');
  ringed = $state('');

  private pressing = 0;
  private pressed = false;

  /** What a board has said may no longer be asked for once it has gone, so each thing is looked up when it is needed. */
  constructor(private readonly surface: () => Omit<Surface<S>, 'lit' | 'recent'>) {}

  touch(thing: S | null): void {
    const to = this.surface();
    this.told = thing?.key ?? '';
    to.touched?.(thing);
    const [only, ...more] = thing?.choices ?? [];
    to.point(thing?.main ?? (only && more.length === 0 ? only : null));
  }

  /** What a finger has touched stays described until it touches something else. */
  leave(event: PointerEvent): void {
    clearTimeout(this.pressing);
    if (event.pointerType === 'touch') this.surface().point(null);
    else this.touch(null);
  }

  press(thing: S, near: Element): void {
    const to = this.surface();
    const [only, ...more] = thing.choices;
    if (only) this.told = '';
    if (thing.pick) thing.pick();
    else if (only && more.length === 0) to.choose(only);
    else if (only) to.offer(thing.choices, near);
    else if (to.acts) to.why(thing.tries, near);
  }

  /** A click, unless it ends a long press. */
  click(thing: S, near: Element): void {
    if (!this.pressed) this.press(thing, near);
  }

  focus(thing: S, element: Element): void {
    this.ringed = element.matches(':focus-visible') ? thing.key : '';
    if (this.ringed) this.touch(thing);
  }

  /** Where it is not described there is nothing to take back: a finger may be on another thing already. Its name is asked
   * of the page, for the board may be gone. */
  blur({ currentTarget }: FocusEvent & { currentTarget: HTMLElement | SVGElement }): void {
    const key = currentTarget.dataset.spot;
    if (this.ringed === key) this.ringed = '';
    if (this.told === key) this.touch(null);
  }

  /** Fingers do not hover: a long press shows what lies there, and chooses nothing. */
  hold(thing: S, event: PointerEvent): void {
    this.pressed = false;
    if (event.pointerType !== 'touch') return;
    this.pressing = window.setTimeout(() => {
      this.pressed = true;
      this.touch(thing);
    }, LONG_PRESS);
  }

  release(): void {
    clearTimeout(this.pressing);
  }

  /** A long press opens no menu of the browser. */
  menu(event: Event): void {
    if (this.pressed) event.preventDefault();
  }
}
