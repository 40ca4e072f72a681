import { t } from '../text/language.svelte';
import { type Mark, marks, outcome } from './marks';
import type { Screen } from './screen.svelte';

/** What a bot thinks of a finished game, as one screen shows it: where it turned, and what was found or told of that. */
export class Opinion {
  /** Whether the bot knows all there was, or what each seat knew when it chose. */
  allKnowing = $state(false);
  /** The choices whose better alternative was told. */
  private told: ReadonlySet<string> = $state.raw(new Set<string>());

  constructor(private readonly screen: Screen) {}

  found = $derived.by(() => this.screen.table.analyses[String(this.allKnowing)] ?? null);
  judged = $derived.by(() => this.found?.judged ?? []);
  complete = $derived.by(() => this.found !== null && this.found.done >= this.found.total);
  alone = $derived.by(() => this.screen.table.seats === 1);

  /** What the game came to, once all of it is judged. */
  ending = $derived.by(() => {
    const now = this.screen.table.now;
    if (!this.complete || !now) return null;
    return outcome(
      now.winners,
      now.players.map(({ score }) => score),
    );
  });

  marks: Mark[] = $derived.by(() => marks(this.judged, this.found?.swing ?? 1, this.ending));

  /** The mark of the moment that is looked at. */
  here = $derived.by(
    () => this.marks.find(({ judged }) => judged.number === this.screen.table.moment) ?? null,
  );

  isTold({ judged }: Mark): boolean {
    return this.told.has(this.name(judged.number));
  }

  tell({ judged }: Mark): void {
    this.told = new Set([...this.told, this.name(judged.number)]);
  }

  private name(number: number): string {
    return `${this.allKnowing} ${number}`;
  }

  /** A result in words: percent, or points. */
  worth(result: number): string {
    if (this.alone) return t('analysis-points', { points: Math.round(result) });
    return t('analysis-percent', { percent: Math.round(result * 100) });
  }

  /** What came of a marked choice, in a sentence. */
  change({ judged, seat, before, after, swung }: Mark): string {
    const { words } = this.screen;
    if (!swung)
      return words.say('analysis-gave', { seat: judged.seat, gain: this.worth(judged.cost) });
    return words.say('analysis-went', {
      seat,
      before: this.worth(before),
      after: this.worth(after),
    });
  }
}
