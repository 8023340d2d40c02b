import { escapeMarkup, placeholderOf } from '@earshot/contracts/pages/site-facts';
import { posts } from '../../src/public/blog/posts.ts';

/** The blog as an Atom feed (RFC 4287). */
export function loader() {
  const site = placeholderOf('publicUrl');
  const newest =
    posts
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? '1970-01-01';
  const entries = posts.map(
    ({ path, title, description, date, updated }) => `  <entry>
    <id>${site}${path}</id>
    <title>${escapeMarkup(title)}</title>
    <link href="${site}${path}"/>
    <published>${date}T00:00:00Z</published>
    <updated>${updated}T00:00:00Z</updated>
    <summary>${escapeMarkup(description)}</summary>
  </entry>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${site}/company/blog</id>
  <title>Earshot blog</title>
  <link href="${site}/company/blog"/>
  <link rel="self" href="${site}/company/blog/feed.xml"/>
  <author><name>${placeholderOf('operatorName')}</name></author>
  <updated>${newest}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`,
    { headers: { 'content-type': 'application/atom+xml' } },
  );
}
