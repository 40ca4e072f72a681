import { mark } from '../app/router.svelte';
import type { Table } from './table.svelte';

const STEP = 900; // milliseconds for each action at speed 1

/** Walking through the past of a table; the address follows, so that a moment can be linked to. */
export class Replay {
  playing = $state(false);
  speed = $state(1);
  private timer = 0;

  constructor(private readonly table: Table) {}

  at = $derived.by(() => this.table.moment ?? this.table.length);

  /** Look at a moment, or at now. */
  readonly go = (moment: number | null): void => {
    this.stop();
    this.look(moment);
  };

  step(by: number): void {
    this.go(this.at + by);
  }

  /** Play from here, from the beginning if there is nothing after it, or stop. */
  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    if (this.table.moment === null) this.look(0);
    this.timer = window.setTimeout(this.next, STEP / this.speed);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  private readonly next = (): void => {
    this.look(this.at + 1);
    if (this.table.moment === null) this.stop();
    else this.timer = window.setTimeout(this.next, STEP / this.speed);
  };

  private look(moment: number | null): void {
    void this.table.look(moment).catch(() => undefined);
    mark(this.table.moment === null ? '' : String(this.table.moment));
  }
}
