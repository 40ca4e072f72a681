import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte';
import { t } from '../text/language.svelte';
import { situation } from './answers';
import type { Screen } from './screen.svelte';

const ICON = '/icon.svg';
const ICON_TURN = '/icon-turn.svg';

/** Tells those who do not look at the table that something happened: in words, in the title, by a sound. */
export class Listener {
  private told = { reader: -1, revision: -1, lines: 0, turn: false };

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
    const { update, story, curtain, reader } = table;
    setIcon(this.waits ? ICON_TURN : ICON);
    if (update === null || !table.started || !this.screen.ready) return;
    untrack(() => {
      const hidden = curtain !== null;
      const another = this.told.reader !== reader;
      if (hidden || another) this.screen.heard = [];
      if (!hidden) this.tell(update.revision, story.length, another);
    });
  }

  private tell(revision: number, lines: number, another: boolean): void {
    const { screen } = this;
    const { table } = screen;
    if (revision === this.told.revision && !another) return;
    const first = this.told.revision < 0 || another;
    const begin = first ? lines : Math.min(this.told.lines, lines);
    for (const line of table.story.slice(begin)) screen.announce(screen.line(line));
    const now = situation(screen);
    if (now && (table.myTurn || first)) screen.announce(now);
    if (table.myTurn && !this.told.turn && !first) chime();
    this.told = { reader: table.reader, revision, lines, turn: table.myTurn };
  }

  stop(): void {
    setIcon(ICON);
  }
}

function setIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link && link.getAttribute('href') !== address) link.href = address;
}

/** Two soft notes, if the person wants sound and the browser lets us. */
function chime(): void {
  if (!settings.sound) return;
  try {
    const audio = new AudioContext();
    for (const [at, pitch] of [
      [0, 523],
      [0.14, 784],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const begin = audio.currentTime + at;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, begin);
      volume.gain.linearRampToValueAtTime(0.15, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.4);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + 0.45);
    }
    setTimeout(() => void audio.close(), 1000);
  } catch {
    return;
  }
}
