import { brokenWords, wordsOfPage } from '../../apps/server/src/testing/malformed/broken-words.ts';
import { htmlFaults } from './html-faults.ts';

export interface CrawledPage {
  path: string;
  title: string;
  /** Of the text between the top bar and the footer. */
  words: number;
}

/** Paths that are there, but are not pages of the site. */
const elsewhere = /^\/(login|signup|home\/|docs\/(?!recorder)|api\/|healthz|readyz)/;

/**
 * Reads every page that the sitemap and the pages themselves lead to, as a program without JavaScript sees them.
 *
 * @returns the pages, and whatever is wrong with one, as a sentence each
 */
export async function crawlSite(site: string): Promise<{ pages: CrawledPage[]; faults: string[] }> {
  const faults: string[] = [];
  const listed = matches(await text(`${site}/sitemap.xml`), /<loc>([^<]+)<\/loc>/g);
  const waiting = ['/', ...listed.map((address) => address.replace(site, '') || '/')];
  const seen = new Map<string, string>();
  const pages: CrawledPage[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const answer = await fetch(site + path);
    const body = await answer.text();
    seen.set(path, body);
    if (answer.status !== 200) faults.push(`${path} answers ${answer.status}`);
    if (elsewhere.test(path) || !answer.headers.get('content-type')?.startsWith('text/html')) continue;
    pages.push(readPage(path, body));
    faults.push(...(await faultsOf(site, path, body)));
    if (!listed.includes(site + path)) faults.push(`${path} is not in the sitemap`);
    for (const link of matches(body, /<a [^>]*href="([^"]*)"/g).map(unescape)) {
      const to = new URL(link, site + path);
      if (to.origin === site && to.pathname !== '/signup') waiting.push(to.pathname);
      else if (!['http:', 'https:', 'mailto:'].includes(to.protocol)) faults.push(`${path} links to ${link}`);
    }
  }
  for (const [path, body] of seen)
    for (const link of matches(body, /<a [^>]*href="([^"]*#[^"]*)"/g)) {
      const to = new URL(link, site + path);
      const target = seen.get(to.pathname);
      if (target !== undefined && !target.includes(`id="${to.hash.slice(1)}"`))
        faults.push(`${path} links to ${link}, which is not there`);
    }
  return { pages, faults };
}

function readPage(path: string, body: string): CrawledPage {
  const main = /<main[\s\S]*?<\/main>/.exec(body)?.[0] ?? '';
  return {
    path,
    title: /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '',
    words: main.replace(/<[^>]+>/g, ' ').split(/\s+/).length,
  };
}

async function faultsOf(site: string, path: string, body: string): Promise<string[]> {
  const faults: string[] = [];
  const fault = (wrong: boolean, what: string) => wrong && faults.push(`${path}: ${what}`);
  const meta = (name: string) =>
    unescape(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1] ?? '');
  const titles = matches(body, /<title>([^<]*)<\/title>/g);
  fault(titles.length !== 1 || unescape(titles[0] ?? '').length > 60, `title ${titles.join(' | ')}`);
  fault(
    meta('description').length < 50 || meta('description').length > 170,
    `description of ${meta('description').length}`,
  );
  fault(!body.includes(`<link rel="canonical" href="${site}${path}"/>`), 'no canonical address of its own');
  fault(matches(body, /<(h1)[ >]/g).length !== 1, 'not one headline');
  faults.push(...brokenWords(wordsOfPage(body)).map((words) => `${path} says ${words}`));
  for (const broken of await htmlFaults(body)) faults.push(`${path}: ${broken}`);
  fault(
    /(?:src|href)="https?:\/\/(?!127\.0\.0\.1)/.test(body.replace(/<a [^>]*>/g, '')),
    'another host is asked',
  );
  for (const data of matches(body, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g))
    JSON.parse(data);
  if (meta('og:image') === '') return [...faults, `${path}: no picture`];
  const picture = Buffer.from(await (await fetch(meta('og:image'))).arrayBuffer());
  const isPicture = picture.subarray(1, 4).toString() === 'PNG';
  fault(
    !isPicture || picture.readUInt32BE(16) !== 1200 || picture.readUInt32BE(20) !== 630,
    'no picture of 1200 × 630',
  );
  return faults;
}

async function text(address: string): Promise<string> {
  return (await fetch(address)).text();
}

function matches(of: string, pattern: RegExp): string[] {
  return [...of.matchAll(pattern)].map(([, found = '']) => found);
}

function unescape(html: string): string {
  return html
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<');
}
