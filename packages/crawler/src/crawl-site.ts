import { acceptPages, acceptXml } from './content-types.ts';
import { isNearDuplicate, sketchOf } from './near-duplicate.ts';
import type { Sketch } from './near-duplicate.ts';
import type { CrawlStep, PageKind, PageOutcome, SkippedPage } from './page.ts';
import type { CrawlPorts, PoliteLimits } from './polite-fetch.ts';
import { PoliteFetch } from './polite-fetch.ts';
import { ReadingList } from './reading-list.ts';
import type { ReadPage } from './read-page.ts';
import { readPage } from './read-page.ts';
import { addSiteLinks, noLinks } from './site-links.ts';
import { sitemapPages } from './sitemap-pages.ts';

export interface CrawlBudget extends PoliteLimits {
  /** Asked for, whether they could be read or not; robots.txt and sitemaps come on top. */
  maxPages: number;
}

/** After so many pages that say the same, or that link to endlessly many others, a site is left. */
const maxStrikes = 3;
/** Own pages that were not known, on one page. */
const manyLinks = 500;
/** One after the other; then the rest of the site is closed as well. */
const maxRefusals = 2;

/**
 * Reads the few pages of a site that tell most of its product: home, prices, features, comparisons, changes, customers,
 * openings. Gives each page as it is read, each address that was not readable with the reason, and at the end a summary.
 * Never throws for what a site does.
 *
 * @param start the address of its home page, or several to try one after the other until a host answers
 */
export async function* crawlSite(
  start: string | readonly string[],
  ports: CrawlPorts,
  budget: CrawlBudget,
): AsyncGenerator<CrawlStep, void, undefined> {
  const polite = new PoliteFetch(ports, budget);
  const read = async (url: string, kind: PageKind): Promise<ReadPage> => {
    const accept = kind === 'feed' ? acceptXml : acceptPages;
    const asked = await polite.ask(url, { accept, staysOnSite: kind !== 'home' });
    return readPage(asked, url, kind, ports.productToken);
  };
  const end = (rest: {
    outcome: PageOutcome;
    detail: string | null;
    url: string | null;
    pagesRead: number;
  }): CrawlStep => ({ is: 'end', site: { ...rest, links, requests: polite.requests } });
  const links = noLinks();

  const home = await firstOf(typeof start === 'string' ? [start] : start, (url) => read(url, 'home'));
  if ('skipped' in home) {
    yield { is: 'skipped', skipped: home.skipped };
    return yield end({ ...home.skipped, url: null, pagesRead: 0 });
  }
  yield { is: 'page', page: home.page };

  const address = home.page.finalUrl;
  const list = new ReadingList(address);
  const seen = new Set<string>();
  const sketches: Sketch[] = [sketchOf(home.scan.text)];
  const note = ({ links: found, feeds }: { links: ReadonlyFound; feeds: readonly string[] }): number => {
    addSiteLinks(links, found, feeds, address);
    list.addFeeds(feeds);
    return list.add(found, seen);
  };
  note(home.scan);
  list.add(await sitemapPages(address, polite), seen);
  list.guess('pricing', '/pricing');

  let pagesRead = 1;
  let pagesAsked = 1;
  let strikes = 0;
  let refusals = 0;
  while (pagesAsked < budget.maxPages && strikes < maxStrikes && refusals < maxRefusals) {
    const next = list.next();
    if (next === null) break;
    const { url, kind, isGuess } = next;
    const result = await read(url, kind);
    const isAsked = 'page' in result || result.skipped.outcome !== 'disallowed';
    if (isAsked) pagesAsked += 1;
    if ('skipped' in result) {
      const { outcome } = result.skipped;
      if (!isGuess || outcome === 'not_asked')
        yield { is: 'skipped', skipped: { url, kind, ...result.skipped } };
      if (outcome === 'not_asked') break;
      refusals = outcome === 'blocked' ? refusals + 1 : 0;
      continue;
    }
    refusals = 0;
    list.markRead(result.page.finalUrl);
    const sketch = sketchOf(result.scan.text);
    if (
      kind !== 'feed' &&
      !result.page.isDrawnByScript &&
      sketches.some((known) => isNearDuplicate(known, sketch))
    ) {
      if (!isGuess) {
        strikes += 1;
        yield {
          is: 'skipped',
          skipped: { url, kind, outcome: 'empty', detail: 'It has the same content as another page.' },
        };
      }
      continue;
    }
    sketches.push(sketch);
    if (note(result.scan) > manyLinks) strikes += 1;
    pagesRead += 1;
    yield { is: 'page', page: result.page };
  }
  links.comparisons = list.comparisons.slice(0, 200);
  yield end({ outcome: 'answered', detail: null, url: address, pagesRead });
}

type ReadonlyFound = Parameters<ReadingList['add']>[0];

type Home = Exclude<ReadPage, { skipped: unknown }> | { skipped: SkippedPage };

/** The first that its host answers at all, whatever it says. */
async function firstOf(starts: readonly string[], read: (url: string) => Promise<ReadPage>): Promise<Home> {
  let last: Home | null = null;
  for (const url of starts) {
    const result = await read(url);
    if ('page' in result) return result;
    last = { skipped: { url, kind: 'home', ...result.skipped } };
    if (result.skipped.outcome !== 'failed') break;
  }
  return (
    last ?? { skipped: { url: '', kind: 'home', outcome: 'failed', detail: 'There is no address to read.' } }
  );
}
