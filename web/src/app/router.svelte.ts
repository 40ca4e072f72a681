import { type Page, read } from './paths';

let path = $state(location.pathname);
let hash = $state(location.hash.slice(1));

export function page(): Page {
  return read(path);
}

/** What stands behind the # of the address. */
export function anchor(): string {
  return hash;
}

/** Go to another page without loading the site again. */
export function go(to: string): void {
  history.pushState(null, '', to);
  follow();
  if (!location.hash) scrollTo(0, 0);
}

/** Change what stands behind the # without a new entry in the browser's history. */
export function mark(text: string): void {
  history.replaceState(history.state, '', text ? `#${text}` : location.pathname);
  hash = text;
}

/** Let links within the site be followed without loading it again. */
export function start(): void {
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download'))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function follow(): void {
  path = location.pathname;
  hash = location.hash.slice(1);
}
