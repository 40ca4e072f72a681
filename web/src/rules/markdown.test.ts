import { expect, test } from 'vitest';
import { render } from '../../markdown';

const draw = (href: string) => `<svg data-from="${href}"></svg>`;
const page = (source: string) => render(source, draw);

test('a page has a title, words before the first heading, and sections', () => {
  const { title, intro, sections } = page('# The rules\n\nFor two.\n\n## Setup\n\nShuffle.\n');
  expect(title).toBe('The rules');
  expect(intro).toContain('For two.');
  expect(sections).toMatchObject([{ id: 'setup', level: 2, title: 'Setup' }]);
  expect(sections[0]?.html).toContain('Shuffle.');
});

test('an anchor names the heading that follows', () => {
  expect(page('<a id="turn"></a>\n## Your turn\n').sections[0]?.id).toBe('turn');
});

test('an anchor within a section names the rule up to the next name', () => {
  const html = page(
    '## Turn\n\nFirst.\n\n<a id="a"></a>\n**A.** One:\n\n- two\n\n<a id="b"></a>\n**B.**\n',
  ).sections[0]?.html;
  expect(html).toMatch(
    /<p>First.<\/p>\s*<div class="rule" id="a">.*<li>two<\/li>.*<\/div>\s*<div class="rule" id="b">/s,
  );
});

test('a heading without a name is found by its words', () => {
  expect(page('## Das Ende, für alle!\n').sections[0]?.id).toBe('das-ende-fur-alle');
});

test('within a figure of letters nothing is a heading or an anchor', () => {
  const { sections } = page('## A\n\n```\n## no\n<a id="x"></a>\n```\n');
  expect(sections).toHaveLength(1);
  expect(sections[0]?.html).toContain('## no\n&lt;a id="x">');
});

test('figures are drawn in place and have their words', () => {
  const html = page('## A\n\n![Two "tiles"](figures/two.svg)\n').sections[0]?.html;
  expect(html).toContain(
    'role="img" aria-label="Two &quot;tiles&quot;"><svg data-from="figures/two.svg">',
  );
});

test('links lead only to other rules of the page', () => {
  const html = page('## A\n\n[here](#b) and [there](rulings.md)\n').sections[0]?.html;
  expect(html).toContain('<a href="#b">here</a> and there');
});

test('a table is a table, and a column without a heading has none', () => {
  const html = page('## A\n\n| first | |\n|---|---|\n| 1 | **2** |\n').sections[0]?.html;
  expect(html).toContain('<tr><th>first</th><td></td></tr>');
  expect(html).toContain('<tr><td>1</td><td><strong>2</strong></td></tr>');
});
