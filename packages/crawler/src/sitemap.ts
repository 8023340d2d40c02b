import { SaxesParser } from 'saxes';

export interface Sitemap {
  /** Pages, as they are written. */
  pages: { url: string; lastModified: string | null }[];
  /** Further sitemaps, when it is an index. */
  sitemaps: string[];
}

/** The most that a sitemap may name (sitemaps.org, "Sitemap file requirements"). */
const maxEntries = 50_000;
/** The parser is given so much at a time: it goes on behind a fault, and each fault costs more than reading. */
const charsAtOnce = 4096;

/** Reads a sitemap or an index of sitemaps; of one that breaks off, what stands before. */
export function readSitemap(xml: string): Sitemap {
  const sitemap: Sitemap = { pages: [], sitemaps: [] };
  const parser = new SaxesParser();
  const path: string[] = [];
  let url = '';
  let lastModified = '';
  const state = { isBroken: false };
  parser.on('opentag', ({ name }) => {
    const local = name.replace(/^.*:/, '').toLowerCase();
    path.push(local);
    if (local === 'url' || local === 'sitemap') [url, lastModified] = ['', ''];
  });
  parser.on('text', (text) => {
    const [parent, element] = path.slice(-2);
    if (parent !== 'url' && parent !== 'sitemap') return;
    if (element === 'loc') url += text;
    if (element === 'lastmod') lastModified += text;
  });
  parser.on('cdata', (text) => {
    if (path.at(-1) === 'loc') url += text;
  });
  parser.on('closetag', () => {
    const element = path.pop();
    if (url.trim() === '' || sitemap.pages.length + sitemap.sitemaps.length >= maxEntries) return;
    if (element === 'url') sitemap.pages.push({ url: url.trim(), lastModified: lastModified.trim() || null });
    if (element === 'sitemap') sitemap.sitemaps.push(url.trim());
  });
  parser.on('error', () => {
    state.isBroken = true;
  });
  for (let at = 0; at < xml.length && !state.isBroken; at += charsAtOnce)
    parser.write(xml.slice(at, at + charsAtOnce));
  return sitemap;
}
