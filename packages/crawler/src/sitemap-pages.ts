import { acceptXml, contentTypeOf } from './content-types.ts';
import { decodeText } from './decode-text.ts';
import { headerOf } from './fetch-port.ts';
import type { PoliteFetch } from './polite-fetch.ts';
import { webAddress } from './page-address.ts';
import { isSameSite } from './registrable-domain.ts';
import type { FoundLink } from './scan-page.ts';
import { readSitemap } from './sitemap.ts';

/** Sitemaps read of one site, an index among them. */
const maxFiles = 3;
const maxPages = 20_000;
/** Which parts of an index are likely to name the pages of the product. */
const likely = /page|main|market|static|site|product|compar|alternativ|versus|\bvs\b/i;

/** Own pages that the sitemaps of a site name; none when there is no readable sitemap. */
export async function sitemapPages(home: string, polite: PoliteFetch): Promise<FoundLink[]> {
  const named = (await polite.sitemapsOf(home)).map((line) => webAddress(line, home));
  const own = named.filter((url) => url !== null && isSameSite(url, home)) as string[];
  const waiting = own.length > 0 ? own : [new URL('/sitemap.xml', home).href];
  const asked = new Set<string>();
  const pages: FoundLink[] = [];
  while (asked.size < maxFiles && pages.length < maxPages) {
    const url = waiting.find((one) => !asked.has(one));
    if (url === undefined) break;
    asked.add(url);
    const reply = await polite.ask(url, { accept: acceptXml, staysOnSite: true });
    if (reply.outcome === 'not_asked') break;
    if (reply.outcome !== 'answered' || reply.reply.status !== 200) continue;
    const { headers, body } = reply.reply;
    if (contentTypeOf(headers, body) === 'text/html') continue;
    const sitemap = readSitemap(decodeText(body, headerOf(headers, 'content-type')));
    for (const page of sitemap.pages.slice(0, maxPages - pages.length)) {
      const address = webAddress(page.url, url);
      if (address !== null) pages.push({ url: address, text: '' });
    }
    const parts = sitemap.sitemaps.flatMap((line) => webAddress(line, url) ?? []);
    const ownParts = parts.filter((part) => isSameSite(part, home));
    waiting.push(...ownParts.filter((part) => likely.test(part)), ...ownParts);
  }
  return pages;
}
