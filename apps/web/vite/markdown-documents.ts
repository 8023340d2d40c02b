import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import type { Plugin } from 'vite';

/** A page written in Markdown: what stands above its first line between two `---`, and the rest as HTML. */
export interface MarkdownDocument {
  facts: Record<string, string>;
  html: string;
}

/** Lets modules import `.md` files as `{ facts, html }`, made when the app is built; `?facts` leaves the HTML out. */
export function markdownDocuments(): Plugin {
  return {
    name: 'earshot:markdown-documents',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md')) return null;
      this.addWatchFile(file);
      const { facts, html } = readDocument(await readFile(file, 'utf8'));
      const exported = query === 'facts' ? { facts } : { facts, html };
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** @throws Error for a line above the text that is not `name: value` */
export function readDocument(source: string): MarkdownDocument {
  const [, head = '', body = ''] = /^(?:---\n([\s\S]*?)\n---\n)?([\s\S]*)$/.exec(source) ?? [];
  const lines = head.split('\n').filter((line) => line !== '');
  const facts = Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`Not “name: value”: ${line}`);
      return [name, value];
    }),
  );
  return { facts, html: withAnchors(marked.parse(body, { async: false })) };
}

/** Headings get ids, so that a link can lead to each. */
function withAnchors(html: string): string {
  return html.replace(/<h2>(.*?)<\/h2>/g, (_whole, text: string) => {
    const id = text
      .replace(/<[^>]*>|&[a-z#0-9]+;/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    return `<h2 id="${id}">${text}</h2>`;
  });
}
