/** What a person has chosen, kept in this browser if it keeps anything. */

export type Settings = {
  language: string;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'off' | 'fast' | 'normal';
  sound: boolean;
  confirm: boolean; // ask before an action that ends the turn
  hints: boolean; // show the outcome of an action before it is chosen
};

const KEY = 'serai';
const DEFAULTS: Settings = {
  language: '',
  theme: 'system',
  motion: 'system',
  sound: false,
  confirm: true,
  hints: true,
};

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
  const motion = settings.motion === 'system' ? (still ? 'off' : 'normal') : settings.motion;
  return { off: 0, fast: 0.5, normal: 1 }[motion];
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
