/** A face: the left brow, mirrored on the right unless `other` is another; eyes; a mouth, open ones closed by Z. */
export type Face = {
  brow: string;
  other?: string;
  eyes: 'calm' | 'wide' | 'glad' | 'shut' | 'aside' | 'narrow' | 'up';
  mouth: string;
  skin?: string;
  tear?: boolean;
};

/** How the Sultan looks in each mood, around the origin: brows, eyes and mouth, never the colour alone. */
export const FACES: Record<string, Face> = {
  calm: { brow: 'M-13-10Q-9-12-5-10', eyes: 'calm', mouth: 'M-5 11H5' },
  lovely: { brow: 'M-13-10Q-9-14-5-11', eyes: 'glad', mouth: 'M-7 9Q0 16 7 9Z' },
  kind: { brow: 'M-13-9Q-9-13-5-10', eyes: 'calm', mouth: 'M-7 9Q0 15 7 9' },
  nauseate: { brow: 'M-13-11L-5-9', eyes: 'shut', mouth: 'M-7 12Q-4 8-1 11T6 10', skin: '#b8b77e' },
  demanding: { brow: 'M-13-12L-5-8', other: 'M5-12Q9-15 13-12', eyes: 'narrow', mouth: 'M-6 11H6' },
  hungry: { brow: 'M-13-10Q-9-13-5-10', eyes: 'up', mouth: 'M-5 8Q0 18 5 8Z' },
  happy: { brow: 'M-13-11Q-9-15-5-11', eyes: 'glad', mouth: 'M-9 7Q0 19 9 7Z' },
  uncertain: { brow: 'M-13-9L-5-12', other: 'M5-10H13', eyes: 'aside', mouth: 'M-5 12Q0 9 6 11' },
  mean: { brow: 'M-13-13L-4-7', eyes: 'narrow', mouth: 'M-6 10Q1 14 8 6' },
  afraid: { brow: 'M-13-9L-5-14', eyes: 'wide', mouth: 'M-6 14Q0 6 6 14Z' },
  sad: { brow: 'M-13-8L-5-12', eyes: 'calm', mouth: 'M-6 13Q0 7 6 13', tear: true },
  distracted: {
    brow: 'M-13-12Q-9-14-5-12',
    eyes: 'up',
    mouth: 'M-2.500 11A2.500 2.500 0 1 0 2.500 11A2.500 2.500 0 1 0-2.500 11Z',
  },
  angry: { brow: 'M-14-14L-4-6', eyes: 'narrow', mouth: 'M-7 13Q0 6 7 13Z', skin: '#d17c5a' },
  restless: {
    brow: 'M-13-10L-5-11',
    other: 'M5-13L13-11',
    eyes: 'aside',
    mouth: 'M-7 10L-3.500 12.500L0 10L3.500 12.500L7 10',
  },
  confused: {
    brow: 'M-13-8Q-9-10-5-12',
    other: 'M5-14Q9-15 13-12',
    eyes: 'wide',
    mouth: 'M-6 11Q-2 8 6 12',
  },
  friendly: { brow: 'M-13-10Q-9-14-5-10', eyes: 'calm', mouth: 'M-8 8Q0 17 8 8Z' },
  tidy: { brow: 'M-13-10H-5', eyes: 'shut', mouth: 'M-4 11Q0 13 4 11' },
};
