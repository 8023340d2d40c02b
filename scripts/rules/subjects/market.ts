import { marketLimits } from '../../../packages/contracts/src/market.ts';
import { visitLimits } from '../../../packages/contracts/src/visits.ts';
import type { Rule } from '../rule.ts';
import { contracts, counted, decided, extraction, feature, share, time } from '../rule.ts';

const report = contracts('reports');

export const reports: readonly Rule[] = [
  counted('Reports of a workspace', report, 'reportsMax'),
  counted('Questions of a report', report, 'reportQuestionsMax'),
  counted('Periods that go along with time, in days', report, 'reportDays'),
  counted('Runs of a report that are kept', report, 'reportRunsKept'),
  counted('A link to a report works for, in days', report, 'shareDays'),
  counted('A deleted report can be brought back for', report, 'reportUndoDays', 'days'),
];

const market = contracts('market');
const research = (file: string) => feature(`market/research/${file}`);

export const marketReports: readonly Rule[] = [
  {
    rule: 'A market report reads at most',
    value: `${marketLimits.pages} pages in ${marketLimits.seconds} s`,
    home: market,
    name: 'marketLimits',
  },
  counted('A market report compares at most', market, 'marketLimits.rivals', 'competitors'),
  counted('A link to a market report works for', market, 'marketLimits.linkDays', 'days'),
  decided(
    'Who is a competitor',
    extraction('rivals/find-rivals'),
    'findRivals',
    'by who names whom, and where',
  ),
  counted('… from a score of', extraction('rivals/find-rivals'), 'LISTED_SCORE'),
  counted('… by kinds of sources', extraction('rivals/find-rivals'), 'LISTED_SOURCES'),
  decided(
    'Two pages of a site tell different things',
    research('which-page-wins'),
    'addFacts',
    'the page about it wins',
  ),
  decided(
    'One page tells a plan twice',
    extraction('pricing/judging/merge-candidates'),
    'mergeCandidates',
    'the first keeps its price, the others are further prices',
  ),
  decided(
    'A plan that a model proposes is one that was read',
    extraction('pricing/proposed/proposed-plans'),
    'isAmong',
    'by its price, without one by its name',
  ),
  decided(
    'How sure a price is',
    extraction('pricing/read-pricing'),
    'pricingConfidence',
    'by name, period and what the page declares',
  ),
  counted('More plans than this are a catalogue', extraction('pricing/read-pricing'), 'MAX_PLANS'),
  decided(
    'How sure a finding is',
    extraction('findings/market-facts'),
    'findingConfidence',
    'a first-party page or two independent voices',
  ),
  counted('Findings of a report', extraction('findings/find-findings'), 'MAX_FINDINGS'),
  counted('The team that prices are compared for', extraction('findings/price-findings'), 'TEAM', 'people'),
  share(
    'Terms of features are one from a likeness of',
    extraction('features/feature-groups'),
    'MIN_LIKENESS',
  ),
  counted('Opinions are told from', research('sections/voices'), 'leastTexts', 'texts'),
  counted('A trend is told from', extraction('trends/month-trend'), 'MIN_MONTHS', 'months'),
  counted(
    'A rating changed when its mean moved by',
    extraction('changes/run-changes'),
    'MIN_RATING_STEP',
    'stars',
  ),
  counted('… over at least', extraction('changes/run-changes'), 'MIN_RATINGS', 'ratings'),
  decided(
    'When pages may be quoted',
    'packages/crawler/src/quoting.ts',
    'mayBeQuoted',
    'not against `noai`, `nosnippet` or `tdm-reservation`',
  ),
  counted('A page is another’s copy from a likeness of', 'packages/crawler/src/near-duplicate.ts', 'alike'),
  counted('Refused pages in a row that close a site', 'packages/crawler/src/crawl-site.ts', 'maxRefusals'),
  time('A robots.txt is kept for', 'packages/crawler/src/robots-book.ts', 'robotsKeptMs'),
  time('Evidence of a market run is used for', feature('market/runs/keep-market.jobs'), 'keptMs'),
  counted('Corrections of a report', feature('market/corrections/corrections'), 'mostCorrections'),
];

export const siteVisits: readonly Rule[] = [
  {
    rule: 'A site visit opens',
    value: `at most ${visitLimits.pages} pages in ${visitLimits.seconds} s`,
    home: contracts('visits'),
    name: 'visitLimits',
  },
  counted('A site visit can be read for', contracts('visits'), 'visitLimits.keptDays', 'days'),
  time('A page is slow when it takes to load', contracts('visits'), 'visitLimits.slowLoadMs'),
  time('… or to answer', contracts('visits'), 'visitLimits.slowAnswerMs'),
];
