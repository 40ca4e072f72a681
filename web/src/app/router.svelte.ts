import { at, BASE, type Page, read } from './paths';

let path = $state(location.pathname);
let hash = $state(location.hash.slice(1));

export function page(): Page {
  return read(`/${path.slice(BASE.length)}`);
}

/** What stands behind the # of the address. */
export function anchor(): string {
  return hash;
}

/** Go to another page without loading the site again. */
export function go(to: string): void {
  open(at(to));
}

function open(address: string): void {
  history.pushState({ from: location.pathname + location.search }, '', address);
  follow();
  if (!location.hash) scrollTo(0, 0);
}

/** The table from which one has come to this page, as an address of this site; empty if it was another page. */
export function leftTable(): string {
  const from: unknown = history.state?.from;
  return typeof from === 'string' && from.startsWith(at('/table/')) ? from : '';
}

/** Change what stands behind the #. The browser's history has one entry for it, which goes when nothing stands there. */
export function mark(text: string): void {
  const address = text ? `#${text}` : location.pathname;
  if (text && !hash) history.pushState({ marked: true }, '', address);
  else if (!text && history.state?.marked) history.back();
  else history.replaceState(history.state, '', address);
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
    const own = link.origin === location.origin && link.pathname.startsWith(BASE);
    if (!own || link.pathname.startsWith(at('/api/'))) return;
    event.preventDefault();
    open(link.pathname + link.search + link.hash);
  });
}

function follow(): void {
  path = location.pathname;
  hash = location.hash.slice(1);
}
