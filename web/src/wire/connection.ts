import type { FromClient, FromServer, Play, Redo, Undo } from '../generated/messages';

type Move = Play | Undo | Redo;

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

const PING_EVERY = 10_000;
const SILENCE = 15_000; // without a word for so long, the connection counts as lost
const WAITS = [300, 700, 1500, 3000, 5000]; // before the next attempt

/** A socket to one table that comes back by itself.
 *
 * A move that was not answered when the connection broke is sent again with the same id; the server plays it once.
 */
export class Connection {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Move>();
  private attempts = 0;
  private timer = 0;
  private heard = 0;
  private pinger = 0;
  private over = false;

  constructor(
    private readonly address: string,
    private readonly hear: (message: FromServer) => void,
    private readonly change: (status: Status, opened: boolean) => void,
  ) {
    this.open();
    addEventListener('online', this.hurry);
    addEventListener('visibilitychange', this.hurry);
  }

  send(message: FromClient): void {
    if (message.type === 'play' || message.type === 'undo' || message.type === 'redo') {
      this.unanswered.set(message.id, message);
    }
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Whether a move waits for its answer. */
  get waiting(): boolean {
    return this.unanswered.size > 0;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    removeEventListener('online', this.hurry);
    removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.change('closed', false);
  }

  /** Connect now rather than at the next attempt. */
  readonly hurry = (): void => {
    if (this.socket === null && !this.over && document.visibilityState === 'visible') this.open();
  };

  /** Give up the moves that wait for an answer: the server has said that it will not come. */
  forget(): void {
    this.unanswered.clear();
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.attempts = 0;
      this.heard = Date.now();
      this.pinger = window.setInterval(() => this.check(socket), PING_EVERY);
      this.change('open', true);
      for (const move of this.unanswered.values()) socket.send(JSON.stringify(move));
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === 'ack' || message.type === 'refused') this.unanswered.delete(message.id);
      if (message.type === 'resync') socket.send(JSON.stringify({ type: 'resume', revision: -1 }));
      if (message.type === 'bye' && message.after < 0) this.over = true;
      this.hear(message);
    };
    socket.onclose = () => this.lose(socket, opened);
  }

  private lose(socket: WebSocket, opened: boolean): void {
    if (this.socket !== socket) return;
    clearInterval(this.pinger);
    this.socket = null;
    if (this.over) return;
    this.change('lost', opened);
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)] ?? 5000;
    this.attempts += 1;
    this.timer = window.setTimeout(() => this.open(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** A line that died without a word would take minutes to be closed, so it is given up. */
  private check(socket: WebSocket): void {
    if (Date.now() - this.heard < SILENCE + PING_EVERY) {
      socket.send(JSON.stringify({ type: 'ping' }));
      return;
    }
    socket.close();
    this.lose(socket, true);
  }
}
