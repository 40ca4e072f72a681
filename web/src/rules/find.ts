/** Text as it is compared: small letters without accents. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** Whether all words of a question are in a text, wherever. */
export function answers(text: string, question: string): boolean {
  const given = plain(text);
  return words(question).every((word) => given.includes(word));
}

/** The words to look for. */
export function words(question: string): string[] {
  return plain(question).split(/\s+/).filter(Boolean);
}

/** Where a word stands in a text, as pairs of first and behind last letter. */
export function places(text: string, word: string): [number, number][] {
  // Letter by letter, so that an accent taken away does not shift what follows.
  const letters = [...text].map((letter) => plain(letter).slice(0, letter.length) || letter);
  const given = letters.join('');
  const found: [number, number][] = [];
  for (let at = given.indexOf(word); word && at >= 0; at = given.indexOf(word, at + word.length)) {
    found.push([at, at + word.length]);
  }
  return found;
}
