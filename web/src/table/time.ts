/** Milliseconds as a clock shows them: 9:05, 1:02:03, 2 d 3 h as `days` words it, and −0:07 when time is up. */
export function clockFace(
  milliseconds: number,
  days: (days: number, hours: number) => string,
): string {
  const late = milliseconds < 0;
  const seconds = late ? Math.ceil(-milliseconds / 1000) : Math.ceil(milliseconds / 1000);
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const sign = late && seconds > 0 ? '−' : '';
  if (hours >= 48) return sign + days(Math.floor(hours / 24), hours % 24);
  const two = (value: number) => String(value).padStart(2, '0');
  return sign + (hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`);
}

/** What is left of a seat's time, when the clocks were told at `at`. */
export function left(
  clocks: { left: number[]; running: number; paused: boolean; at: number },
  seat: number,
  now: number,
): number {
  const running = clocks.running === seat && !clocks.paused;
  return (clocks.left[seat] ?? 0) - (running ? Math.max(now - clocks.at, 0) : 0);
}
