import { untrack } from 'svelte';
import { at } from '../app/paths';
import type { Update } from '../generated/messages';
import { sound } from '../kit/sound';
import { t } from '../text/language.svelte';
import { situation } from './answers';
import type { Screen } from './screen.svelte';

const ICON = at('/icon.svg');
const ICON_TURN = at('/icon-turn.svg');

/** Tells those who do not look at the table that something happened: in words, in the title, by a sound. */
export class Listener {
  private told = { reader: -1, revision: -1, length: 0, lines: 0, turn: false, over: false };
  private gone: number[] | null = null;

  constructor(private readonly screen: Screen) {}

  waits = $derived.by(
    () => this.screen.table.myTurn && !this.screen.table.over && !this.screen.table.paused,
  );
  title = $derived.by(() => {
    const { table, words } = this.screen;
    if (table.hello === null) return t('site-name');
    const game = words.has('title') ? words.say('title') : table.hello.game;
    return this.waits ? t('table-title-turn', { game }) : t('table-title', { game });
  });

  /** Say what is new since the last time. To be called whenever the table changes. */
  follow(): void {
    const { table } = this.screen;
    const { update, story, earlier, curtain, reader, people, resigned } = table;
    setIcon(this.waits ? ICON_TURN : ICON);
    if (update === null || people === null || !table.started || !this.screen.ready) return;
    untrack(() => {
      const hidden = curtain !== null;
      const another = this.told.reader !== reader;
      if (hidden || another) this.screen.heard = [];
      for (const seat of resigned)
        if (this.gone?.includes(seat) === false)
          this.screen.announce(
            this.screen.words.say('table-resigned', { seats: [seat], count: 1 }),
          );
      this.gone = resigned;
      if (!hidden) this.tell(update, earlier + story.length, another);
    });
  }

  private tell({ revision, length }: Update, lines: number, another: boolean): void {
    const { screen } = this;
    const { table } = screen;
    if (revision === this.told.revision && !another) return;
    const first = this.told.revision < 0 || another;
    const begin = first ? lines : Math.min(this.told.lines, lines);
    if (length < this.told.length) screen.mention(screen.words.say('undone'));
    const fresh = table.story.slice(Math.max(begin - table.earlier, 0));
    for (const line of fresh) screen.announce(screen.line(line));
    const now = situation(screen);
    if (now && (table.myTurn || first)) screen.announce(now);
    if (table.over && !this.told.over && !first) sound('win');
    else if (table.myTurn && !this.told.turn && !first) sound('turn');
    const { reader, myTurn: turn, over } = table;
    this.told = { reader, revision, length, lines, turn, over };
  }

  stop(): void {
    setIcon(ICON);
  }
}

function setIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link && link.getAttribute('href') !== address) link.href = address;
}
