import { expect, test } from 'vitest';

const SHOWN = import.meta.glob<string>('./*/{Board,Seat,Score,Gallery}.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// Files that are found by their names are not typed where they are used.
test.each(Object.entries(SHOWN))('%s asks for what it is given', (path, source) => {
  const name = path.split('/').at(-1)?.replace('.svelte', '');
  const props = name === 'Gallery' ? '{ words: Words }' : `${name}Props`;
  expect(source).toContain(`: ${props} = $props()`);
});
