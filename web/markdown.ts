import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

/** A rules page as a module: Markdown becomes HTML when the site is built, figures are drawn in place. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    transform(source, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.md')) return null;
      const html = render(source, dirname(file), (figure) => this.addWatchFile(figure));
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}

function render(source: string, folder: string, watch: (file: string) => void): string {
  const marked = new Marked({
    renderer: {
      image({ href, text }) {
        const file = resolve(folder, href);
        watch(file);
        const drawing = readFileSync(file, 'utf-8').replace(/<\?xml[^>]*>\s*/, '');
        const label = text.replaceAll('"', '&quot;');
        return `<span class="figure" role="img" aria-label="${label}">${drawing}</span>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        // Other pages of the documentation are not part of the site.
        return href.startsWith('#') ? `<a href="${href}">${words}</a>` : words;
      },
    },
  });
  return marked.parse(source, { async: false });
}
