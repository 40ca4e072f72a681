import { at } from '../app/paths';
import { pace, settings } from '../app/settings.svelte';
import { fileOf, GAMES } from '../games';
import type { PositionShown, TableShown } from '../generated/http';
import {
  type Analyse,
  type Analysed,
  type Clocks,
  type Explain,
  type FromServer,
  type Hello,
  type Hint,
  type Hinted,
  type People,
  PROTOCOL,
  type Preview,
  type Previewed,
  type Revealed,
  type Said,
  type Told,
  type Update,
} from '../generated/messages';
import { games } from '../lobby/server';
import type { Arguments } from '../text/words';
import { Connection, type Status } from '../wire/connection';
import { call } from '../wire/http';
import { nonceFor } from '../wire/nonce';
import { type Components, changed, drawable } from './plain/zones';

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

/** A moment of the past: what a reader saw after so many actions. */
type Moment = PositionShown & { view: View };

/** A question to the server that waits for its answer. */
type Question = { answer: Promise<unknown>; settle: (answer: unknown) => void };

/** Why something cannot be done: a text key and an anchor of the rules page. */
export type Reason = { key: string; anchor: string; says?: Arguments | undefined };

const BOARDS = Object.keys(GAMES).filter((game) => fileOf(game, 'Board.svelte')); // of any other, zones are shown
const HISTORY_PAGE = 40;
const QUESTIONS = 20; // previews and explanations in QUESTION_TIME, well below what the server allows
const QUESTION_TIME = 20_000;
const PATIENCE = 3000; // for an answer
const THOUGHT = 30_000; // for a hint: others may be thinking too
const BEAT = 500; // what others do is shown no faster than one action in this time,
const BEHIND = 1500; // and never later than this
const AT_ONCE = new Set([
  'ack',
  'refused',
  'explained',
  'previewed',
  'hinted',
  'analysed',
  'error',
  'pong',
]);
const OF_TALK = new Set(['error-chat', 'error-too-often']); // errors that no move can have

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
  outdated = $state(false); // the server speaks another protocol than this page
  refusal: (Reason & { n: number }) | null = $state.raw(null);
  waiting = $state(false); // for the answer to a move
  known: TableShown | null = $state.raw(null);
  secrets = $state(true); // whether seats may see different things; true until we know
  /** Of several own seats the one whose player is before the screen; null before anyone has said so. */
  looking: number | null = $state(null);
  /** How many decisions the seat of a lesson has taken. */
  decisions = $state(0);

  /** What the zones of the game name, if it is shown by its zones. */
  components: Components | null = $state.raw(null);
  private inbox: { message: FromServer; at: number }[] = [];
  private beat = 0; // when the last action of somebody else was shown
  private timer = 0;
  private actors = new Map<number, number>(); // who was to act when the log was so long
  private updates: Record<number, Update> = $state.raw({});
  private stories: Record<number, Line[]> = $state.raw({});
  private firsts: Record<number, number> = $state.raw({}); // lines of each story that we do not have
  private telling: { reader: number; settle: () => void; told: Promise<void> } | null = null;
  private asking = new Map<string, Question>();
  private previews = new Map<number, Previewed>();
  private asked: number[] = [];
  private moves = 0;
  private resuming = false; // a revision is missing and everything was asked for again
  private readonly connection: Connection;
  private readonly wake = (): void => this.deliver(true);

  /** What a bot thinks of the finished game, as far as it was asked: from all there was, or from what each seat knew. */
  analyses: Record<string, Analysed> = $state.raw({});

  /** The moment that is looked at: after so many actions, or null for now. */
  moment: number | null = $state(null);
  private past: Record<string, View> = $state.raw({});
  private fetching = new Map<string, Promise<void>>(); // another map when the past has become another
  /** Through whose eyes the past is seen; null for one's own. */
  eye: number | null = $state(null);

  constructor(
    readonly name: string,
    readonly watch: string,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = new URLSearchParams({
      boards: settings.plain ? '' : BOARDS.join(','),
      differences: '',
      ...(watch ? { watch } : {}),
    });
    this.connection = new Connection(
      `${scheme}://${location.host}${at(`/ws/${encodeURIComponent(name)}?${query}`)}`,
      (message) => this.receive(message),
      (status, opened) => {
        this.status = status;
        if (status !== 'open') this.giveUpAsking();
        if (status === 'lost' && !opened) void this.askWhetherItExists();
      },
    );
    addEventListener('visibilitychange', this.wake);
  }

  close(): void {
    clearTimeout(this.timer);
    removeEventListener('visibilitychange', this.wake);
    this.connection.close();
  }

  /** Try to connect now, without waiting for the next attempt. */
  retry(): void {
    this.connection.hurry();
  }

  // What is seen

  /** The seats of this browser; none for a spectator. */
  mine = $derived(this.hello?.seats ?? []);
  seats = $derived(this.people?.seats.length ?? 0);
  /** The seats that were given up. */
  resigned = $derived(
    (this.people?.seats ?? []).flatMap(({ resigned }, seat) => (resigned == null ? [] : [seat])),
  );
  started = $derived(Object.values(this.updates).some((update) => update.view !== null));

  lesson = $derived(this.hello?.lesson ?? null);

  private anyUpdate = $derived(Object.values(this.updates)[0] ?? null);
  private anyView = $derived((this.anyUpdate?.view ?? null) as View | null);
  over = $derived((this.anyView?.winners.length ?? 0) > 0 || this.revealed !== null);

  /** Whether a lesson has been followed to its end. */
  learned = $derived(this.lesson !== null && this.decisions >= this.lesson.wanted.length);

  /** The own seat whose turn it is to look: the one to act, else the one that looked last. */
  private wanted = $derived.by(() => {
    const actor = this.anyView?.actor ?? -1;
    return this.mine.includes(actor) ? actor : (this.looking ?? this.mine[0] ?? this.seats);
  });

  /** The own seat that must come before the screen, and all others turn away, before anything is shown. */
  curtain = $derived.by(() => {
    if (!this.secrets || this.mine.length < 2 || !this.started || this.over || this.lesson)
      return null;
    return this.wanted === this.looking ? null : this.wanted;
  });

  /** Who looks; the spectator is numbered after the last seat. */
  reader = $derived(
    this.lesson?.seat ?? (this.mine.length < 2 ? (this.mine[0] ?? this.seats) : this.wanted),
  );

  update = $derived(this.updates[this.reader] ?? null);
  now = $derived((this.update?.view ?? null) as View | null);
  story = $derived(this.stories[this.reader] ?? []);
  /** How many lines of the story come before those we have. */
  earlier = $derived(this.firsts[this.reader] ?? 0);
  length = $derived(this.update?.length ?? 0);

  /** The view to draw: that of the moment looked at, or of now while it is being fetched. */
  view = $derived.by(() => {
    const past = this.moment !== null || this.eye !== null;
    const view = past ? this.past[this.place(this.moment ?? this.length)] : null;
    return drawable(view ?? this.now, this.components);
  });

  /** The legal actions, none while the past is looked at. */
  offered: Choice[] = $derived(
    this.moment === null && this.eye === null ? (this.update?.actions ?? []) : [],
  );
  choices: Choice[] = $derived(this.waiting ? [] : this.offered);
  myTurn = $derived(
    this.now !== null &&
      this.mine.includes(this.now.actor) &&
      !this.learned &&
      !this.resigned.includes(this.now.actor),
  );
  paused = $derived(this.clocks?.paused ?? false);
  /** Whether this person may call a bot for somebody who is away or late: who sits here, and who made the table. */
  mayCallBot = $derived(this.mine.length > 0 || this.known?.creator === true);

  /** The own seat that may take its last action back, or why none may. */
  undoer = $derived(
    [this.reader, ...this.mine].find((seat) => this.updates[seat]?.undo === '') ?? null,
  );
  barrier = $derived(this.undoer === null ? (this.update?.undo ?? 'undo-nothing') : '');
  canRedo = $derived(this.update?.redo ?? false);

  // What may be said to the table

  /** Play what was chosen from what is shown; a choice of an earlier position is none any more. */
  play(choice: Choice): void {
    this.deliver(true);
    if (this.choices.includes(choice)) this.move({ type: 'play', action: choice.id });
  }

  undo(): void {
    if (this.undoer !== null) this.move({ type: 'undo' }, this.undoer);
  }

  redo(): void {
    this.move({ type: 'redo' });
  }

  private move(
    what: { type: 'play'; action: number } | { type: 'undo' } | { type: 'redo' },
    seat = this.reader,
  ): void {
    this.deliver(true);
    if (this.update === null || this.waiting) return;
    this.waiting = true;
    this.refusal = null;
    this.moves += 1;
    const id = `${Date.now().toString(36)}-${this.moves}-${Math.random().toString(36).slice(2, 8)}`;
    this.connection.send({ ...what, seat, revision: this.update.revision, id });
  }

  ask(what: 'undo' | 'pause' | 'go-on'): void {
    this.connection.send({ type: 'ask', seat: this.reader, what });
  }

  /** Answer what is asked; one seat speaks for all of the same person. */
  answer(yes: boolean): void {
    const seat = this.mine.find((own) => !this.people?.agreed.includes(own));
    if (seat !== undefined) this.connection.send({ type: 'answer', seat, yes });
  }

  say(text: string): void {
    this.connection.send({ type: 'chat', text });
  }

  /** What a legal action would bring; null if too much was asked lately or the connection is lost. */
  async preview(choice: Choice, urgent = false): Promise<Previewed | null> {
    const known = this.previews.get(choice.id);
    if (known) return known;
    const question: Preview = { type: 'preview', seat: this.reader, action: choice.id };
    const name = `preview ${this.reader} ${choice.id}`;
    return (await this.answerTo(name, question, urgent)) as Previewed | null;
  }

  /** What a bot would do now; null if nobody says. */
  async hint(): Promise<Hinted | null> {
    const { reader, update } = this;
    if (!update) return null;
    const question: Hint = { type: 'hint', seat: reader, revision: update.revision };
    return (await this.answerTo(`hint ${reader}`, question, true, THOUGHT)) as Hinted | null;
  }

  /** Look at what a bot thinks of the finished game, let it go on, or stop it. */
  analyse(what: Analyse['do'], allKnowing: boolean): void {
    this.connection.send({ type: 'analyse', do: what, all_knowing: allKnowing });
  }

  private takeAnalysed(message: Analysed): void {
    const name = String(message.all_knowing);
    const known = this.analyses[name]?.judged ?? [];
    if (message.first > known.length) this.analyse('look', message.all_knowing);
    else {
      const judged = [...known.slice(0, message.first), ...message.judged];
      this.analyses = { ...this.analyses, [name]: { ...message, first: 0, judged } };
    }
  }

  /** Why an action, named by what a player would type, is not legal now; null if it is or nobody knows. */
  async explain(text: string): Promise<Reason | null> {
    const question: Explain = { type: 'explain', seat: this.reader, text };
    const answer = (await this.answerTo(
      `explain ${this.reader} ${text}`,
      question,
    )) as Reason | null;
    return answer?.key ? answer : null;
  }

  /** Look at a moment of the past; null comes back to now. */
  async look(moment: number | null): Promise<void> {
    this.moment = moment === null || moment >= this.length ? null : Math.max(moment, 0);
    if (this.moment !== null) void this.hearBackTo(this.moment);
    if (this.moment !== null || this.eye !== null) await this.fetchPast(this.moment ?? this.length);
  }

  /** Ask for what came before the story we have; settled when it is there, or is not to be had now. */
  hearEarlier(): Promise<void> {
    const { reader } = this;
    if (this.telling?.reader === reader) return this.telling.told;
    this.stopTelling();
    if (this.earlier === 0 || !this.mayAsk()) return Promise.resolve();
    let settle: () => void = () => undefined;
    const told = new Promise<void>((settled) => {
      settle = settled;
    });
    this.telling = { reader, settle, told };
    this.connection.send({ type: 'tell', reader, before: this.earlier });
    return told;
  }

  /** Have the story from what led to this moment on. */
  private async hearBackTo(moment: number): Promise<void> {
    const lacks = (): boolean => this.earlier > 0 && (this.story[0]?.[0] ?? 0) >= moment - 1;
    while (this.moment === moment && lacks()) {
      const before = this.earlier;
      await this.hearEarlier();
      if (this.earlier === before) return;
    }
  }

  private takeEarlier({ reader, first, lines }: Told): void {
    const known = this.firsts[reader] ?? 0;
    if (first + lines.length === known) {
      this.firsts = { ...this.firsts, [reader]: first };
      this.stories = { ...this.stories, [reader]: [...lines, ...(this.stories[reader] ?? [])] };
    }
    this.stopTelling();
  }

  private stopTelling(): void {
    this.telling?.settle();
    this.telling = null;
  }

  /** Look through the eyes of a reader, after the end; null for one's own. */
  async see(eye: number | null): Promise<void> {
    this.eye = eye === this.reader ? null : eye;
    await this.look(this.moment);
  }

  private place(moment: number): string {
    return `${this.eye ?? this.reader}/${moment}`;
  }

  private fetchPast(moment: number): Promise<void> {
    if (this.place(moment) in this.past) return Promise.resolve();
    const reader = this.eye ?? this.reader;
    const first = Math.floor(moment / HISTORY_PAGE) * HISTORY_PAGE;
    const count = Math.min(HISTORY_PAGE, this.length + 1 - first);
    const { fetching } = this;
    const name = `${reader}/${first}/${count}`;
    const asked = fetching.get(name) ?? this.fetchPage(reader, first, count);
    fetching.set(name, asked);
    return asked.finally(() => fetching.delete(name));
  }

  private async fetchPage(reader: number, first: number, count: number): Promise<void> {
    const { fetching } = this;
    const page = await this.history(reader, first, count);
    if (fetching !== this.fetching) return;
    const fetched = page.map(({ number, view }) => [`${reader}/${number}`, view] as const);
    this.past = { ...this.past, ...Object.fromEntries(fetched) };
  }

  private history(reader: number, first: number, count: number): Promise<Moment[]> {
    const query = new URLSearchParams({
      reader: `${reader}`,
      first: `${first}`,
      count: `${count}`,
    });
    if (this.watch) query.set('watch', this.watch);
    if (!this.hasBoard(this.hello?.game ?? '')) query.set('zones', 'true');
    return call<Moment[]>('GET', `tables/${this.name}/history?${query}`);
  }

  private mayAsk(urgent = false): boolean {
    const now = Date.now();
    this.asked = this.asked.filter((then) => now - then < QUESTION_TIME);
    if (this.status !== 'open' || (this.asked.length >= QUESTIONS && !urgent)) return false;
    this.asked.push(now);
    return true;
  }

  /** The answer to a question; whoever asks it again meanwhile gets the same one. Null if there is none. */
  private answerTo(
    name: string,
    question: Preview | Explain | Hint,
    urgent = false,
    patience = PATIENCE,
  ): Promise<unknown> {
    const known = this.asking.get(name);
    if (known) return known.answer;
    if (!this.mayAsk(urgent)) return Promise.resolve(null);
    let resolve: (given: unknown) => void = () => undefined;
    const answer = new Promise<unknown>((settled) => {
      resolve = settled;
    });
    const timer = setTimeout(() => this.settle(name, null), patience);
    const settle = (given: unknown): void => {
      clearTimeout(timer);
      resolve(given);
    };
    this.asking.set(name, { answer, settle });
    this.connection.send(question);
    return answer;
  }

  // What the server says

  /** Take a message: answers at once, everything else in order and so that it can be followed. */
  private receive(message: FromServer): void {
    if (this.outdated) return;
    if (message.type === 'hello') this.inbox = [];
    if (AT_ONCE.has(message.type)) this.hear(message);
    else this.inbox.push({ message, at: Date.now() });
    this.deliver();
  }

  private deliver(all = false): void {
    clearTimeout(this.timer);
    for (let next = this.inbox[0]; next; next = this.inbox[0]) {
      const wait = all ? 0 : Math.min(this.beat + BEAT * pace(), next.at + BEHIND) - Date.now();
      if (wait > 0 && next.message.type === 'update' && this.isFollowed(next.message)) {
        this.timer = window.setTimeout(() => this.deliver(), wait);
        return;
      }
      this.inbox.shift();
      if (next.message.type === 'update' && this.isFollowed(next.message)) this.beat = Date.now();
      this.hear(next.message);
    }
  }

  /** Whether an update tells what somebody else did while this person looks on. */
  private isFollowed(update: Update): boolean {
    const shown = this.updates[update.reader];
    const actor = (shown?.view as View | null | undefined)?.actor ?? -1;
    const seen = document.visibilityState === 'visible' && this.moment === null;
    return seen && !update.whole && actor >= 0 && !this.mine.includes(actor);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        this.greet(message);
        break;
      case 'update':
        this.take(message);
        break;
      case 'told':
        this.takeEarlier(message);
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
      case 'sealed':
        void this.reveal(message.terms);
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
      case 'hinted':
        this.settle(`hint ${message.seat}`, message);
        break;
      case 'analysed':
        this.takeAnalysed(message);
        break;
      case 'error':
        if (!OF_TALK.has(message.key)) this.connection.forget();
        this.waiting = this.connection.waiting;
        this.refuse({ key: message.key, anchor: '' });
        break;
      case 'bye':
        this.goodbye = message.key;
        break;
    }
  }

  /** Everyone sits: add what this browser has committed to, and the game begins. */
  private async reveal(terms: string): Promise<void> {
    const nonce = await nonceFor(this.name, terms);
    if (nonce) this.connection.send({ type: 'reveal', nonce });
  }

  private greet(hello: Hello): void {
    if (hello.protocol !== PROTOCOL) {
      this.outdated = true;
      this.close();
      return;
    }
    const first = this.hello === null;
    const before = this.mine;
    const stays = (reader: number): boolean =>
      hello.seats.length > 0 ? hello.seats.includes(reader) : !before.includes(reader);
    const kept = Object.entries(this.updates).filter(([reader]) => stays(Number(reader)));
    this.updates = Object.fromEntries(kept);
    if (this.looking !== null && !stays(this.looking)) this.looking = null;
    this.hello = hello;
    this.firsts = {}; // what we had of a story may have been taken back meanwhile
    this.resuming = false;
    this.goodbye = '';
    this.chat = [];
    this.clocks = null;
    if (first && !this.watch) void this.askLobby(hello.game);
    if (!this.hasBoard(hello.game)) this.learnComponents();
    for (const name of Object.keys(this.analyses)) this.analyse('look', name === 'true');
  }

  private take(update: Update): void {
    const shown = this.updates[update.reader]?.revision ?? -1;
    if (!update.whole && update.revision !== shown + 1) {
      if (update.revision > shown) this.resume(shown);
      return;
    }
    this.continue(update);
    if (update.whole) {
      this.past = {};
      this.fetching = new Map();
    }
    const view = changed(this.updates[update.reader]?.view as View, update.view as View);
    // Told again after a lost connection, a position has the same choices, and what was chosen stays chosen.
    const known = update.revision === shown ? this.updates[update.reader]?.actions : undefined;
    const actions = known?.length === update.actions.length ? known : update.actions;
    this.updates = { ...this.updates, [update.reader]: { ...update, view, actions } };
    if (this.components === null) this.learnComponents();
    this.previews.clear();
    if (this.lesson?.seat === update.reader) void this.count(update).catch(() => undefined);
    if (this.moment !== null) void this.look(this.moment).catch(() => undefined);
  }

  /** Add an update's lines to the story, or replace its end by them. */
  private continue({ reader, whole, first = 0, lines }: Update): void {
    const had = this.firsts[reader] ?? first;
    const before = this.stories[reader] ?? [];
    const kept = whole ? before.slice(0, Math.max(first - had, 0)) : before;
    this.firsts = { ...this.firsts, [reader]: whole ? Math.min(had, first) : had };
    this.stories = { ...this.stories, [reader]: [...kept, ...lines] };
  }

  /** A revision is missing: ask for everything since, once. */
  private resume(revision: number): void {
    if (this.resuming) return;
    this.resuming = true;
    this.connection.send({ type: 'resume', revision });
  }

  /** Count the decisions of a lesson's seat: those before this update, in a log that may have been undone. */
  private async count(update: Update): Promise<void> {
    for (const length of [...this.actors.keys()])
      if (length > update.length) this.actors.delete(length);
    if (update.whole && update.length > 0 && this.actors.size === 0) {
      const count = Math.min(update.length, HISTORY_PAGE);
      const page = await this.history(update.reader, 0, count);
      for (const { number, view } of page) this.actors.set(number, view.actor);
    }
    const { reader, length, view } = this.updates[update.reader] ?? update;
    this.actors.set(length, (view as View | null)?.actor ?? -1);
    this.decisions = [...this.actors].filter(
      ([before, actor]) => before < length && actor === reader,
    ).length;
  }

  private refuse({ key, anchor, says }: Reason): void {
    this.refusal = { key, anchor, says, n: (this.refusal?.n ?? 0) + 1 };
  }

  private settle(question: string, answer: unknown): void {
    this.asking.get(question)?.settle(answer);
    this.asking.delete(question);
  }

  private giveUpAsking(): void {
    this.stopTelling();
    for (const question of [...this.asking.keys()]) this.settle(question, null);
  }

  /** What only the lobby knows: who opened the table, and whether seats have secrets from each other. */
  private async askLobby(game: string): Promise<void> {
    try {
      this.secrets = (await games()).find(({ name }) => name === game)?.secrets ?? true;
      this.known = await call<TableShown>('GET', `tables/${this.name}`);
    } catch {
      return;
    }
  }

  private hasBoard(game: string): boolean {
    return !settings.plain && BOARDS.includes(game);
  }

  private learnComponents(): void {
    const game = this.hello?.game;
    if (this.components === null && game) void this.askComponents(game);
  }

  /** What is in the box; if that cannot be had now, the pieces are shown by their names alone. */
  private async askComponents(game: string): Promise<void> {
    try {
      this.components = await call<Components>('GET', `games/${game}/components`);
    } catch {
      this.components = { zones: {}, pieces: {} };
    }
  }

  /** A socket that never opened says nothing about why; the lobby does. */
  private async askWhetherItExists(): Promise<void> {
    const watch = `/history?reader=0&first=0&count=1&watch=${encodeURIComponent(this.watch)}`;
    try {
      await call('GET', `tables/${encodeURIComponent(this.name)}${this.watch ? watch : ''}`);
    } catch (problem) {
      const status = (problem as { status?: number }).status ?? 0;
      if (status === 401 || status === 404 || status === 422) {
        this.absent = true;
        this.close();
      }
    }
  }
}
