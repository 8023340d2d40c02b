import type { IdeaEvidence, IdeaState } from '@earshot/contracts/ideas';
import { formatCount, formatCounted, formatDay } from '../../lib/format.ts';

type Tone = NonNullable<IdeaEvidence['said']>['tone'];

const stateNames: Record<IdeaState, string> = {
  waiting: 'Waiting',
  on_board: 'On a board',
  dismissed: 'Dismissed',
};

const decisions: Record<IdeaState, string> = {
  waiting: 'reopened',
  on_board: 'put on a board',
  dismissed: 'dismissed',
};

export const ideaWords = {
  title: 'Ideas for the roadmap',
  lead: 'What people sent to the roadmap, each with its evidence. Add it to a board to plan it.',
  what: 'The ideas',
  state: 'Which ideas',
  stateWith: (state: IdeaState, count: number | undefined) =>
    count === undefined ? stateNames[state] : `${stateNames[state]} ${formatCount(count)}`,
  search: 'Search in titles',
  none: {
    waiting: 'No ideas yet. Use “Send to roadmap” on a theme or on a finding in a market report.',
    on_board: 'No ideas on a board yet. Put one on a board with “Add to board”.',
    dismissed: 'No dismissed ideas.',
  } satisfies Record<IdeaState, string>,
  noneFound: 'No ideas match your search.',
  toReports: 'All market reports',
  clear: 'Show all',
  count: (count: number) => formatCounted(count, 'idea'),
  older: 'Older',
  newest: 'Newest',
  all: 'All ideas',
  notFound: 'Idea not found. It may have been deleted.',
  sent: (by: string) => `Sent by ${by}, `,
  decided: (state: IdeaState, by: string) => `${decisions[state]} by ${by}, `,
  /** Why it is not told which. */
  onBoard: 'On a private board',
  evidence: 'Evidence',
  more: (title: string) => `More about ${title}`,
  dismiss: 'Dismiss',
  wait: 'Reopen',
  edit: 'Edit',
  remove: 'Delete',
  dismissed: 'Idea dismissed.',
  waitsAgain: 'Idea reopened.',
  removed: 'Idea deleted.',
  notChanged: 'Could not change the idea',
  notBack: 'Could not restore the idea',
};

export const sendWords = {
  title: 'Send to roadmap',
  editTitle: 'Edit idea',
  send: 'Send',
  save: 'Save',
  name: 'Title',
  nameMissing: 'Enter a title.',
  note: 'Note',
  noteHint: 'Why it matters, or for whom. Optional.',
  along: 'Attached evidence',
  topic: 'Related topic',
  noTopic: 'None',
  counting: 'Counting your items',
  notCounted: 'Could not count your items',
  allItems: 'All your feedback',
  own: (count: number, about: string) => `${formatCounted(count, 'item')} in your feedback about “${about}”`,
  noOwn: (about: string) => `No items in your feedback are about “${about}”.`,
  themeTitle: (label: string, tone: Tone) =>
    tone === 'asked' ? `Users ask for: ${label}` : `Users complain: ${label}`,
  theme: ({ label, ...said }: NonNullable<IdeaEvidence['said']> & { label: string }) =>
    `“${label}”: ${saidWords(said)}`,
  ofTheme: (name: string, count: number) => `Theme “${name}”: ${formatCounted(count, 'item')}`,
  ofTopic: (name: string, count: number) => `Topic “${name}”: ${formatCounted(count, 'item')}`,
  ofReport: (name: string) => `Report “${name}”`,
  sent: 'Sent to the roadmap.',
  takenBack: 'Removed from the roadmap.',
  alreadyThere: (title: string, by: string, at: string) =>
    `Already on the roadmap as “${title}”, sent by ${by} on ${formatDay(at)}.`,
  alreadyDismissed: (title: string, by: string, at: string) =>
    `Already sent as “${title}” by ${by} on ${formatDay(at)}, and dismissed since.`,
  mark: (by: string, at: string) => `Sent to the roadmap by ${by} on ${formatDay(at)}`,
  markDismissed: (by: string, at: string) =>
    `Sent to the roadmap by ${by} on ${formatDay(at)}, dismissed since`,
};

export const evidenceNames: Record<IdeaEvidence['kind'], string> = {
  market_finding: 'Finding',
  market_opportunity: 'Opportunity',
  market_theme: 'Market feedback',
  market_report: 'Report',
  topic: 'Topic',
  theme: 'Theme',
  feedback: 'Your feedback',
};

export const goneWords: Record<NonNullable<IdeaEvidence['gone']>, string> = {
  report: 'The report was deleted.',
  claim:
    'The report no longer contains this claim. Its quote is no longer on the page, or a newer run found something else.',
  topic: 'The topic was deleted.',
  theme: 'The theme no longer exists.',
};

const toneWords = { asked: 'ask for it', praised: 'praise it', complained: 'complain about it' };

export function saidWords({ company, tone, count, of }: NonNullable<IdeaEvidence['said']>): string {
  return `${formatCount(count)} of ${formatCount(of)} texts about ${company} ${toneWords[tone]}`;
}

export function inReport(name: string): string {
  return `in ${name}`;
}
