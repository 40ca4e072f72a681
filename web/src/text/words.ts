import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../app/settings.svelte';

export type Arguments = Record<string, unknown>;

/** A sentence within a sentence. */
export type Phrase = { key: string; args?: Arguments };

/** What sentences call the pieces of a game, by name: its components. */
export type Pieces = Record<string, { says?: Phrase }>;

/** Says what a key means, to one reader: the seats have names, and one of them may be "you".
 *
 * The same sentences as `serai.cli.shared.words` in the terminal, from the same Fluent files. A key without a text is
 * shown as it is, so that a game can be played before it has texts.
 */
export class Words {
  private readonly bundles: FluentBundle[];
  private names: string[] = [];
  private reader = -1;
  private pieces: Pieces = {};

  /** `sources` are Fluent files by language, the best language first; a later one fills the gaps. */
  constructor(sources: { language: string; texts: string[] }[]) {
    this.bundles = sources.map(({ language, texts }) => {
      const strange = language === PSEUDO;
      const bundle = new FluentBundle(strange ? 'en' : language, {
        useIsolating: false,
        ...(strange ? { transform: lengthened } : {}),
      });
      for (const text of texts)
        bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    });
  }

  /** The same texts, said to a reader at a table where the seats have these names. */
  toReader(reader: number, names: string[], pieces: Pieces = {}): Words {
    const words = Object.create(this) as Words;
    words.reader = reader;
    words.names = names;
    words.pieces = pieces;
    return words;
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.getMessage(key)?.value != null);
  }

  /** The sentence of a key. A `seat` or `seats` among the arguments also gives `who` and `person`. */
  say(key: string, args: Arguments = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern != null) return bundle.formatPattern(pattern, this.worded(args), []);
    }
    const given = Object.entries(args).map(([name, value]) => `${name}=${String(value)}`);
    return [key, ...given].join(' ');
  }

  phrase({ key, args = {} }: Phrase): string {
    return this.say(key, args);
  }

  name(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  /** One, two and three. */
  listed(words: string[]): string {
    if (words.length < 2) return words.join('');
    const [first = '', last = ''] = words.slice(-2);
    let text = this.say('list-two', { first, last });
    for (const word of words.slice(0, -2).reverse()) {
      text = this.say('list-more', { first: word, rest: text });
    }
    return text;
  }

  /** Arguments as a sentence takes them: numbers as they are, everything else in words. `codes` tells every sentence
   * whether to name pieces as typed actions do, or by what one sees of them. */
  private worded(args: Arguments): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = { codes: settings.codes ? 'yes' : 'no' };
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) out[name] = this.listed(value.map((item) => this.word(name, item)));
      else out[name] = typeof value === 'number' ? value : this.word(name, value);
    }
    const seats = 'seat' in args ? [Number(args.seat)] : (args.seats as number[] | undefined);
    if (seats !== undefined) {
      out.who = this.listed(seats.map((seat) => this.name(seat)));
      out.person = seats.length === 1 && seats[0] === this.reader ? 'you' : 'they';
    }
    return out;
  }

  /** A value in words: a phrase, or the text `NAME-VALUE` if there is one. */
  private word(name: string, value: unknown): string {
    if (isPhrase(value)) return this.phrase(value);
    if (isPiece(value)) {
      const says = this.pieces[value.piece]?.says;
      return says ? this.phrase(says) : value.piece;
    }
    const text = spelled(value);
    const key = `${name}-${text}`;
    return this.has(key) ? this.say(key) : isolated(text);
  }
}

/** A name or another text of people's own, so that one written from right to left does not turn the words around it. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text.replace(TURNING, '')}\u2069` : text;
}

// Hebrew, Arabic and their kin, and marks that turn the direction and could end the isolation.
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A value as the sentences spell it, which are the terminal's too. */
function spelled(value: unknown): string {
  if (value === null) return 'None';
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value);
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && typeof (value as Phrase).key === 'string';
}

function isPiece(value: unknown): value is { piece: string } {
  return typeof (value as { piece?: unknown } | null)?.piece === 'string';
}

/** The language of nobody: English with accents, 40 % longer, to find what was not translated or has no room. */
export const PSEUDO = 'xx';

const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'ë',
  i: 'î',
  o: 'ø',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ö',
};

function lengthened(text: string): string {
  const accented = text.replace(/[aeiouAEO]/g, (letter) => ACCENTS[letter] ?? letter);
  const letters = text.replace(/\s/g, '').length;
  return accented + '·'.repeat(Math.ceil(letters * 0.4)).replace(/(.{7})/g, '$1\u200b');
}
