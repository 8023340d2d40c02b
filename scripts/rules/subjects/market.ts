import { marketLimits } from '../../../packages/contracts/src/market.ts';
import type { Rule } from '../rule.ts';
import { contracts, counted, decided, extraction, feature, share, time } from '../rule.ts';

const market = contracts('market');
const research = (file: string) => feature(`market/research/${file}`);

export const marketReports: readonly Rule[] = [
  {
    rule: 'A market report reads at most',
    value: `${marketLimits.pages} pages in ${marketLimits.seconds} s`,
    home: market,
    name: 'marketLimits',
  },
  counted('A link to a market report works for', market, 'marketLimits.linkDays', 'days'),
  decided(
    'Two pages of a site tell different things',
    research('which-page-wins'),
    'addFacts',
    'the page about it wins',
  ),
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
  time('Evidence of a market run is used for', feature('market/runs/keep-market.jobs'), 'keptMs'),
  counted('Corrections of a report', feature('market/corrections/corrections'), 'mostCorrections'),
  decided(
    'When two requests share a run',
    feature('market/runs/subject'),
    'shareKeyOf',
    'the same host or name on one day',
  ),
  decided('… and when not', feature('market/runs/join-run'), 'isUsual', 'with competitors of its own'),
  decided('Which site a name has', research('find-site'), 'siteByName', 'the one an encyclopaedia gives'),
  decided('How often a site is read for reports', research('read-site'), 'readSite', 'once a day'),
  decided(
    'When a report can be made again',
    feature('market/runs/run-again.service'),
    'runAgain',
    'the next day',
  ),
  decided(
    'What is shown of a claim whose quote does not hold',
    feature('market/runs/hold-claims'),
    'holdClaims',
    'nothing, nor what follows from it',
  ),
  decided(
    'When a quote holds',
    extraction('page/quotes'),
    'evidenceHolds',
    'it stands in the stored text where it says',
  ),
  decided(
    'Which wins: a page or a correction by people',
    feature('market/corrections/corrections'),
    'corrected',
    'what was said last, marked',
  ),
  decided(
    'Which of two accepted corrections of one reading holds',
    feature('market/corrections/offered-corrections.service'),
    'decideOffer',
    'the later',
  ),
  decided(
    'What a plan costs a person and month',
    extraction('prices/person-month'),
    'personMonth',
    'not told by use, once, or for more people than it holds',
  ),
  decided(
    'Which findings prices give',
    extraction('findings/price-findings'),
    'priceFindings',
    'cheapest, free plans, hidden prices',
  ),
  decided(
    'Which findings features give',
    extraction('findings/feature-findings'),
    'featureFindings',
    'what most rivals name and it does not; what only it names',
  ),
  decided(
    'Which findings opinions give',
    extraction('findings/voice-findings'),
    'voiceFindings',
    'the largest themes, and trends',
  ),
  decided(
    'What is an opportunity',
    extraction('findings/find-findings'),
    'findOpportunities',
    'what follows from findings',
  ),
  decided(
    'When a trend rises or falls',
    extraction('trends/month-trend'),
    'monthTrend',
    'its interval holds no 0',
  ),
  decided(
    'What changed between two runs',
    extraction('changes/run-changes'),
    'runChanges',
    'plans, features, claims, ratings; not wording or order',
  ),
  decided(
    'When a plan with a new name is the same',
    extraction('changes/plan-changes'),
    'planChanges',
    'by its place and price',
  ),
  decided(
    'What a company says of itself that can be checked',
    extraction('claims/read-claims'),
    'readClaims',
    'numbers, certificates, superlatives',
  ),
  decided(
    'What is a review on a page',
    extraction('reviews/read-reviews'),
    'readReviews',
    'quotations, and what is marked as one',
  ),
  decided(
    'Whether a text speaks of the company',
    'packages/connectors/src/mentions.ts',
    'mentions',
    'its host, or its name as a word; common words as it writes them',
  ),
  decided(
    'What a model may do to findings',
    feature('market/wording/wording'),
    'verifiedWording',
    'word them anew; what says another thing falls',
  ),
  decided(
    'Who can put reports asked for by email into a workspace',
    feature('market/reports/member-reports.service'),
    'claimReports',
    'who has the address',
  ),
];
