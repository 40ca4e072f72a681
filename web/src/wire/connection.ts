import type { FromClient, FromServer, Play, Redo, Undo } from '../generated/messages';

type Move = Play | Undo | Redo;

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

const PING_EVERY = 10_000;
const SILENCE = 15_000; // a question that waits for an answer so long: the connection counts as lost
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
  private asked = 0; // when the question was sent that is still to be answered, or 0
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
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.change('closed', false);
  }

  /** Connect now rather than at the next attempt; a line that is open is asked whether it still holds. */
  readonly hurry = (): void => {
    if (this.over || document.visibilityState !== 'visible') return;
    if (this.socket === null) this.open();
    else if (this.socket.readyState === WebSocket.OPEN) this.check(this.socket);
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
      this.asked = 0;
      this.pinger = window.setInterval(() => this.check(socket), PING_EVERY);
      this.change('open', true);
      for (const move of this.unanswered.values()) socket.send(JSON.stringify(move));
    };
    socket.onmessage = (event) => {
      this.asked = 0;
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
    this.change(this.over ? 'closed' : 'lost', opened);
    if (this.over) return;
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)] ?? 5000;
    this.attempts += 1;
    this.timer = window.setTimeout(() => this.open(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** A line that died without a word would take minutes to be closed, so it is given up.
   *
   * What counts is how long a question waits: a page in the background may ask no more than once a minute.
   */
  private check(socket: WebSocket): void {
    const now = Date.now();
    if (this.asked === 0) {
      this.asked = now;
      socket.send(JSON.stringify({ type: 'ping' }));
    } else if (now - this.asked >= SILENCE) {
      socket.close();
      this.lose(socket, true);
    }
  }
}
