const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, in words: "now", "5 minutes ago", "yesterday". */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.max(now - then, 0) / 1000;
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ['second', 0];
  return words.format(size ? -Math.floor(seconds / size) : 0, unit);
}
