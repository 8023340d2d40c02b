import type {
  DriverScore,
  GroupingName,
  LeftOut,
  MeasureKind,
  TimeBucket,
  Unit,
} from '@earshot/contracts/analytics';
import { formatCalendarDay, formatCount, formatCounted } from '../../lib/format.ts';
import type { ComparisonName, PeriodName } from './analysis-address.ts';

export const analysisWords = {
  title: 'Feedback analysis',
  periods: {
    '4w': 'Last 4 weeks',
    '13w': 'Last 13 weeks',
    '26w': 'Last 26 weeks',
    '52w': 'Last 52 weeks',
    all: 'All time',
    own: 'Custom range',
  } satisfies Record<PeriodName, string>,
  period: 'Period',
  comparedWith: 'Compared with',
  comparisons: {
    previous: 'Previous period',
    year: 'Previous year',
    none: 'Nothing',
  } satisfies Record<ComparisonName, string>,
  lead: (from: string, to: string, against: string) =>
    `${formatCalendarDay(from)} to ${formatCalendarDay(to)}${against ? `, compared with ${against}` : ''}`,
  against: {
    previous: 'the same number of days before',
    year: 'the same weeks a year earlier',
    none: '',
  } satisfies Record<ComparisonName, string>,
  allTime: 'All feedback, with or without a date',
  filters: 'Filters',
  narrow: 'Filter',
  unreadable: (names: string[]) =>
    `This link contains ${names.length === 1 ? 'an invalid filter, which was' : 'invalid filters, which were'} ignored: ${names.join(', ')}.`,
  export: (items: number) => `Export ${formatCount(items)}`,
  exportHint: 'Export these items as CSV, with all analysis results',
  exportFailed: 'Could not create the file',
  none: 'No feedback matches this period and these filters.',
  noneYet: 'There is no feedback in this workspace yet.',
  bringIn: 'Import a file',
  showAll: 'Show all time',
  clear: 'Clear all filters',
};

export const figureWords = {
  items: 'Items',
  people: 'People',
  negative: 'Negative share',
  rating: 'Average rating',
  nps: 'NPS',
  csat: 'Satisfied (CSAT)',
  before: (value: string) => `${value} before`,
  nothingBefore: 'nothing before',
  changedSince: (value: string, day: string) => `was ${value} on ${day}`,
  changedSinceHint:
    'You saw another number for this period. Items were added, deleted, cleaned or analyzed again since.',
  same: 'not significant',
  tooFew: 'too few to tell',
  notCovered: (dataFrom: string | null) =>
    dataFrom === null ? 'no dated data' : `not comparable: data starts ${formatCalendarDay(dataFrom)}`,
  of: (count: number, unit: Unit) => `of ${unitCount(unit, count)}`,
  rated: (count: number) => `${formatCount(count)} rated ${count === 1 ? 'item' : 'items'}`,
  none: {
    items: 'no data',
    people: 'people unknown',
    accounts: 'accounts unknown',
    revenue: 'revenue unknown',
  } satisfies Record<Unit, string>,
  opens: (label: string, value: string) => `${label}: ${value}. Open the items behind it`,
};

export const unitNames: Record<Unit, string> = {
  items: 'Items',
  people: 'People',
  accounts: 'Accounts',
  revenue: 'Revenue',
};

/** `12 items`, `1 person`. */
export function unitCount(unit: Unit, count: number): string {
  if (unit === 'people') return formatCounted(count, 'person', 'people');
  return formatCounted(count, unit === 'items' ? 'item' : 'account');
}

export const scoreNames: Record<MeasureKind, string> = {
  count: 'Items',
  share: 'Negative share',
  mean_rating: 'Average rating',
  nps: 'NPS',
  csat: 'CSAT',
  sentiment_score: 'Net sentiment',
};

export const driverScoreNames: Record<DriverScore, string> = {
  mean_rating: 'Average rating',
  nps: 'NPS',
  csat: 'CSAT',
  negative_share: 'Negative share',
  sentiment_score: 'Net sentiment',
};

export const groupingNames: Record<GroupingName, { one: string; many: string; none: string }> = {
  source: { one: 'Source', many: 'Sources', none: 'without a source' },
  sentiment: { one: 'Sentiment', many: 'Sentiment', none: 'without sentiment' },
  language: { one: 'Language', many: 'Languages', none: 'without a language' },
  stars: { one: 'Rating', many: 'Ratings', none: 'not rated' },
  theme: { one: 'Theme', many: 'Themes', none: 'not in a theme' },
  topic: { one: 'Topic', many: 'Topics', none: 'not in a topic' },
  account: { one: 'Account', many: 'Accounts', none: 'without an account' },
  author: { one: 'Person', many: 'People', none: 'without an author' },
  plan: { one: 'Account plan', many: 'Account plans', none: 'without a plan' },
};

export const bucketNames: Record<TimeBucket, { one: string; each: string }> = {
  auto: { one: 'Time', each: 'over time' },
  day: { one: 'Day', each: 'each day' },
  week: { one: 'Week', each: 'each week' },
  month: { one: 'Month', each: 'each month' },
  quarter: { one: 'Quarter', each: 'each quarter' },
  year: { one: 'Year', each: 'each year' },
};

export const leftOutWords: Record<keyof LeftOut, (items: string) => string> = {
  undated: (items) => `${items} without a date`,
  unrated: (items) => `${items} without a rating`,
  other_scale: (items) => `${items} rated on another scale`,
  without_author: (items) => `${items} without an author`,
  without_account: (items) => `${items} without an account`,
  without_revenue: (items) => `${items} without known revenue`,
};

export const breakdownWords = {
  change: 'Change',
  course: 'Trend',
  sentiment: 'Sentiment',
  by: { size: 'By size', change: 'By change' },
  order: 'Sort by',
  found: (count: number) => formatCounted(count, 'value'),
  more: (count: number) => `Show ${count} more`,
  shown: (shown: number, total: number) => `${formatCount(shown)} of ${formatCounted(total, 'row')}`,
  negativeOf: (label: string) => `Negative share of ${label}`,
  course_of: (label: string) => `Trend of ${label}`,
  ratings: 'Ratings',
  nothing: (many: string) => `No ${many.toLowerCase()} for these items.`,
  nothingFor: (names: readonly string[]) => `Nothing to show for: ${names.join(', ').toLowerCase()}.`,
  noThemes: 'No themes yet. They appear once you have enough feedback.',
  noTopics: 'No topics yet. Create one and Earshot applies it to every item.',
  toThemes: 'Find themes',
  toTopics: 'Create topic',
  segments: 'Segments and accounts',
  segmentBy: 'Group by',
};

export const driverWords = {
  title: 'What moves the score',
  score: 'Score',
  by: 'Group by',
  lead: (score: string, value: string) =>
    `${score} is ${value}. Each row shows how much it would change without those items.`,
  none: (score: string) => `No data: none of these items count towards ${score}.`,
  own: 'Score',
  contribution: 'Impact',
  nothing: 'no other items',
};
