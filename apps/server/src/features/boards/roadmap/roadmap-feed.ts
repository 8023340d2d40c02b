import type { PublicRoadmap } from '@earshot/contracts/boards/roadmap';
import { html } from '@earshot/report-view/markup';

const entriesAtMost = 100;

/** A public roadmap as an Atom feed (RFC 4287), what changed last first. */
export function roadmapFeed(roadmap: PublicRoadmap, page: string): string {
  const entries = roadmap.columns
    .flatMap(({ title, cards }) => cards.map((card) => ({ ...card, column: title })))
    .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
    .slice(0, entriesAtMost);
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom">
    <title>${printable(roadmap.title)}</title>
    <id>${page}</id>
    <link rel="alternate" type="text/html" href="${page}" />
    <link rel="self" type="application/atom+xml" href="${page}/feed" />
    <updated>${roadmap.updated_at}</updated>
    <author><name>${printable(roadmap.title)}</name></author>
    ${entries.map(
      ({ id, title, text, column, updated_at: at }) =>
        html`<entry>
          <title>${printable(title)}</title>
          <id>${page}#${id}</id>
          <link rel="alternate" type="text/html" href="${page}" />
          <updated>${at}</updated>
          <category term="${printable(column)}" />
          <summary>${printable(text === '' ? column : `${column}: ${text}`)}</summary>
        </entry> `,
    )}</feed
  > `;
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed.text}`;
}

/** Without characters that XML 1.0 knows no place for. */
function printable(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
