import type { AlertChange } from '@earshot/contracts/alerts';
import type { Theme } from '@earshot/contracts/themes';
import { formatCalendarDay, formatCount } from '../../lib/format.ts';

export const homeWords = {
  title: 'Home',
  lead: 'What needs attention, and what changed since you were last here.',
  attention: 'Needs attention',
  what: 'What needs attention',
  quiet: 'Nothing unusual.',
  quietLead: 'No topic or theme moved more than usual in the last two weeks.',
  stillAnalysing: 'Still analysing your feedback.',
  stillAnalysingLead: 'What needs attention appears here when all items are analysed.',
  mostMentioned: 'Mentioned most in the last 30 days',
  noFeedback: 'No feedback yet. Import a file, send it by API, or look around with demo data.',
  noFeedbackAction: 'Get started',
  quotes: 'In customers’ words',
  watch: 'Watch what happened',
  items: 'Open the items',
  roadmap: 'Send to roadmap',
  why: 'Ask why',
  whyQuestion: (name: string) => `Why do people mention “${name}”?`,
  saidBy: 'Said by',
  people: (count: number) => (count === 1 ? 'person' : 'people'),
  at: 'at',
  accounts: (count: number) => (count === 1 ? 'account' : 'accounts'),
  with: 'with',
  revenue: 'of annual revenue',
  allAlerts: 'All alerts',
  since: (day: string) => `Since you were last here, ${day}`,
  firstTime: 'In the last 7 days',
  nothingSince: 'Nothing new.',
  alerts: (count: number) => (count === 1 ? 'change found' : 'changes found'),
  feedback: (count: number) => (count === 1 ? 'item of feedback' : 'items of feedback'),
  errors: (count: number) => (count === 1 ? 'session with an error' : 'sessions with errors'),
  rage: (count: number) => (count === 1 ? 'session with rage clicks' : 'sessions with rage clicks'),
  reportRun: (name: string) => `Report “${name}” was updated`,
  marketChanged: (name: string, changes: number) =>
    changes === 1
      ? `1 change in the market report “${name}”`
      : `${formatCount(changes)} changes in the market report “${name}”`,
  marketDone: (name: string) => `Market report “${name}” is ready`,
  sources: 'Sources',
  noSources: 'No source yet.',
  newest: 'newest',
  never: 'nothing yet',
  allSources: 'All sources',
  steps: (done: number, all: number) => `First steps: ${done} of ${all} done`,
  nextStep: 'Continue',
  site: 'Record a site',
};

/**
 * The finding in one sentence around its number: what stands before it and after it.
 */
export function changeSentence(change: AlertChange): [before: string, after: string] {
  const { kind, name, range, count, days } = change;
  const items = count === 1 ? 'item' : 'items';
  const [first, last] = [formatCalendarDay(days.from), formatCalendarDay(days.to)];
  const low = formatCount(range.low);
  const expected =
    range.low === range.high ? `${low} expected` : `${low} to ${formatCount(range.high)} expected`;
  if (kind === 'drift_up' || kind === 'drift_down')
    return [
      `“${name}” has been ${kind === 'drift_up' ? 'rising' : 'falling'} for weeks:`,
      `${items} from ${first} to ${last}.`,
    ];
  return [
    `“${name}” ${kind === 'rise' ? 'rose' : 'fell'} to`,
    `${items} between ${first} and ${last} (${expected}).`,
  ];
}

/** The same of a theme that grew from one month to the next. */
export function themeSentence({ name, trend }: Theme): [before: string, after: string] {
  return [
    `“${name}” is growing:`,
    `${trend.count === 1 ? 'item' : 'items'} in the last 30 days, ${formatCount(trend.before.count)} in the 30 days before.`,
  ];
}
