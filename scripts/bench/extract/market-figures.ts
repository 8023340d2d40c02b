import type { FeatureMention, Plan } from '@earshot/extraction/facts';
import { jaccard, termWords } from '@earshot/extraction/features/feature-terms';
import { readFeatures } from '@earshot/extraction/features/read-features';
import type { FeaturePlace } from '@earshot/extraction/features/read-features';
import { evidenceHolds } from '@earshot/extraction/page/quotes';
import { readPage } from '@earshot/extraction/page/read-page';
import type { ReadPage } from '@earshot/extraction/page/read-page';
import { readPricing } from '@earshot/extraction/pricing/read-pricing';
import { findRivals } from '@earshot/extraction/rivals/find-rivals';
import type { Rival } from '@earshot/extraction/rivals/find-rivals';
import { namedRivals, ownRivals } from '@earshot/extraction/rivals/rivals-on-own-pages';
import type { RivalEvidence, RivalSubject, SaidText } from '@earshot/extraction/rivals/rival-evidence';
import { nameKey } from '@earshot/extraction/rivals/rival-names';
import { saidComparisons } from '@earshot/extraction/rivals/rivals-in-others-words';
import { developmentMarkets } from '../../../packages/stand-in-internet/src/markets/development.ts';
import { frozenMarkets } from '../../../packages/stand-in-internet/src/markets/frozen.ts';
import type { Company, Market } from '../../../packages/stand-in-internet/src/markets/market.ts';
import type { Half } from '../../../packages/stand-in-internet/src/pricing/pages.ts';
import { companyPages } from '../../../packages/stand-in-internet/src/site/company-pages.ts';
import type { Measured } from '../search/report.ts';
import { isFalse, isRight } from './page-figures.ts';

const TODAY = new Date('2026-11-20T00:00:00Z');

export interface MarketFigures {
  lines: Measured[];
  faulty: string[];
}

interface CompanyResult {
  company: Company;
  pages: ReadPage[];
  plans: Plan[];
  features: FeatureMention[];
}

/** Reads whole markets: every company's site, and what sources say of the subject. */
export function marketFigures(half: Half): MarketFigures {
  const markets = (half === 'development' ? developmentMarkets : frozenMarkets).map((market) => {
    const results = market.companies.map((company) => readCompany(company, market));
    return { market, results, rivals: rivalsOf(market, results) };
  });
  const results = markets.flatMap((each) => each.results);
  const truth = results.filter(({ company }) => company.style !== 'script');
  const plans = truth.flatMap(({ company, plans: read }) =>
    company.plans.map((plan) => read.some((each) => isRight(each, plan))),
  );
  const shown = results.flatMap(({ company, plans: read }) =>
    read.map((plan) => isFalse(plan, company.style === 'script' ? [] : company.plans)),
  );
  const features = truth.flatMap(({ company, features: read }) =>
    company.features.map(({ term, value }) =>
      read.some((each) => isSameTerm(each.term, term) && (each.value === 'no') === (value === 'no')),
    ),
  );
  const quotes = results.flatMap(({ pages, plans: read, features: named }) =>
    [...read.flatMap(({ evidence }) => evidence), ...named.map(({ evidence }) => evidence)].map((proof) =>
      pages.some(({ page }) => evidenceHolds(page, proof)),
    ),
  );
  const states = markets.flatMap(({ market, rivals }) =>
    market.rivals.map((rival) => stateOf(rivals, rival.name) === rival.state),
  );
  const tooMany = markets.flatMap(({ market, rivals }) =>
    rivals.filter(
      ({ state, name }) =>
        state === 'listed' &&
        !market.rivals.some((rival) => nameKey(rival.name) === nameKey(name) && rival.state === 'listed'),
    ),
  );
  const share = (name: string, values: readonly boolean[], atLeast: number): Measured => ({
    name: `${half} markets: ${name}, of ${values.length}`,
    value: values.length === 0 ? 100 : (100 * values.filter(Boolean).length) / values.length,
    unit: '%',
    limit: { atLeast },
  });
  return {
    lines: [
      share('plans right', plans, 90),
      {
        name: `${half} markets: false plans of those shown`,
        value: (100 * shown.filter(Boolean).length) / Math.max(1, shown.length),
        unit: '%',
        limit: { atMost: 2 },
      },
      share('features found', features, 90),
      share('quotes that stand in the stored text', quotes, 100),
      share('rivals listed or possible as they should', states, 90),
      {
        name: `${half} markets: rivals listed that are none`,
        value: tooMany.length,
        unit: '',
        limit: { atMost: 0 },
      },
    ],
    faulty: markets.flatMap(({ market, results: read, rivals }) => [
      ...market.rivals
        .filter((rival) => stateOf(rivals, rival.name) !== rival.state)
        .map(
          (rival) =>
            `${market.id}: ${rival.name} is ${stateOf(rivals, rival.name) ?? 'not found'}, not ${rival.state}`,
        ),
      ...read.flatMap(({ company, features: named }) =>
        company.features
          .filter(({ term }) => !named.some((each) => isSameTerm(each.term, term)))
          .map(({ term }) => `${market.id}: ${company.name} does not show ${term}`),
      ),
      ...read.flatMap(({ company, plans: shownPlans }) =>
        company.plans
          .filter((plan) => company.style !== 'script' && !shownPlans.some((each) => isRight(each, plan)))
          .map(({ name }) => `${market.id}: ${company.name} sells ${name}`),
      ),
    ]),
  };
}

function readCompany(company: Company, market: Market): CompanyResult {
  const pages = companyPages(company, market, `https://${company.host}`, TODAY)
    .filter(({ type }) => type.startsWith('text/html'))
    .map(({ path, body }) => readPage(body, `https://${company.host}${path}`));
  const pricing = pages.filter(({ page }) => page.url.endsWith('/pricing'));
  return {
    company,
    pages,
    plans: pricing.flatMap((read) => readPricing(read).plans),
    features: pages.flatMap((read) => readFeatures(read, placeOf(read.page.url))),
  };
}

function placeOf(url: string): FeaturePlace {
  const { pathname } = new URL(url);
  return pathname === '/' ? 'home' : pathname.endsWith('/pricing') ? 'pricing' : 'features';
}

function rivalsOf(market: Market, results: readonly CompanyResult[]): Rival[] {
  const own = results.find(({ company }) => company.host === market.subject);
  if (!own) return [];
  const { company } = own;
  const subject = subjectOf(company);
  const others = results.filter((each) => each !== own);
  const first = ownRivals(own.pages.flatMap(namedRivals), subject);
  const theirs = others.flatMap((each) =>
    ownRivals(each.pages.flatMap(namedRivals), subjectOf(each.company))
      .filter(({ name }) => nameKey(name) === nameKey(company.name))
      .map((found): RivalEvidence => ({
        ...found,
        ...{
          name: each.company.name,
          host: each.company.host,
          kind: 'others_comparison',
          source: 'others_site',
          voice: each.company.host,
        },
      })),
  );
  const texts = saidTexts(market, company);
  const titled = saidComparisons(texts, subject, []);
  const known = [...new Set([...first, ...theirs, ...titled].map(({ name }) => name))];
  const evidence = [
    ...first,
    ...theirs,
    ...saidComparisons(texts, subject, known),
    ...peersOf(company, others),
  ];
  // Encyclopaedia, store and search tell the site of each company that has one.
  const hosts = new Map(others.map((each) => [nameKey(each.company.name), each.company.host]));
  return findRivals(subject, evidence, hosts, { added: [], removed: [] });
}

function subjectOf({ name, host }: Company): RivalSubject {
  // Any name may be a word of the language: it counts as written, with its capitals.
  return { name, host, isCommonWord: true };
}

/** What the sources of a report would bring of the subject, noise included. */
function saidTexts({ noise, companies }: Market, own: Company): SaidText[] {
  const said = (source: string, voice: string, text: string): SaidText => ({
    source,
    voice,
    url: `https://${voice}/`,
    text,
  });
  return [
    ...[...companies.flatMap((each) => each.posts), ...noise.posts].map((post, at) =>
      said('hacker_news', `news.example/${at}`, `${post.title}\n${post.text}`),
    ),
    ...own.forum.map((post, at) => said('forum', `forum.example/${at}`, `${post.title}\n${post.text}`)),
    ...own.lemmy.map((post, at) => said('lemmy', `lemmy.example/${at}`, `${post.title}\n${post.text}`)),
    ...own.questions.map(({ title }, at) => said('stack_exchange', `questions.example/${at}`, title)),
    ...own.news.map(({ title, domain }) => said('gdelt', domain, title)),
    ...own.searchResults.map(({ title, domain, text }) => said('search', domain, `${title}\n${text}`)),
    ...[...own.suggestions, ...noise.suggestions].map((text) =>
      said('autocomplete', 'suggestions.example', text),
    ),
  ];
}

function peersOf(own: Company, others: readonly CompanyResult[]): RivalEvidence[] {
  return others.flatMap(({ company }) =>
    own.wikidata !== null && company.wikidata?.industry === own.wikidata.industry
      ? [
          {
            ...{
              name: company.name,
              host: company.host,
              kind: 'same_industry' as const,
              source: 'wikidata',
              voice: 'wikidata',
            },
            ...{ text: 'Of the same industry.', evidence: null },
          },
        ]
      : [],
  );
}

function stateOf(rivals: readonly Rival[], name: string): Rival['state'] | null {
  return rivals.find((rival) => nameKey(rival.name) === nameKey(name))?.state ?? null;
}

function isSameTerm(a: string, b: string): boolean {
  return jaccard(termWords(a), termWords(b)) >= 0.6 || a.toLowerCase() === b.toLowerCase();
}
