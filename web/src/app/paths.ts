/** The path below which the site lies on its host; its scripts are one folder further down. */
export const BASE = import.meta.env.DEV
  ? '/'
  : new URL(/* @vite-ignore */ '..', import.meta.url).pathname;

/** Where a path of the site, which begins with a slash, lies on its host. */
export const at = (path: string): string => BASE + path.slice(1);

/** The page that the address names. */
export type Page =
  | { name: 'lobby' }
  | { name: 'new'; game: string }
  | { name: 'table'; table: string; watch: string; analysis: boolean }
  | { name: 'join'; token: string }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'about' }
  | { name: 'settings' }
  | { name: 'gallery' }
  | { name: 'lost' };

/** Where a table lies, or what is thought of its game. */
export function tablePath(table: string, watch: string, analysis = false): string {
  const path = watch ? `/watch/${table}/${watch}` : `/table/${table}`;
  return analysis ? `${path}/analysis` : path;
}

/** The page of a path; every path has one. */
export function read(path: string): Page {
  const [first = '', second = '', third = '', fourth = ''] = path.split('/').slice(1).map(decoded);
  if (first === '') return { name: 'lobby' };
  if (first === 'new' && second) return { name: 'new', game: second };
  if (first === 'table' && second)
    return { name: 'table', table: second, watch: '', analysis: third === 'analysis' };
  if (first === 'watch' && third)
    return { name: 'table', table: second, watch: third, analysis: fourth === 'analysis' };
  if (first === 'join' && second) return { name: 'join', token: second };
  if (first === 'rules' && second) return { name: 'rules', game: second };
  if (first === 'learn' && second) return { name: 'learn', game: second };
  if (first === 'about' || first === 'settings' || first === 'gallery') return { name: first };
  return { name: 'lost' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
