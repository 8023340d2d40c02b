import { SmallWeb } from '@earshot/crawler/testing/small-web';
import { nameKey } from '@earshot/extraction/rivals/rival-names';
import { addFacts } from '../../../apps/server/src/features/market/research/which-page-wins.ts';
import { CiteBook } from '../../../apps/server/src/features/market/research/cite-book.ts';
import { noEvidence } from '../../../apps/server/src/features/market/research/evidence.ts';
import type { SiteEvidence } from '../../../apps/server/src/features/market/research/evidence.ts';
import { factsOf } from '../../../apps/server/src/features/market/research/page-facts.ts';
import { companyOf } from '../../../apps/server/src/features/market/research/sections/companies.ts';
import { matrixOf } from '../../../apps/server/src/features/market/research/sections/features.ts';
import { newsOf } from '../../../apps/server/src/features/market/research/sections/news.ts';
import {
  judgedRivals,
  rivalEvidence,
} from '../../../apps/server/src/features/market/research/sections/rivals.ts';
import { featureScore } from './feature-judging.ts';
import type { OutsideFigures } from './outside-page-figures.ts';
import { outsideSites } from './outside-set.ts';
import type { OutsideHalf, OutsideSite } from './outside-set.ts';
import { planScore } from './plan-judging.ts';
import { limitsOf, shareOf } from './shares.ts';

/** As many as a report reads of a host. */
const MAX_PAGES = 8;

/** Reads each site of the outside set as a report reads it, every source off, and compares what the report would show. */
export async function outsideSiteFigures(half: OutsideHalf): Promise<OutsideFigures> {
  const results = await Promise.all(outsideSites(half).map(resultOf));
  const sum = (of: (result: Result) => number) => results.reduce((total, each) => total + of(each), 0);
  const named = `outside sites, ${half}`;
  const { atLeast, atMost } = limitsOf(half);
  return {
    lines: [
      shareOf(
        `${named}: own names right`,
        sum(({ isNamed }) => Number(isNamed)),
        results.length,
        atLeast(100),
      ),
      shareOf(
        `${named}: plans right`,
        sum(({ plans }) => plans.right),
        sum(({ plans }) => plans.plans),
        atLeast(93),
      ),
      shareOf(
        `${named}: false plans of those shown`,
        sum(({ plans }) => plans.false),
        sum(({ plans }) => plans.shown),
        atMost(2),
      ),
      shareOf(
        `${named}: features right of those shown`,
        sum(({ features }) => features.right),
        sum(({ features }) => features.shown),
        atLeast(92),
      ),
      shareOf(
        `${named}: features found`,
        sum(({ features }) => features.found),
        sum(({ features }) => features.listed),
        atLeast(75),
      ),
      shareOf(
        `${named}: features found with their plan`,
        sum(({ features }) => features.withPlan),
        sum(({ features }) => features.ofPlans),
      ),
      shareOf(
        `${named}: rivals found`,
        sum(({ rivals }) => rivals.found),
        sum(({ site }) => site.rivals.length),
        atLeast(85),
      ),
      shareOf(
        `${named}: rivals wrong of those shown`,
        sum(({ rivals }) => rivals.wrong.length),
        sum(({ rivals }) => rivals.shown),
        atMost(3),
      ),
      shareOf(
        `${named}: news with title and date`,
        sum(({ news }) => news.right),
        sum(({ site }) => site.news.length),
        atLeast(90),
      ),
      shareOf(
        `${named}: news wrong of those shown`,
        sum(({ news }) => news.wrong.length),
        sum(({ news }) => news.shown),
      ),
      shareOf(
        `${named}: notices told`,
        sum(({ notices }) => notices.told),
        sum(({ site }) => site.notices.length),
        atLeast(100),
      ),
      {
        name: `${named}: notices that are none`,
        value: sum(({ notices }) => notices.wrong.length),
        unit: '',
        ...atMost(0),
      },
    ],
    faulty: half === 'frozen' ? [] : results.flatMap(faultsOf),
  };
}

interface Result {
  site: OutsideSite;
  name: string;
  isNamed: boolean;
  plans: ReturnType<typeof planScore>;
  features: ReturnType<typeof featureScore>;
  rivals: { found: number; shown: number; wrong: string[] };
  news: { right: number; shown: number; wrong: string[] };
  notices: { told: number; wrong: string[] };
}

async function resultOf(site: OutsideSite): Promise<Result> {
  const evidence = await readWhole(site);
  const book = new CiteBook();
  book.knowSite(evidence.host, evidence.pageIds);
  const { name } = companyOf(evidence, true, book);
  const subject = { name, host: evidence.host, isCommonWord: false };
  const judged = judgedRivals(subject, rivalEvidence(subject, evidence, []), new Map(), {
    added: [],
    removed: [],
  });
  const keys = new Set(site.rivals.map((rival) => nameKey(rival.name)));
  const shown = judged.rivals.map((rival) => rival.name);
  const all = newsOf(evidence, book);
  const news = all.filter(({ notice }) => notice === undefined);
  const notices = all.filter(({ notice }) => notice !== undefined);
  const isTold = ({ title, day }: { title: string; day: string | null }) =>
    site.news.some((entry) => entry.title === title && entry.date === day);
  return {
    ...{ site, name, isNamed: name === site.name },
    plans: planScore(evidence.plans, site.plans),
    features: featureScore(matrixOf([evidence]), site.features),
    rivals: {
      found: shown.filter((each) => keys.has(nameKey(each))).length,
      shown: shown.length,
      wrong: shown.filter((each) => !keys.has(nameKey(each))),
    },
    news: {
      right: news.filter(isTold).length,
      shown: news.length,
      wrong: news.filter((entry) => !isTold(entry)).map(({ title, day }) => `${title} (${day ?? 'no day'})`),
    },
    notices: {
      told: site.notices.filter(({ text }) => notices.some((each) => isSameText(each.title, text))).length,
      wrong: notices
        .filter((each) => !site.notices.some(({ text }) => isSameText(each.title, text)))
        .map(({ title }) => title),
    },
  };
}

/** One holds the other: a notice may stand in a line with a link to more. */
function isSameText(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return one !== undefined && other !== undefined && (one.includes(other) || other.includes(one));
}

/** The crawler reads the stored pages through its own rules of what to read, at its own pace on a clock that leaps. */
async function readWhole(site: OutsideSite): Promise<SiteEvidence> {
  const { origin, hostname } = new URL(site.url);
  const web = new SmallWeb(
    Object.fromEntries(Object.entries(site.pages).map(([path, html]) => [`${origin}${path}`, html])),
  );
  const evidence = noEvidence(hostname.replace(/^www\./, ''), '2026-11-27T00:00:00Z');
  const { pages } = await web.crawl(site.url, { maxPages: MAX_PAGES });
  for (const page of pages) {
    const { facts } = factsOf(page);
    evidence.pagesRead += 1;
    evidence.outcome = 'answered';
    evidence.url ??= page.finalUrl;
    evidence.pageIds[page.finalUrl] = page.finalUrl;
    addFacts(evidence, page.kind, facts);
  }
  return evidence;
}

function faultsOf({ site, name, isNamed, plans, features, rivals, news, notices }: Result): string[] {
  const own = site.name;
  const missedNews = site.news.length - news.right;
  return [
    ...(isNamed ? [] : [`${own}: calls itself ${name}`]),
    ...(plans.right === plans.plans && plans.false === 0
      ? []
      : [`${own}: ${plans.right} of ${plans.plans} plans right, ${plans.false} false`]),
    ...(features.wrong.length > 0 ? [`${own}: no features: ${features.wrong.join(' | ')}`] : []),
    ...(features.missed.length > 0 ? [`${own}: features not found: ${features.missed.join(' | ')}`] : []),
    ...(rivals.wrong.length > 0 ? [`${own}: no rivals: ${rivals.wrong.join(' | ')}`] : []),
    ...(rivals.found < site.rivals.length
      ? [`${own}: ${rivals.found} of ${site.rivals.length} rivals found`]
      : []),
    ...(news.wrong.length + missedNews > 0
      ? [`${own}: ${missedNews} news missed, wrong: ${news.wrong.join(' | ')}`]
      : []),
    ...(notices.wrong.length > 0 ? [`${own}: no notices: ${notices.wrong.join(' | ')}`] : []),
    ...(notices.told < site.notices.length
      ? [`${own}: ${site.notices.length - notices.told} notices missed`]
      : []),
  ];
}
