/** The page that the address names. */
export type Page =
  | { name: 'lobby' }
  | { name: 'new'; game: string }
  | { name: 'table'; table: string; watch: string }
  | { name: 'join'; token: string }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'about' }
  | { name: 'settings' }
  | { name: 'gallery' }
  | { name: 'lost' };

/** The page of a path; every path has one. */
export function read(path: string): Page {
  const [first = '', second = '', third = ''] = path.split('/').slice(1).map(decoded);
  if (first === '') return { name: 'lobby' };
  if (first === 'new' && second) return { name: 'new', game: second };
  if (first === 'table' && second) return { name: 'table', table: second, watch: '' };
  if (first === 'watch' && third) return { name: 'table', table: second, watch: third };
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
