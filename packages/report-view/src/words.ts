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
  rivals: 'Rivals, and why these',
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
  added: 'Added by hand',
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
  findings: 'No findings: nothing on the pages that were read proves one.',
  changes: 'Nothing that the report tells has changed since the one before.',
  voices: 'No public review or discussion was found that names it.',
  rivals: 'No competitor was found with enough evidence.',
  pricing: 'No plan or price was found on the pages that were read.',
  features: 'No feature is named by the pages that were read.',
  trends: 'No series is long enough to tell a trend from chance: that takes six months.',
  news: 'No dated news was found.',
  opportunities: 'No opportunity follows from what was found.',
};

/** The same where its own pages were all that was read: no source that could tell more was asked, or none answered. */
export const ownPagesWords: Partial<Record<SectionName, string>> = {
  rivals: 'Its own pages name no competitor',
  news: 'Its own pages carry no dated news',
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
  usage: 'by use',
};

const correctorWords: Record<(typeof correctors)[number], string> = {
  reader: 'a reader',
  member: 'a member of the workspace',
  operator: 'the operator',
};

/** Whose word a fact is that no page proves: `Corrected by a reader, 20 November 2026`. */
export function correctionWords({ by, at }: FactCorrection, clock: Pick<Clock, 'day'>): string {
  return `Corrected by ${correctorWords[by]}, ${clock.day(at)}`;
}

export const words = {
  waiting: 'In progress. This section appears when it is ready.',
  queuedPart: 'Not begun yet.',
  cutShort: 'Incomplete: the report ran out of time before this section.',
  notBuilt: 'This part was not built.',
  noSite: 'Nothing was read for this part, since the site is not known.',
  print: 'Market intelligence pack',
  sources: 'Sources',
  openOriginal: 'Open original',
  requests: 'Requests each host received',
  noRequests: 'No request was made.',
  pace: 'One a second at most to a site, robots.txt obeyed.',
  crawler: 'About our crawler',
  addRival: 'Add it',
  removeRival: 'Remove',
  correct: 'Correct',
  byModel: 'Read by a language model',
  byModelNote:
    'Only a language model recognized these as plans. Each amount stands in the words that it quotes. No finding, comparison or change uses them.',
  takeOver: 'Review and add',
  saysNoMore: 'No longer on its page',
  notConverted: 'not converted',
  showTable: 'Show as a table',
  nobodyAsked: 'Not asked: the sources of this are switched off here.',
  noTimeToAsk: 'Not asked: the report ran out of time.',
  nobodyAnswered: 'Unknown: no source for this answered.',
  nothingRead: 'Unknown: none of its pages could be read.',
  onHomePage: 'On its home page now',
};
