/** SHA-256 of some bytes: the browser's own, or ours on pages without TLS, where browsers have none. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : digest(bytes);
}

const BLOCK = 64; // bytes
const WORDS = 16; // in a block
const ROUNDS = 64;

/** The first primes, from whose roots the constants of FIPS 180-4 come. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits behind the point. */
const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) | 0;

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ADDED = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function digest(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(padded.length - 4, bytes.length << 3);
  const hash = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) mix(hash, words, at);
  const answer = new DataView(new ArrayBuffer(32));
  hash.forEach((word, number) => {
    answer.setInt32(number * 4, word);
  });
  return new Uint8Array(answer.buffer);
}

/** Take one block into the hash. */
function mix(hash: Int32Array, words: DataView, at: number): void {
  const w = new Int32Array(ROUNDS);
  for (let n = 0; n < ROUNDS; n += 1) {
    if (n < WORDS) {
      w[n] = words.getInt32(at + n * 4);
      continue;
    }
    const [early, late] = [w[n - 15] as number, w[n - 2] as number];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[n] = (w[n - 16] as number) + low + (w[n - 7] as number) + high;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let n = 0; n < ROUNDS; n += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first =
      (h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        chosen +
        (ADDED[n] as number) +
        (w[n] as number)) |
      0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => {
    hash[n] = (hash[n] as number) + word;
  });
}
