import type {
  Clocks,
  FromServer,
  Hello,
  People,
  Previewed,
  Refused,
  Revealed,
  Said,
  Update,
} from '../generated/messages';
import { Connection, type Status } from '../wire/connection';
import { call } from '../wire/http';

/** A legal action, with the arguments of its sentence. */
export type Choice = Update['actions'][number];

/** One line of the story: the number of its action, a text key, arguments. */
export type Line = Update['lines'][number];

/** What every game's view has; the rest is the game's own. */
export type View = {
  actor: number;
  seat: number;
  step: string;
  players: { score: number; sheet: Record<string, number> }[];
  winners: number[];
  [name: string]: unknown;
};

/** Why something cannot be done: a text key and an anchor of the rules page. */
export type Reason = { key: string; anchor: string };

const HISTORY_PAGE = 40;
const QUESTIONS = 20; // previews and explanations in QUESTION_TIME, well below what the server allows
const QUESTION_TIME = 20_000;

/** A table as this browser knows it: everything the server has said, and what one may say to it. */
export class Table {
  status: Status = $state('connecting');
  absent = $state(false); // no such table, or not ours
  hello: Hello | null = $state.raw(null);
  people: People | null = $state.raw(null);
  clocks: (Clocks & { at: number }) | null = $state.raw(null);
  chat: Said[] = $state.raw([]);
  revealed: Revealed | null = $state.raw(null);
  again = $state(''); // the invitation to a rematch
  goodbye = $state(''); // why the server has gone
  refusal: (Reason & { n: number }) | null = $state.raw(null);
  waiting = $state(false); // for the answer to a move

  private updates: Record<number, Update> = $state.raw({});
  private stories: Record<number, Line[]> = $state.raw({});
  private asking = new Map<string, (answer: unknown) => void>();
  private previews = new Map<number, Previewed>();
  private asked: number[] = [];
  private moves = 0;
  private readonly connection: Connection;

  /** The moment that is looked at: after so many actions, or null for now. */
  moment: number | null = $state(null);
  private past: Record<string, View> = $state.raw({});
  /** Through whose eyes the past is seen; null for one's own. */
  eye: number | null = $state(null);

  constructor(
    readonly name: string,
    readonly watch: string,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = watch ? `?watch=${encodeURIComponent(watch)}` : '';
    this.connection = new Connection(
      `${scheme}://${location.host}/ws/${encodeURIComponent(name)}${query}`,
      (message) => this.hear(message),
      (status, opened) => {
        this.status = status;
        if (status === 'lost' && !opened && this.hello === null) void this.ask_whether_it_exists();
      },
    );
  }

  close(): void {
    this.connection.close();
  }

  // What is seen

  /** The seats of this browser; none for a spectator. */
  mine = $derived(this.hello?.seats ?? []);
  seats = $derived(this.people?.seats.length ?? 0);
  started = $derived(Object.values(this.updates).some((update) => update.view !== null));

  /** Who looks: the own seat that is to act, else the first own seat, else the spectator. */
  reader = $derived.by(() => {
    const actor = this.anyView?.actor ?? -1;
    return this.mine.includes(actor) ? actor : (this.mine[0] ?? this.seats);
  });
  private anyView = $derived(Object.values(this.updates)[0]?.view as View | null | undefined);

  update = $derived(this.updates[this.reader] ?? null);
  now = $derived((this.update?.view ?? null) as View | null);
  story = $derived(this.stories[this.reader] ?? []);
  length = $derived(this.update?.length ?? 0);
  over = $derived((this.now?.winners.length ?? 0) > 0 || this.revealed !== null);

  /** The view to draw: that of the moment looked at, or of now while it is being fetched. */
  view = $derived.by(() => {
    if (this.moment === null) return this.now;
    return this.past[`${this.eye ?? this.reader}/${this.moment}`] ?? this.now;
  });

  /** The legal actions, none while the past is looked at. */
  choices: Choice[] = $derived(
    this.moment === null && !this.waiting ? (this.update?.actions ?? []) : [],
  );
  myTurn = $derived(this.now !== null && this.mine.includes(this.now.actor));

  // What may be said to the table

  play(choice: Choice): void {
    this.move({ type: 'play', action: choice.id });
  }

  undo(): void {
    this.move({ type: 'undo' });
  }

  redo(): void {
    this.move({ type: 'redo' });
  }

  private move(what: { type: 'play'; action: number } | { type: 'undo' } | { type: 'redo' }): void {
    if (this.update === null || this.waiting) return;
    this.waiting = true;
    this.refusal = null;
    this.moves += 1;
    const id = `${Date.now().toString(36)}-${this.moves}-${Math.random().toString(36).slice(2, 8)}`;
    this.connection.send({ ...what, seat: this.reader, revision: this.update.revision, id });
  }

  ask(what: 'undo' | 'pause' | 'go-on'): void {
    this.connection.send({ type: 'ask', seat: this.reader, what });
  }

  /** Answer what is asked, for every own seat that has not answered. */
  answer(yes: boolean): void {
    const open = this.mine.filter((seat) => !this.people?.agreed.includes(seat));
    for (const seat of yes ? open : open.slice(0, 1)) {
      this.connection.send({ type: 'answer', seat, yes });
    }
  }

  say(text: string): void {
    this.connection.send({ type: 'chat', text });
  }

  /** What a legal action would bring; null if too much was asked lately or the connection is lost. */
  async preview(choice: Choice): Promise<Previewed | null> {
    const known = this.previews.get(choice.id);
    if (known) return known;
    if (!this.mayAsk()) return null;
    this.connection.send({ type: 'preview', seat: this.reader, action: choice.id });
    return (await this.answerTo(`preview ${this.reader} ${choice.id}`)) as Previewed | null;
  }

  /** Why an action, named by what a player would type, is not legal now; null if it is or nobody knows. */
  async explain(text: string): Promise<Reason | null> {
    if (!this.mayAsk()) return null;
    this.connection.send({ type: 'explain', seat: this.reader, text });
    const answer = (await this.answerTo(`explain ${this.reader} ${text}`)) as Reason | null;
    return answer?.key ? answer : null;
  }

  /** Look at a moment of the past, as the own reader or through other eyes; null comes back to now. */
  async look(moment: number | null): Promise<void> {
    if (moment === null || moment >= this.length) {
      this.moment = null;
      return;
    }
    this.moment = Math.max(moment, 0);
    await this.fetchPast(this.moment);
  }

  private async fetchPast(moment: number): Promise<void> {
    const reader = this.eye ?? this.reader;
    if (`${reader}/${moment}` in this.past) return;
    const first = Math.floor(moment / HISTORY_PAGE) * HISTORY_PAGE;
    const count = Math.min(HISTORY_PAGE, this.length + 1 - first);
    const query = new URLSearchParams({
      reader: `${reader}`,
      first: `${first}`,
      count: `${count}`,
    });
    if (this.watch) query.set('watch', this.watch);
    const page = await call<{ number: number; view: View }[]>(
      'GET',
      `tables/${this.name}/history?${query}`,
    );
    const fetched = page.map(({ number, view }) => [`${reader}/${number}`, view] as const);
    this.past = { ...this.past, ...Object.fromEntries(fetched) };
  }

  private mayAsk(): boolean {
    const now = Date.now();
    this.asked = this.asked.filter((then) => now - then < QUESTION_TIME);
    if (this.status !== 'open' || this.asked.length >= QUESTIONS) return false;
    this.asked.push(now);
    return true;
  }

  private answerTo(question: string): Promise<unknown> {
    return new Promise((resolve) => {
      this.asking.set(question, resolve);
      setTimeout(() => resolve(null), 5000);
    });
  }

  // What the server says

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        this.hello = message;
        this.goodbye = '';
        this.chat = [];
        break;
      case 'update':
        this.take(message);
        break;
      case 'people':
        this.people = message;
        break;
      case 'clocks':
        this.clocks = { ...message, at: Date.now() };
        break;
      case 'said':
        this.chat = [...this.chat, message];
        break;
      case 'revealed':
        this.revealed = message;
        break;
      case 'again':
        this.again = message.invite;
        break;
      case 'ack':
        this.waiting = this.connection.waiting;
        break;
      case 'refused':
        this.waiting = this.connection.waiting;
        this.refuse(message);
        break;
      case 'explained':
        this.settle(`explain ${message.seat} ${message.text}`, message);
        break;
      case 'previewed':
        this.previews.set(message.action, message);
        this.settle(`preview ${message.seat} ${message.action}`, message);
        break;
      case 'error':
        this.refuse({ key: message.key, anchor: '' });
        break;
      case 'bye':
        this.goodbye = message.key;
        break;
    }
  }

  private take(update: Update): void {
    const before = this.stories[update.reader] ?? [];
    this.stories = {
      ...this.stories,
      [update.reader]: update.whole ? update.lines : [...before, ...update.lines],
    };
    const last = this.updates[update.reader];
    if (last && update.length <= last.length) this.past = {};
    this.updates = { ...this.updates, [update.reader]: update };
    this.previews.clear();
  }

  private refuse({ key, anchor }: Pick<Refused, 'key' | 'anchor'>): void {
    this.refusal = { key, anchor, n: (this.refusal?.n ?? 0) + 1 };
  }

  private settle(question: string, answer: unknown): void {
    this.asking.get(question)?.(answer);
    this.asking.delete(question);
  }

  /** A socket that never opened says nothing about why; the lobby does. */
  private async ask_whether_it_exists(): Promise<void> {
    if (this.watch) return;
    try {
      await call('GET', `tables/${this.name}`);
    } catch (problem) {
      const status = (problem as { status?: number }).status ?? 0;
      if (status === 401 || status === 404 || status === 422) {
        this.absent = true;
        this.close();
      }
    }
  }
}
