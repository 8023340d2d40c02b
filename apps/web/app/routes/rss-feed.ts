import { escapeMarkup, placeholderOf } from '@earshot/contracts/pages/site-facts';
import { posts } from '../../src/public/blog/posts.ts';

/** The blog as an RSS 2.0 feed. */
export function loader() {
  const site = placeholderOf('publicUrl');
  const items = posts.map(
    ({ path, title, description, date }) => `    <item>
      <title>${escapeMarkup(title)}</title>
      <link>${site}${path}</link>
      <guid>${site}${path}</guid>
      <pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>
      <description>${escapeMarkup(description)}</description>
    </item>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
  <channel>
    <title>Earshot blog</title>
    <link>${site}/company/blog</link>
    <description>What we measured and decided</description>
${items.join('\n')}
  </channel>
</rss>
`,
    { headers: { 'content-type': 'application/rss+xml' } },
  );
}
