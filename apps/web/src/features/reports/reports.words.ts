import type { DriverScore, GroupingName } from '@earshot/contracts/analytics';
import type { ReportPeriod, ReportSchedule, ReportSectionName } from '@earshot/contracts/reports';
import type { Unit } from '@earshot/contracts/analytics';
import { formatCalendarDay, formatCount, formatCounted } from '../../lib/format.ts';

export const listWords = {
  title: 'AI reports',
  lead: 'Saved analyses that run on a schedule or on demand.',
  what: 'The reports',
  none: 'No reports yet. A report analyses a period, answers your questions, and can be shared and printed.',
  create: 'New report',
  caption: 'Reports',
  name: 'Report',
  about: 'Period',
  schedule: 'Schedule',
  lastRun: 'Last run',
  never: 'Never',
  shared: 'Shared',
};

export const formWords = {
  newTitle: 'New report',
  editTitle: (name: string) => `Edit “${name}”`,
  name: 'Name',
  needsName: 'Enter a name.',
  which: 'Which feedback',
  all: 'All feedback. Add filters to narrow it down.',
  filters: 'Filters',
  narrow: 'Filter',
  period: 'Period',
  periodHint: 'Full days, up to the day before the run.',
  own: 'Custom range',
  from: 'From',
  to: 'To',
  needsDays: 'Enter a first day and a last day. The last day cannot be before the first.',
  schedule: 'Schedule',
  sections: 'Sections',
  score: 'Score for drivers',
  questions: 'Questions',
  questionsHint: 'One per line, ten at most. Every run answers them for its feedback and period.',
  tooManyQuestions: 'Ten questions at most.',
  create: 'Save and run',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Report saved. The changes apply from the next run.',
};

export const reportWords = {
  what: 'The report',
  whatRun: 'The run',
  trail: 'AI reports',
  run: 'Run now',
  notRun: 'Could not run the report',
  edit: 'Edit',
  share: 'Share',
  print: 'Print or PDF',
  csv: 'CSV',
  more: 'More',
  delete: 'Delete',
  runs: 'Runs',
  waiting: 'The run is about to start.',
  running: 'Running. The results appear here when it is done.',
  failed: 'The last run failed. Run it again.',
  noRun: 'This report has no run yet.',
  bySchedule: 'scheduled',
  states: { waiting: 'waiting', running: 'running', done: 'done', failed: 'failed' },
  next: (day: string) => `Next run: ${formatCalendarDay(day)}.`,
  deleted: (name: string) => `“${name}” deleted.`,
  notDeleted: 'Could not delete the report',
  notRestored: 'Could not restore the report',
  deleteTitle: 'Delete this report?',
  consequence: 'Its runs and shared links stop working. You can restore it for 7 days.',
};

export const shareWords = {
  title: 'Share this run',
  lead: 'Anyone with the link can read this run without logging in: its figures, text and quotes, with the names your workspace shows. They cannot open the items behind the numbers.',
  days: 'Link expires after',
  day: (days: number) => `${days} days`,
  make: 'Create link',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  once: 'Copy it now. You will not see this link again.',
  open: 'Active links',
  none: 'No active links.',
  revoke: 'Revoke',
  revoked: 'Link revoked. It no longer works.',
  notRevoked: 'Could not revoke the link',
  of: 'by',
  until: 'until',
};

export const sharedWords = {
  title: 'Shared report',
  what: 'The report',
  dead: 'This link does not work. It may have expired or been revoked. Ask the person who sent it for a new one.',
  note: (workspace: string, until: string) =>
    `Shared by ${workspace}. Anyone with this link can read it until ${until}.`,
};

export const pageWords = {
  eyebrow: 'Feedback report',
  of: (scope: string, from: string, to: string) => `${capital(scope)}, ${span(from, to)}`,
  counted: 'Counted',
  opensNow: 'Numbers open the items as they are now.',
  inShort: 'Summary',
  byModel: 'Written by a language model. All numbers are counted.',
  changes: 'Since the last run',
  changesOf: (from: string, to: string) => `The previous run covered ${span(from, to)}.`,
  newThemes: 'New in the largest themes',
  goneThemes: 'No longer in the largest themes',
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
    dataFrom === null ? 'no dated data' : `not comparable: data starts ${formatCalendarDay(dataFrom)}`,
  noValue: {
    items: 'no data',
    people: 'people unknown',
    accounts: 'accounts unknown',
    revenue: 'revenue unknown',
  } satisfies Record<Unit, string>,
  mayBeChance: 'not significant',
  none: 'Nothing to show.',
  more: (count: number) => `And ${count} more.`,
  own: 'Score',
  contribution: 'Impact on the score',
  driversLead: (score: string, value: string) =>
    `${score} is ${value}. Each row shows how much it would change without those items.`,
  sources: 'Sources',
  method: 'How this was made',
  methodText:
    'Every number is counted from the items. Where an answer is an estimate, it says so. Changes are measured against the same number of days before the period. “Not significant” and “too few to tell” are based on 95 % intervals. The text is generated from the same numbers. Quotes are verbatim.',
  opens: (label: string, shown: string) => `${label}: ${shown}`,
  partOf: (part: number, whole: number, unit: Unit) =>
    `${formatCount(part)} of ${unit === 'people' ? formatCounted(whole, 'person', 'people') : formatCounted(whole, unit === 'items' ? 'item' : 'account')}`,
  quote: (number: number) => `Quote ${number}`,
};

export const sectionNames: Record<ReportSectionName, string> = {
  headline: 'Headline figures',
  volume: 'Volume',
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
  sentiment_score: 'Net sentiment',
};

export const byNames: Partial<Record<GroupingName, string>> = {
  theme: 'Theme',
  topic: 'Topic',
  source: 'Source',
};

export const scheduleNames: Record<ReportSchedule, string> = {
  none: 'On demand',
  weekly: 'Every Monday',
  monthly: 'On the first of the month',
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
