import { placeholderOf } from '@earshot/contracts/pages/site-facts';
import { allPages } from '../../src/public/all-pages.ts';

/** `/sitemap.xml`, written when the app is built; the server puts its address in. */
export function loader() {
  const entries = allPages.map(
    ({ path, updated }) =>
      `<url><loc>${placeholderOf('publicUrl')}${path}</loc><lastmod>${updated}</lastmod></url>`,
  );
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      '</urlset>',
      '',
    ].join('\n'),
    { headers: { 'content-type': 'application/xml' } },
  );
}
