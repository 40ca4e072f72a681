import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

/** A rules page: what stands before the first heading, and the sections. */
export type RulesText = { title: string; intro: string; sections: Section[] };

/** A heading with what stands under it as HTML; each named rule in it is an element with that id. */
export type Section = { id: string; level: number; title: string; html: string };

type Draw = (file: string) => string;

/** A rules page as a module: Markdown becomes HTML when the site is built, figures are drawn in place. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    transform(source, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.md')) return null;
      const text = render(source, (href) => {
        const figure = resolve(dirname(file), href);
        this.addWatchFile(figure);
        return readFileSync(figure, 'utf-8');
      });
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

const ANCHOR = /^<a id="([\w-]+)"><\/a>\s*$/;
const HEADING = /^(#{1,3}) (.+)$/;
const FENCE = /^```/;

/** A page in which `<a id="NAME"></a>` on a line of its own names the heading or the rule that follows. */
export function render(source: string, draw: Draw): RulesText {
  const marked = renderer(draw);
  const page = { title: '', intro: '', sections: [] as Section[] };
  let rule: { id: string; lines: string[] } = { id: '', lines: [] };
  let name = '';
  let fenced = false;

  function finish(): void {
    const html = marked.parse(rule.lines.join('\n'), { async: false });
    const whole = rule.id ? `<div class="rule" id="${rule.id}">${html}</div>\n` : html;
    const section = page.sections.at(-1);
    if (section) section.html += whole;
    else page.intro += whole;
    rule = { id: '', lines: [] };
  }

  for (const line of source.split('\n')) {
    if (FENCE.test(line)) fenced = !fenced;
    const anchor = fenced ? null : ANCHOR.exec(line);
    const heading = fenced ? null : HEADING.exec(line);
    if (anchor) {
      name = anchor[1] ?? '';
    } else if (heading) {
      finish();
      const [, signs = '', words = ''] = heading;
      const title = words.trim();
      if (signs.length === 1) page.title = title;
      else page.sections.push({ id: name || slug(title), level: signs.length, title, html: '' });
      name = '';
    } else {
      if (name) {
        finish();
        rule.id = name;
        name = '';
      }
      rule.lines.push(line);
    }
  }
  finish();
  return page;
}

function renderer(draw: Draw): Marked {
  return new Marked({
    renderer: {
      image({ href, text }) {
        const drawing = draw(href).replace(/<\?xml[^>]*>\s*/, '');
        const label = text.replaceAll('"', '&quot;');
        return `<span class="figure" role="img" aria-label="${label}">${drawing}</span>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        // Other pages of the documentation are not part of the site.
        return href.startsWith('#') ? `<a href="${href}">${words}</a>` : words;
      },
      code({ text }) {
        const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        return `<pre tabindex="0">${plain}</pre>\n`; // wide ones are scrolled, by the keyboard too
      },
      table(token) {
        type Cells = typeof token.header;
        const cell = ({ tokens }: Cells[number], tag: string) =>
          `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
        const row = (cells: Cells, tag: string) =>
          `<tr>${cells.map((each) => cell(each, each.text ? tag : 'td')).join('')}</tr>`;
        const head = `<thead>${row(token.header, 'th')}</thead>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="wide" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
