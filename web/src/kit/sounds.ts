/** The sounds of the table, each made of a few tones and a little noise: from when, how long, how loud. Times in seconds. */

export type Tone = {
  from: number;
  for: number;
  loud: number;
  pitch: number;
  to?: number;
  wave?: OscillatorType;
};
export type Noise = { from: number; for: number; loud: number; low: number; high: number };
export type Sound = { tones?: Tone[]; noises?: Noise[] };

export const SOUNDS = {
  /** A piece of wood is put down. */
  tap: {
    tones: [{ from: 0, for: 0.09, loud: 0.5, pitch: 210, to: 130, wave: 'triangle' }],
    noises: [{ from: 0, for: 0.03, loud: 0.35, low: 900, high: 3200 }],
  },
  /** A card or a tile is drawn. */
  draw: { noises: [{ from: 0, for: 0.16, loud: 0.3, low: 1400, high: 6500 }] },
  /** It is your turn. */
  turn: {
    tones: [
      { from: 0, for: 0.4, loud: 0.3, pitch: 523 },
      { from: 0.14, for: 0.45, loud: 0.3, pitch: 784 },
    ],
  },
  /** A gem is given. */
  pebble: {
    tones: [{ from: 0, for: 0.07, loud: 0.3, pitch: 1500, to: 1150 }],
    noises: [{ from: 0, for: 0.02, loud: 0.3, low: 2500, high: 7000 }],
  },
  /** The water rises. */
  wave: { noises: [{ from: 0, for: 0.9, loud: 0.4, low: 80, high: 520 }] },
  /** Somebody has won. */
  win: {
    tones: [
      { from: 0, for: 0.8, loud: 0.22, pitch: 392 },
      { from: 0.08, for: 0.8, loud: 0.22, pitch: 523 },
      { from: 0.16, for: 0.8, loud: 0.22, pitch: 659 },
      { from: 0.24, for: 0.75, loud: 0.22, pitch: 784 },
    ],
  },
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];
