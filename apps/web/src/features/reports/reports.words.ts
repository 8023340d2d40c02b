import type { DriverScore, GroupingName } from '@earshot/contracts/measures';
import type { ReportPeriod, ReportSchedule, ReportSectionName } from '@earshot/contracts/reports';
import type { Unit } from '@earshot/contracts/measures';
import { formatCalendarDay, formatCount, formatCounted } from '../../lib/format.ts';

export const listWords = {
  title: 'AI reports',
  lead: 'Saved analyses that count and answer the same things again, by themselves or when you ask.',
  what: 'The reports',
  none: 'No reports yet. A report counts what you choose over a period, answers your questions, and can be shared and printed.',
  create: 'New report',
  caption: 'Reports',
  name: 'Report',
  about: 'Period',
  schedule: 'Runs',
  lastRun: 'Last run',
  never: 'Not yet',
  shared: 'Shared',
};

export const formWords = {
  newTitle: 'New report',
  editTitle: (name: string) => `Change “${name}”`,
  name: 'Name',
  needsName: 'Give the report a name.',
  which: 'Which feedback',
  all: 'All feedback. Choose filters to narrow it down.',
  filters: 'Filters',
  narrow: 'Narrow down',
  period: 'Period',
  periodHint: 'Whole days, up to the day before the run.',
  own: 'Own days',
  from: 'From',
  to: 'To',
  needsDays: 'Give the first and the last day, in this order.',
  schedule: 'Runs by itself',
  sections: 'Sections',
  score: 'Drivers of',
  questions: 'Questions',
  questionsHint: 'One a line, ten at most. Each run answers them anew, within its feedback and period.',
  tooManyQuestions: 'Ten questions at most.',
  create: 'Save and run',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'The report is saved. Its next run asks for the new things.',
};

export const reportWords = {
  what: 'The report',
  whatRun: 'The run',
  trail: 'AI reports',
  run: 'Run now',
  notRun: 'The report was not run',
  edit: 'Change',
  share: 'Share',
  print: 'Print or PDF',
  csv: 'CSV',
  more: 'More',
  delete: 'Delete',
  runs: 'Runs',
  waiting: 'The run is about to begin.',
  running: 'Counting and answering. This page shows the run when it is done.',
  failed: 'The last run did not finish. Run it again.',
  noRun: 'This report has no run yet.',
  bySchedule: 'by itself',
  states: { waiting: 'waiting', running: 'running', done: 'done', failed: 'did not finish' },
  next: (day: string) => `Runs next on ${formatCalendarDay(day)}.`,
  deleted: (name: string) => `“${name}” is deleted.`,
  notDeleted: 'The report was not deleted',
  notRestored: 'The report was not brought back',
  deleteTitle: 'Delete this report?',
  consequence:
    'Its runs are deleted too, and its links open nothing any more. It can be brought back for 7 days.',
};

export const shareWords = {
  title: 'Share this run',
  lead: 'Anybody who has the link reads this run, without login: its figures, sentences and quotes, with the names that the workspace shows. They cannot open anything behind it.',
  days: 'Link works for',
  day: (days: number) => `${days} days`,
  make: 'Make a link',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  once: 'Copy it now: the link is shown once.',
  open: 'Links that work',
  none: 'No link works at present.',
  revoke: 'Revoke',
  revoked: 'The link opens nothing any more.',
  notRevoked: 'The link was not revoked',
  of: 'by',
  until: 'until',
};

export const sharedWords = {
  title: 'Shared report',
  what: 'The report',
  dead: 'This link does not work. It may have expired or been revoked; ask whoever sent it for a new one.',
  note: (workspace: string, until: string) =>
    `Shared by ${workspace}. Anybody with this link can read it until ${until}.`,
};

export const pageWords = {
  eyebrow: 'Feedback report',
  of: (scope: string, from: string, to: string) => `${capital(scope)}, ${span(from, to)}`,
  counted: 'Counted',
  opensNow: 'Numbers open the items as they are now.',
  inShort: 'In short',
  byModel: 'Written by a language model around counted numbers.',
  changes: 'Since the last run',
  changesOf: (from: string, to: string) => `The run before was about ${span(from, to)}.`,
  newThemes: 'New among the largest themes',
  goneThemes: 'No longer among them',
  now: 'Now',
  then: 'Then',
  figure: 'Figure',
  voices: 'In their words',
  questions: 'Questions and answers',
  before: 'Before',
  change: 'Change',
  items: 'Items',
  overTime: 'Items over time',
  overTimeByTone: 'Items over time, by sentiment',
  tooFew: 'too few to tell',
  notCovered: (dataFrom: string | null) =>
    dataFrom === null ? 'no dated data' : `not comparable: data begins ${formatCalendarDay(dataFrom)}`,
  noValue: {
    items: 'nothing to measure',
    people: 'people unknown',
    accounts: 'accounts unknown',
    revenue: 'revenue unknown',
  } satisfies Record<Unit, string>,
  mayBeChance: 'may be chance',
  none: 'There is nothing to show here.',
  more: (count: number) => `And ${count} more.`,
  own: 'Own score',
  contribution: 'Adds to the score',
  driversLead: (score: string, value: string) =>
    `${score} is ${value}. Each row tells how much of that would be gone without its items.`,
  sources: 'Sources',
  method: 'How this was made',
  methodText:
    'Every number is counted from the items, none is estimated. Changes compare with the days just before, as many; “may be chance” and “too few to tell” go by 95 % intervals. Sentences are filled in from the same figures. Quotes are word for word.',
  opens: (label: string, shown: string) => `${label}: ${shown}`,
  partOf: (part: number, whole: number, unit: Unit) =>
    `${formatCount(part)} of ${unit === 'people' ? formatCounted(whole, 'person', 'people') : formatCounted(whole, unit === 'items' ? 'item' : 'account')}`,
  quote: (number: number) => `Quote ${number}`,
};

export const sectionNames: Record<ReportSectionName, string> = {
  headline: 'Headline figures',
  volume: 'How much',
  sentiment: 'Sentiment',
  themes: 'Themes',
  topics: 'Topics',
  drivers: 'What moves the score',
  sources: 'Sources',
};

export const scoreNames: Record<DriverScore, string> = {
  nps: 'NPS',
  csat: 'CSAT',
  mean_rating: 'Average rating',
  negative_share: 'Negative share',
  sentiment_score: 'Sentiment score',
};

export const byNames: Partial<Record<GroupingName, string>> = {
  theme: 'Theme',
  topic: 'Topic',
  source: 'Source',
};

export const scheduleNames: Record<ReportSchedule, string> = {
  none: 'When asked',
  weekly: 'Every Monday',
  monthly: 'On the first of the month',
};

export const timeNames: Record<string, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
  auto: 'Time',
};

export function periodName(period: ReportPeriod): string {
  return 'last_days' in period ? `Last ${period.last_days} days` : span(period.said_from, period.said_to);
}

export function span(from: string, to: string): string {
  return from === to ? formatCalendarDay(from) : `${formatCalendarDay(from)} to ${formatCalendarDay(to)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
