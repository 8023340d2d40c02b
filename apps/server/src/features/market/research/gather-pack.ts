import { marketLimits } from '@earshot/contracts/market';
import { nameKey } from '@earshot/extraction/rivals/rival-names';
import { askSources } from './ask-sources.ts';
import type { SiteEvidence } from './evidence.ts';
import type { FoundSite } from './find-site.ts';
import { findSite, siteAt, siteByName } from './find-site.ts';
import { PackMarket } from './pack-market.ts';
import type { PackRun } from './pack-run.ts';
import { readSite } from './read-site.ts';
import type { FoundRivals } from './sections/rivals.ts';
import { judgedRivals, rivalEvidence } from './sections/rivals.ts';
import { noSiteNotice, unreadNotice } from './short-notice.ts';
import { sourceSubject } from './source-subject.ts';

/** How long sources are waited for: about the subject, and about each rival. */
const sourcesMs = 30_000;
const rivalSourcesMs = 20_000;
/** What a rival's trend and voices need. */
const askedOfRivals = new Set([
  ...['wikidata', 'hacker_news', 'app_store', 'app_store_reviews', 'wikipedia', 'pageviews'],
]);
/** Names of likely rivals whose sites are looked up. */
const mostLookedUp = 5;

export interface Gathered {
  /** A sentence where the report is short. */
  notice: string | null;
  /** Its subject could not be reached: whoever asks next may have better luck. */
  isUnreached: boolean;
}

/** Reads what a report is made of. */
export async function gatherPack(pack: PackRun): Promise<Gathered> {
  const market = new PackMarket(pack);
  const site = await pack.step('Find the site', () => findSite(pack, (answer) => market.takeAnswer(answer)));
  if (!site) return { notice: noSiteNotice(market.sources.all), isUnreached: true };
  const subject = await pack.step('Read the site', () => readSubjectSite(market, site));
  await market.tellPlans();
  await pack.step(
    'Ask the sources',
    () =>
      askSources(pack, {
        subject: sourceSubject(subject, pack.deps.words(), pack.deps.now()),
        ...{ host: subject.host, withinMs: sourcesMs },
        onAnswer: (answer) => market.takeAnswer(answer),
      }),
    () => market.answersOf(subject.host).some(({ outcome }) => outcome !== 'off'),
  );
  const found = await pack.step('Find competitors', () => findCompetitors(market, subject));
  await pack.step(
    'Read the competitors',
    () => readCompetitors(market, subject, found),
    (read) => read > 0,
  );
  await pack.step('Draw conclusions', () => market.tellConclusions());
  return {
    notice: noticeOf(pack, market, subject),
    isUnreached: subject.pagesRead === 0 && subject.outcome === 'failed',
  };
}

async function readSubjectSite(market: PackMarket, site: FoundSite): Promise<SiteEvidence> {
  const subject = await readSite(market.pack, {
    ...site,
    maxPages: marketLimits.pagesPerHost,
    onPage: (sofar) => market.takeSite(sofar),
  });
  await market.takeSite(subject);
  return subject;
}

async function findCompetitors(market: PackMarket, site: SiteEvidence): Promise<FoundRivals> {
  const { pack } = market;
  const { added = [], removed = [] } = pack.run.scope;
  const { isCommonWord } = sourceSubject(site, pack.deps.words(), pack.deps.now());
  const subject = { name: market.nameOf(site.host), host: site.host, isCommonWord };
  const evidence = rivalEvidence(subject, site, market.answersOf(site.host));
  const judge = (hosts: ReadonlyMap<string, URL>) =>
    judgedRivals(subject, evidence, hosts, { added, removed });
  const first = judge(new Map());
  const hosts = new Map<string, URL>();
  const nameless = first.rivals.filter(({ host, state }) => host === null && state === 'possible');
  for (const { name } of nameless.slice(0, mostLookedUp)) {
    const found = await siteByName(pack, name, (answer) => market.takeLookUp(answer));
    if (found) hosts.set(nameKey(name), found);
  }
  const judged = hosts.size > 0 ? judge(hosts) : first;
  await market.tellRivals(site.host, judged.rivals);
  return judged;
}

/** Reads the sites of the rivals side by side, and asks the sources that tell of trends and voices. @returns how many there were */
async function readCompetitors(
  market: PackMarket,
  subject: SiteEvidence,
  { rivals, sites }: FoundRivals,
): Promise<number> {
  const { pack } = market;
  const listed = rivals
    .filter(({ state }) => state === 'listed')
    .flatMap(({ host }) => (host === null ? [] : (sites.get(host) ?? [])))
    .slice(0, marketLimits.rivals);
  if (listed.length === 0) return 0;
  const left = marketLimits.pages - subject.pagesRead;
  const maxPages = Math.min(marketLimits.pagesPerHost, Math.floor(left / listed.length));
  await Promise.all(
    listed.map(async (url) => {
      const rival = await readSite(pack, { ...siteAt(url), maxPages });
      await market.takeSite(rival);
      await market.tellPlans();
      await askSources(pack, {
        subject: sourceSubject(rival, pack.deps.words(), pack.deps.now()),
        ...{ host: rival.host, only: askedOfRivals, withinMs: rivalSourcesMs },
        onAnswer: (answer) => market.takeAnswer(answer),
      });
    }),
  );
  return listed.length;
}

function noticeOf(pack: PackRun, market: PackMarket, subject: SiteEvidence): string | null {
  if (subject.pagesRead === 0) return unreadNotice(subject, market.sources.all);
  const cut = market.sources.all.filter(({ outcome }) => outcome === 'not_asked').length;
  if (pack.isOutOfTime || cut > 0) {
    if (cut === 0) return 'The report ran out of time before everything was read.';
    return `The report ran out of time: ${cut === 1 ? 'one source was' : `${cut} sources were`} not checked.`;
  }
  return null;
}
