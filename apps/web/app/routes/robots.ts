import { placeholderOf } from '@earshot/contracts/pages/site-facts';

/** `/robots.txt`. Pages behind links that were given to somebody stay readable here: their answers say “noindex”. */
export function loader() {
  return new Response(
    ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${placeholderOf('publicUrl')}/sitemap.xml`, ''].join(
      '\n',
    ),
    { headers: { 'content-type': 'text/plain' } },
  );
}
