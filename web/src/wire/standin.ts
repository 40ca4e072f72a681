import { vi } from 'vitest';
import type { FromClient, FromServer } from '../generated/messages';

/** The other end of a connection, for tests: what was sent to it, and what it says. */
export class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: FromClient[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  say(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  break(): void {
    this.readyState = 3;
    this.onclose();
  }

  /** What was sent, without the questions whether anybody is there. */
  get words(): FromClient[] {
    return this.sent.filter(({ type }) => type !== 'ping');
  }
}

export const newest = (): Line => Line.all.at(-1) as Line;

/** A browser's surroundings: its clock is turned by hand. */
export function surround(): void {
  vi.useFakeTimers();
  Line.all = [];
  const page = new EventTarget();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', new URL('http://127.0.0.1:8000/'));
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
}
