import { settings } from '../app/settings.svelte';
import type { SeatShown } from '../games/game';
import type { Hinted, Previewed } from '../generated/messages';
import { site } from '../text/language.svelte';
import type { Words } from '../text/words';
import { mustAsk, sentence, taught } from './choices';
import { seatNames } from './names';
import { since } from './story';
import type { Choice, Line, Reason, Table } from './table.svelte';

const HOVER = 120; // milliseconds before what is pointed at is asked about
const GLANCE = 2500; // milliseconds that a short note stays

/** A table as one screen shows it: said in words, and what is pointed at, asked and still to be confirmed. */
export class Screen {
  pointed: Choice | null = $state.raw(null);
  preview: Previewed | null = $state.raw(null);
  /** Chosen, and to be confirmed. */
  chosen: Choice | null = $state.raw(null);
  /** What can be done with the piece that is picked up on the board; nothing while there is none. */
  held: Choice[] = $state.raw([]);
  /** Pieces that a line of the log names. */
  lit: ReadonlySet<string> = $state.raw(new Set<string>());
  /** The rule at which the rules lie open beside the table; null while they are closed. */
  rules: string | null = $state(null);
  menu: { choices: Choice[]; near: Element } | null = $state.raw(null);
  why: { reason: Reason; near: Element } | null = $state.raw(null);
  /** What a bot would do here; or it is asked, and has not answered yet. */
  hint: Hinted | 'thinking' | null = $state.raw(null);
  /** What the live region says. */
  heard: { text: string; n: number }[] = $state.raw([]);

  /** Something short to be seen for a moment. */
  note = $state('');

  private timer = 0;
  private noted = 0;
  private count = 0;

  constructor(
    readonly table: Table,
    private readonly spoken: () => Words | null,
  ) {}

  private plain = $derived.by(() => this.spoken() ?? site());
  ready = $derived.by(() => this.spoken() !== null);

  /** Whom "you" means: whoever looks, or learns; of several own seats none. */
  private you = $derived.by(() => {
    if (this.table.lesson !== null) return this.table.lesson.seat;
    return this.table.mine.length === 1 ? this.table.reader : -1;
  });

  names = $derived.by(() => {
    const names = seatNames(this.table.people?.seats ?? [], this.table.mine, this.plain);
    return names.map((name, seat) => (seat === this.you ? this.plain.say('you') : name));
  });

  words: Words = $derived.by(() =>
    this.plain.toReader(this.you, this.names, this.table.components?.pieces ?? {}),
  );

  seats: SeatShown[] = $derived.by(() =>
    (this.table.people?.seats ?? []).map(({ kind }, seat) => ({
      seat,
      name: this.names[seat] ?? '',
      kind,
      mine: this.table.mine.includes(seat),
    })),
  );

  /** What may be chosen: in a lesson only what it asks for. */
  offered: Choice[] = $derived.by(() => {
    if (this.table.learned) return [];
    return taught(this.table.offered, this.table.lesson, this.table.decisions);
  });
  choices: Choice[] = $derived.by(() => (this.table.waiting ? [] : this.offered));

  /** What the others have done since whoever looks here acted; at one screen, since this seat did. */
  lately: Line[] = $derived.by(() => {
    const { mine, reader, story } = this.table;
    return since(mine.length > 1 ? [reader] : mine, story);
  });
  /** The last action of whoever looks here, and what followed from it. */
  owned: Line[] = $derived.by(() => {
    const { story } = this.table;
    const before = story.at(-this.lately.length - 1);
    return before ? story.filter(([action]) => action === before[0]) : [];
  });

  sentence(choice: Choice): string {
    return sentence(this.words, choice);
  }

  line([, key, args]: Line): string {
    return this.words.say(key, args);
  }

  /** What is to be decided; the sentence may use the numbers and texts of the view. */
  step(): string {
    return this.ofView(`step-${this.table.now?.step}`);
  }

  /** How a game ended beyond who has won: a tie that was broken, how well somebody did alone; empty if there is no more
   * to say. */
  verdict: string = $derived.by(() => {
    const { over, resigned, story } = this.table;
    const last = over && resigned.length === 0 ? story.at(-1) : undefined;
    return last && last[1] !== 'log-wins' ? this.line(last) : '';
  });

  /** What to aim for, until somebody has points: by then one knows. */
  aim(): string {
    const players = this.table.now?.players ?? [];
    return players.some(({ score }) => score > 0) || this.table.lesson ? '' : this.ofView('aim');
  }

  private ofView(key: string): string {
    const plain = Object.entries(this.table.now ?? {}).filter(
      ([, part]) => typeof part !== 'object',
    );
    return this.words.has(key) ? this.words.say(key, Object.fromEntries(plain)) : '';
  }

  /** Say something to whoever listens rather than looks. */
  announce(text: string): void {
    this.count += 1;
    this.heard = [...this.heard.slice(-40), { text, n: this.count }];
  }

  /** Say something to whoever listens, and for a moment to whoever looks. */
  mention(text: string): void {
    this.announce(text);
    clearTimeout(this.noted);
    this.note = text;
    this.noted = window.setTimeout(() => {
      this.note = '';
    }, GLANCE);
  }

  // Pointing and choosing

  readonly point = (choice: Choice | null): void => {
    clearTimeout(this.timer);
    if (this.chosen !== null) return;
    this.pointed = choice;
    this.preview = null;
    if (choice !== null && settings.hints)
      this.timer = window.setTimeout(() => this.foresee(choice), HOVER);
  };

  private async foresee(choice: Choice): Promise<void> {
    const preview = await this.table.preview(choice);
    if (this.pointed === choice) this.preview = preview;
  }

  /** Choose an action, by whatever way: played at once, or when it is chosen again or confirmed. */
  readonly choose = async (choice: Choice): Promise<void> => {
    this.menu = null;
    this.why = null;
    if (this.chosen?.id === choice.id) this.confirm();
    else await this.consider(choice);
  };

  /** The one place that decides whether to ask. Without any other way, forward or back, there is nothing to ask. */
  private async consider(choice: Choice): Promise<void> {
    clearTimeout(this.timer);
    if (!this.choices.includes(choice)) return;
    const forced = this.choices.length === 1 && this.table.undoer === null;
    if (settings.ask !== 'never' && this.table.lesson === null && !forced) {
      const preview = await this.table.preview(choice, true);
      if (!this.choices.includes(choice)) return;
      if (mustAsk(settings.ask, preview)) {
        this.pointed = choice;
        this.chosen = choice;
        this.preview = preview;
        return;
      }
    }
    this.play(choice);
  }

  confirm(): void {
    if (this.chosen !== null) this.play(this.chosen);
  }

  /** Choose again. */
  back(): void {
    this.settle();
  }

  private play(choice: Choice): void {
    this.settle();
    this.table.play(choice);
  }

  /** Nothing is pointed at, asked or chosen any more. */
  settle(): void {
    clearTimeout(this.timer);
    this.pointed = null;
    this.preview = null;
    this.chosen = null;
    this.menu = null;
    this.why = null;
    this.hint = null;
  }

  readonly offer = (choices: Choice[], near: Element): void => {
    this.why = null;
    this.menu = { choices, near };
  };

  readonly hold = (choices: Choice[]): void => {
    this.held = choices;
  };

  /** Say why none of these is possible, by the first that the rules have a reason for: that it is not the time for it
   * only if none says more. */
  readonly askWhy = async (texts: string[], near: Element): Promise<void> => {
    this.menu = null;
    const { update } = this.table;
    let reason: Reason | null = null;
    for (const text of texts) {
      const found = await this.table.explain(text);
      if (this.table.update !== update) return; // that was about another position, or another seat
      if (found === null || found.key === 'error-no-such-action') continue;
      reason = reason === null || found.key !== 'reason-not-now' ? found : reason;
      if (reason.key !== 'reason-not-now') break;
    }
    if (reason === null) return;
    this.why = { reason, near };
    this.announce(this.words.say(reason.key, reason.says));
  };

  /** Whether a bot can be asked what it would do: there is something to choose, and the table allows it. */
  canHint = $derived.by(
    () => this.table.hello?.hints === true && this.table.myTurn && this.offered.length > 1,
  );

  readonly askHint = async (): Promise<void> => {
    if (!this.canHint || this.hint === 'thinking') return;
    const { update } = this.table;
    this.hint = 'thinking';
    this.announce(site().say('hint-thinking'));
    const hint = await this.table.hint();
    if (this.table.update !== update || this.hint !== 'thinking') return;
    this.hint = hint ?? { type: 'hinted', seat: -1, revision: -1, key: 'hint-later', best: [] };
    this.announce(this.hint.key ? site().say(this.hint.key) : this.hintInWords(this.hint));
  };

  /** A hint as one sentence, for listeners. */
  private hintInWords({ best }: Hinted): string {
    const found = best.flatMap(({ action }) => this.choices.filter(({ id }) => id === action));
    return `${site().say('hint-title')} ${found.map((choice) => this.sentence(choice)).join('; ')}`;
  }

  light(names: Iterable<string>): void {
    this.lit = new Set(names);
  }
}
