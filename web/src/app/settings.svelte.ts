/** What a person has chosen, kept in this browser if it keeps anything. */

export type Settings = {
  language: string;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'off' | 'fast' | 'normal';
  sound: boolean;
  ask: 'always' | 'final' | 'never'; // before which actions: all, those that can’t be undone, none
  volume: number; // of the sounds, from 0 to 1
  codes: boolean; // show what typed actions call the pieces
  keys: boolean; // single keys are shortcuts
  plain: boolean; // show every game on the plain table, whatever board it has
  hints: boolean; // show the outcome of an action before it is chosen
};

const KEY = 'serai';
const DEFAULTS: Settings = {
  language: '',
  theme: 'system',
  motion: 'system',
  sound: false,
  ask: 'final',
  volume: 0.6,
  codes: false,
  plain: false,
  hints: true,
  keys: true,
};

const PACES: Partial<Record<Settings['motion'], number>> = { off: 0, fast: 0.5, normal: 1 };

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Keep the settings and let the page follow them. */
export function keep(): void {
  write(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
}

/** Whether pieces may move on their way. */
export function pace(): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return PACES[settings.motion] ?? (still ? 0 : 1);
}

/** Something remembered under a key, or nothing where storage is blocked. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remember something; where storage is blocked or full, play goes on without. */
export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(read(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}
