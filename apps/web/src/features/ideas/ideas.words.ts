import type { IdeaEvidence, IdeaState } from '@earshot/contracts/ideas';
import { formatCount, formatCounted, formatDay } from '../../lib/format.ts';

type Tone = NonNullable<IdeaEvidence['said']>['tone'];

const stateNames: Record<IdeaState, string> = { waiting: 'Waiting', dismissed: 'Dismissed' };

export const ideaWords = {
  title: 'Ideas for the roadmap',
  lead: 'What was sent from market reports and themes, each idea with the evidence that it rests on.',
  what: 'The ideas',
  state: 'Which ideas',
  stateWith: (state: IdeaState, count: number | undefined) =>
    count === undefined ? stateNames[state] : `${stateNames[state]} ${formatCount(count)}`,
  search: 'Search in titles',
  none: {
    waiting:
      'No idea waits for the roadmap. “Send to roadmap” stands at each finding and complaint of a market report, and in the menu of each theme.',
    dismissed: 'No idea was dismissed.',
  } satisfies Record<IdeaState, string>,
  noneFound: 'No idea of this kind holds that in its title.',
  toReports: 'All market reports',
  clear: 'Show all',
  count: (count: number) => formatCounted(count, 'idea'),
  older: 'Older',
  newest: 'Newest',
  all: 'All ideas',
  notFound: 'There is no such idea in this workspace. It may have been deleted.',
  sent: (by: string) => `Sent by ${by}, `,
  decided: (state: IdeaState, by: string) =>
    state === 'dismissed' ? `dismissed by ${by}, ` : `taken up again by ${by}, `,
  evidence: 'Evidence',
  more: (title: string) => `More about ${title}`,
  dismiss: 'Dismiss',
  wait: 'Let it wait again',
  edit: 'Edit',
  remove: 'Delete',
  dismissed: 'The idea is dismissed.',
  waitsAgain: 'The idea waits again.',
  removed: 'The idea is deleted.',
  notChanged: 'The idea was not changed',
  notBack: 'The idea was not brought back',
};

export const sendWords = {
  title: 'Send to roadmap',
  editTitle: 'Edit the idea',
  send: 'Send',
  save: 'Save',
  name: 'Title',
  nameMissing: 'Give it a title.',
  note: 'Note',
  noteHint: 'Why it matters, or for whom. Not needed.',
  along: 'Goes along as evidence',
  topic: 'A topic of yours that is about it',
  noTopic: 'None',
  counting: 'Counting your items',
  notCounted: 'Your items were not counted',
  allItems: 'All your feedback',
  own: (count: number, about: string) => `${formatCounted(count, 'item')} of yours about “${about}”`,
  noOwn: (about: string) => `No item of yours is about “${about}”.`,
  themeTitle: (label: string, tone: Tone) =>
    tone === 'asked' ? `Users ask for: ${label}` : `Users complain: ${label}`,
  theme: ({ label, ...said }: NonNullable<IdeaEvidence['said']> & { label: string }) =>
    `“${label}”: ${saidWords(said)}`,
  ofTheme: (name: string, count: number) => `Theme “${name}”: ${formatCounted(count, 'item')}`,
  ofReport: (name: string) => `The whole report “${name}”`,
  sent: 'Sent to the roadmap.',
  takenBack: 'It is not on its way to the roadmap any more.',
  alreadyThere: (by: string, at: string) =>
    `It was sent before, by ${by} on ${formatDay(at)}, and is there once.`,
  alreadyDismissed: (by: string, at: string) =>
    `It was sent before, by ${by} on ${formatDay(at)}, and was dismissed since.`,
  mark: (by: string, at: string) => `Sent to the roadmap by ${by} on ${formatDay(at)}`,
  markDismissed: (by: string, at: string) =>
    `Sent to the roadmap by ${by} on ${formatDay(at)}, dismissed since`,
};

export const evidenceNames: Record<IdeaEvidence['kind'], string> = {
  market_finding: 'Finding',
  market_opportunity: 'Opportunity',
  market_theme: 'Said in the market',
  market_report: 'Report',
  topic: 'Topic',
  theme: 'Theme',
  feedback: 'Your feedback',
};

export const goneWords: Record<NonNullable<IdeaEvidence['gone']>, string> = {
  report: 'Its report was deleted.',
  claim: 'Its report does not say it any more: the proof does not stand, or a newer run found otherwise.',
  topic: 'The topic was deleted.',
  theme: 'The theme is not there any more.',
};

const toneWords = { asked: 'ask for it', praised: 'praise it', complained: 'complain about it' };

export function saidWords({ company, tone, count, of }: NonNullable<IdeaEvidence['said']>): string {
  return `${formatCount(count)} of ${formatCount(of)} texts about ${company} ${toneWords[tone]}`;
}

export function inReport(name: string): string {
  return `in ${name}`;
}
