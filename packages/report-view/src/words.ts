import type {
  confidences,
  correctors,
  FactCorrection,
  MarketReport,
  MarketSource,
  pricePeriods,
  rivalReasons,
} from '@earshot/contracts/market/market-report';
import type { Clock } from './figures.ts';

/** Names of the report's sections, in their order; the keys are their anchors. */
export const sectionTitles = {
  pricing: 'Pricing',
  features: 'Features',
  rivals: 'Competitors, and why they are listed',
  news: 'News',
  findings: 'Findings',
  changes: 'Since the last report',
  voices: 'What users say',
  trends: 'Trends',
  opportunities: 'Opportunities',
  method: 'Method and sources',
} as const;

export type SectionName = keyof typeof sectionTitles;

const numberWords = ['Two', 'Three', 'Four', 'Five'];

/** The title of a section; findings say how many are shown first. */
export function sectionTitle(name: SectionName, { findings }: Pick<MarketReport, 'findings'>): string {
  const many = name === 'findings' ? numberWords[Math.min(5, findings?.length ?? 0) - 2] : undefined;
  return many === undefined ? sectionTitles[name] : `${many} findings`;
}

export const confidenceWords: Record<(typeof confidences)[number], string> = {
  firm: 'Firm',
  single_source: 'Single source',
  no_clear_trend: 'No clear trend',
};

export const toneWords = { asked: 'Asked for', praised: 'Praised', complained: 'Complained about' } as const;

export const cellWords = {
  yes: 'Yes',
  limited: 'Limited',
  no: 'No',
  not_mentioned: 'Not mentioned',
} as const;

export const reasonWords: Record<(typeof rivalReasons)[number], string> = {
  own_comparison: 'Compared on its own pages',
  others_comparison: 'Compared by others',
  mentioned_together: 'Mentioned together',
  switched: 'People switch between them',
  same_industry: 'Same industry',
  same_topics: 'Calls itself an alternative',
  added: 'Added manually',
};

export const outcomeWords: Record<MarketSource['outcome'], string> = {
  answered: 'answered',
  empty: 'had nothing',
  blocked: 'was blocked',
  disallowed: 'refused by robots.txt',
  failed: 'could not be reached',
  off: 'is switched off',
  not_asked: 'not asked, out of time',
};

/** What a kind of source gives: one, many. */
export const foundWords: Record<MarketSource['kind'], [string, string]> = {
  site: ['page', 'pages'],
  reviews: ['review', 'reviews'],
  discussion: ['post', 'posts'],
  news: ['article', 'articles'],
  encyclopaedia: ['entry', 'entries'],
  code: ['result', 'results'],
  packages: ['figure', 'figures'],
  search: ['result', 'results'],
  status: ['incident', 'incidents'],
  jobs: ['job', 'jobs'],
  archive: ['copy', 'copies'],
  rates: ['rate', 'rates'],
};

/** A section that found nothing says so, with what that means. */
export const emptyWords: Partial<Record<SectionName, string>> = {
  findings: 'No findings: nothing on the pages we read proves one.',
  changes: 'Nothing in this report has changed since the last one.',
  voices: 'No public reviews or discussions found that mention it.',
  rivals: 'No competitors found with enough evidence.',
  pricing: 'No plans or prices found that can be read reliably on the pages we read.',
  features: 'No features found on the pages we read.',
  trends: 'No data covers enough time to show a significant trend: that takes six months.',
  news: 'No dated news found.',
  opportunities: 'No opportunities follow from the findings.',
};

/** The same where its own pages were all that was read: no source that could tell more was asked, or none answered. */
export const ownPagesWords: Partial<Record<SectionName, string>> = {
  rivals: 'Its own pages mention no competitors',
  news: 'Its own pages have no dated news',
};

/** How often a price is paid, behind its amount. */
export const paidWords: Record<(typeof pricePeriods)[number], string> = {
  month: 'a month',
  year: 'a year',
  half_year: 'each half-year',
  quarter: 'a quarter',
  two_years: 'every two years',
  two_weeks: 'every two weeks',
  week: 'a week',
  day: 'a day',
  once: 'once',
  usage: 'by usage',
};

const correctorWords: Record<(typeof correctors)[number], string> = {
  reader: 'a reader',
  member: 'a member of the workspace',
  operator: 'the operator',
};

/** Whose word a fact is that no page proves: `Corrected by a reader on 20 November 2026`. */
export function correctionWords({ by, at }: FactCorrection, clock: Pick<Clock, 'day'>): string {
  return `Corrected by ${correctorWords[by]} on ${clock.day(at)}`;
}

export const words = {
  inShort: 'In short:',
  follows: 'An opportunity that follows:',
  waiting: 'In progress. This section appears when it is ready.',
  queuedPart: 'Not started yet.',
  cutShort: 'Incomplete: the report ran out of time before this section.',
  notBuilt: 'This section was not created.',
  noSite: 'This section is empty because the site is unknown.',
  print: 'Market report',
  sources: 'Sources',
  openOriginal: 'View Original',
  requests: 'Requests each host received',
  noRequests: 'No requests were made.',
  pace: 'At most one request a second to each site. We follow robots.txt.',
  crawler: 'About our crawler',
  addRival: 'Add',
  removeRival: 'Remove',
  correct: 'Correct',
  byModel: 'Read by a language model',
  byModelNote:
    'Only a language model recognized these as plans. Each amount is in the quoted text. They are not used in findings, comparisons or changes.',
  takeOver: 'Review and add',
  saysNoMore: 'No longer on its page',
  notConverted: 'not converted',
  showTable: 'Show as a table',
  nobodyAsked: 'Not checked: the sources for this are switched off on this server.',
  noTimeToAsk: 'Not checked: the report ran out of time.',
  nobodyAnswered: 'Unknown: no source for this answered.',
  nothingRead: 'Unknown: none of its pages could be read.',
  onHomePage: 'On its home page now',
};
