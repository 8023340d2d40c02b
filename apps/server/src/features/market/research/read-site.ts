import { crawlSite } from '@earshot/crawler/crawl-site';
import type { CrawledPage } from '@earshot/crawler/page';
import { keepPage, keepReading, findReading, usePages } from '../runs/pages.sql.ts';
import { addFacts } from './which-page-wins.ts';
import { noEvidence } from './evidence.ts';
import type { SiteEvidence } from './evidence.ts';
import type { PackRun } from './pack-run.ts';
import { factsOf } from './page-facts.ts';
import { siteLimits, sitePorts } from './site-ports.ts';

export interface SiteToRead {
  host: string;
  /** Addresses of its home page, to be tried one after the other. */
  starts: readonly string[];
  maxPages: number;
  /** Told of what is known once the home page was read, and again after each page. */
  onPage?: (sofar: SiteEvidence) => Promise<void>;
}

/** Sites that are being read in this process, by host and day: whoever wants the same joins. */
const underWay = new Map<string, Promise<SiteEvidence>>();

/** What a site tells: as another pack of the day read it, or read now. Never throws for what a site does. */
export async function readSite(pack: PackRun, site: SiteToRead): Promise<SiteEvidence> {
  const { host } = site;
  const db = pack.deps.database.app;
  const key = { host, day: pack.run.day, source: 'site' };
  const kept = await findReading<SiteEvidence>(db, key);
  if (kept) return used(pack, kept.facts);
  const name = `${pack.run.day} ${host}`;
  const joined = await underWay.get(name);
  // Another pack may have been called off while it read.
  if (joined && (joined.outcome !== 'not_asked' || pack.isOutOfTime)) return used(pack, joined);
  const reading = crawl(pack, site);
  underWay.set(name, reading);
  try {
    const evidence = await reading;
    const { outcome, detail, requests, readAt } = evidence;
    // What failed may be well again before the day is over.
    if (outcome !== 'not_asked' && outcome !== 'failed')
      await keepReading(db, key, { outcome, detail, requests, readAt, facts: evidence });
    return evidence;
  } finally {
    if (underWay.get(name) === reading) underWay.delete(name);
  }
}

async function used(pack: PackRun, evidence: SiteEvidence): Promise<SiteEvidence> {
  await usePages(pack.deps.database.app, pack.run.id, Object.values(evidence.pageIds));
  return evidence;
}

async function crawl(pack: PackRun, { host, starts, maxPages, onPage }: SiteToRead): Promise<SiteEvidence> {
  const evidence = noEvidence(host, new Date(pack.deps.now()).toISOString());
  for await (const step of crawlSite(starts, sitePorts(pack), { ...siteLimits(pack), maxPages })) {
    if (step.is === 'page') {
      await takePage(pack, evidence, step.page);
      await onPage?.(evidence);
    } else if (step.is === 'end') {
      const { outcome, detail, url, links, requests } = step.site;
      Object.assign(evidence, { outcome, detail, url, links, requests });
    }
  }
  return evidence;
}

/** Stores the text of a page, and what code reads from it. One that asks not to be quoted counts, and tells nothing. */
async function takePage(pack: PackRun, evidence: SiteEvidence, page: CrawledPage): Promise<void> {
  evidence.pagesRead += 1;
  evidence.outcome = 'answered';
  evidence.url ??= page.finalUrl;
  if (!page.mayQuote) return;
  const { page: read, facts } = factsOf(page);
  const { run, deps } = pack;
  evidence.pageIds[page.finalUrl] = await keepPage(deps.database.app, run.id, {
    ...{
      host: evidence.host,
      day: run.day,
      source: 'site',
      url: page.finalUrl,
      title: read.title ?? page.finalUrl,
      body: read.text,
    },
    ...{
      fetchedAt: page.fetchedAt.toISOString(),
      saidAt: null,
      firstParty: true,
      facts: { kind: page.kind, lang: read.lang },
    },
  });
  addFacts(evidence, page.kind, facts);
}
