import type {
  BoardCard,
  BoardChange,
  CardState,
  EvidenceTrust,
  Horizon,
  ReleaseVerdict,
  ReopenReason,
  ScoreFactor,
  ScoreKind,
} from '@earshot/contracts/boards/board-cards';
import { formatCalendarDay, formatCount, formatCounted, formatDay, formatShare } from '../../lib/format.ts';
import type { BoardView } from './lanes/board-views.ts';

export const horizonNames: Record<Horizon | 'none', string> = {
  now: 'Now',
  next: 'Next',
  later: 'Later',
  none: 'Not placed',
};

export const laneWords = {
  later: 'Later',
  noDay: 'No date',
  before: 'Before',
  quarter: (quarter: number, year: number) => `Q${quarter} ${year}`,
  more: (count: number) => `Show ${formatCount(count)} more`,
  empty: 'No cards',
  add: (lane: string) => `Add a card to ${lane}`,
};

export const viewNames: Record<BoardView, string> = {
  columns: 'Status',
  horizons: 'Now, next, later',
  timeline: 'Timeline',
  table: 'Table',
};

export const stateNames: Record<CardState, string> = {
  considering: 'Considering',
  planned: 'Planned',
  committed: 'Committed',
  released: 'Released',
  declined: 'Declined',
};

export const scoreNames: Record<ScoreKind, string> = {
  rice: 'RICE',
  ice: 'ICE',
  value_effort: 'Value ÷ effort',
};

export const scoreFormulas: Record<ScoreKind, string> = {
  rice: 'Reach × impact × confidence ÷ effort',
  ice: 'Impact × confidence ÷ effort',
  value_effort: 'Reach × impact ÷ effort',
};

export const factorNames: Record<ScoreFactor, string> = {
  reach: 'Reach',
  impact: 'Impact',
  confidence: 'Confidence',
  effort: 'Effort',
};

export const impactNames: Readonly<Record<string, string>> = {
  3: 'Massive (3)',
  2: 'High (2)',
  1: 'Medium (1)',
  0.5: 'Low (0.5)',
  0.25: 'Minimal (0.25)',
};

const oneDecimal = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const twoDigits = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 });
const euros = new Intl.NumberFormat(undefined, {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** A score as it is shown: whole from 10 on, with two digits below. */
export function formatScore(value: number): string {
  return value >= 10 ? formatCount(Math.round(value)) : twoDigits.format(value);
}

export function formatEuros(value: number): string {
  return euros.format(value);
}

export const putWords = {
  put: 'Add to board',
  onNew: 'New board',
  /** Of the board that is made for an idea; it can be renamed. */
  firstTitle: 'Roadmap',
  failed: 'Could not add the idea to the board',
  notLoaded: 'The boards did not load',
  again: 'Try again',
};

export const listWords = {
  title: 'Boards',
  lead: 'Plan with what customers say. Every card shows its evidence, and its score follows it.',
  what: 'The boards',
  none: 'No boards yet. Create one, then add ideas that were sent to the roadmap, or create cards yourself.',
  make: 'New board',
  cards: (count: number) => formatCounted(count, 'card'),
  isPrivate: 'Private',
  head: { title: 'Board', cards: 'Cards', score: 'Score', by: 'Created by' },
};

export const boardWords = {
  what: 'The board',
  notFound: 'Board not found. It may have been deleted, or it is private.',
  all: 'All boards',
  view: 'View',
  card: 'Card',
  summary: (cards: readonly BoardCard[]) => {
    const proven = cards.filter(({ counts }) => (counts?.items ?? 0) > 0).length;
    return `${formatCounted(cards.length, 'card')}, ${formatCount(proven)} with feedback as evidence. Scores follow live counts.`;
  },
  empty: 'This board has no cards yet.',
  emptyHint: 'Add ideas that were sent to the roadmap, import cards from another tool, or create a card.',
  addIdeas: 'Add ideas',
  more: 'Board settings',
  edit: 'Edit board',
  columns: 'Edit columns',
  remove: 'Delete board',
  removed: 'Board deleted. Its ideas are back in the list of ideas.',
  removeTitle: 'Delete board',
  removeSays: (title: string, count: number) =>
    `“${title}” and its ${formatCounted(count, 'card')} are removed. The ideas go back to the list of ideas. You can undo this for 7 days.`,
  notRemoved: 'Could not delete the board',
  hint: 'Move cards with the pointer, with Space and the arrow keys, or from a card’s menu. Every move can be undone.',
  instructions:
    'Press Enter to open the card, Space to pick it up, then the arrow keys to move it, Space to drop it, Escape to cancel.',
};

export const cardWords = {
  menu: (title: string) => `More about ${title}`,
  open: 'Open',
  moveTo: 'Move to',
  toTop: 'Top of this lane',
  toBottom: 'Bottom of this lane',
  takeOff: 'Remove from board',
  said: ({ counts }: BoardCard) => {
    if (!counts) return null;
    const { people, unnamed, items } = counts;
    if (items === 0) return 'Nobody has said it yet';
    if (people === 0) return formatCounted(items, 'item');
    const named = `${formatCounted(people, 'person', 'people')} said it`;
    return unnamed === 0 ? named : `${named}, ${formatCount(unnamed)} unnamed`;
  },
  byHand: 'No feedback as evidence yet',
  counting: 'Counting evidence',
  reopened: 'Reopened',
  score: (value: number) => `Score ${formatScore(value)}`,
  noScore: (missing: readonly ScoreFactor[]) =>
    `No score: needs ${missing.map((name) => factorNames[name].toLowerCase()).join(' and ')}`,
  by: (day: string) => formatCalendarDay(day),
};

/** Said to those who move cards without seeing them. */
export const moveSays = {
  lifted: (title: string, lane: string, place: number, of: number) =>
    `Picked up ${title}. ${lane}, position ${place} of ${of}.`,
  at: (lane: string, place: number, of: number) => `${lane}, position ${place} of ${of}.`,
  dropped: (title: string, lane: string, place: number, of: number) =>
    `Moved ${title} to ${lane}, position ${place} of ${of}.`,
  cancelled: (title: string) => `Move cancelled. ${title} is back where it was.`,
  moved: (title: string, lane: string) => `Moved “${title}” to ${lane}.`,
  takenOff: 'Removed from the board. The idea is back in the list of ideas.',
  notMoved: 'Could not move the card',
  notDone: 'Could not change the card',
  notUndone: 'Could not undo',
};

export const formWords = {
  newBoard: 'New board',
  editBoard: 'Edit board',
  make: 'Create board',
  save: 'Save',
  name: 'Title',
  nameMissing: 'Enter a title.',
  score: 'Score cards by',
  seen: 'Who sees it',
  seenByAll: 'All members of the workspace',
  seenByMe: 'Only you',
  newCard: 'New card',
  add: 'Add card',
  column: 'Column',
  note: 'Note',
  noteHint: 'Why it matters, or for whom. Optional.',
  columnsTitle: 'Edit columns',
  columnName: (at: number) => `Column ${at}`,
  columnState: (at: number) => `Cards in column ${at} are`,
  removeColumn: (title: string) => `Remove ${title}`,
  up: (title: string) => `Move ${title} left`,
  down: (title: string) => `Move ${title} right`,
  addColumn: 'Add column',
  addIdeasTitle: 'Add ideas to the board',
  addIdeas: (count: number) => (count === 0 ? 'Add ideas' : `Add ${formatCounted(count, 'idea')}`),
  noIdeas: 'No ideas to add. Use “Send to roadmap” on a theme, a topic, an answer or a market report.',
  ideasWhat: 'The ideas',
  filterIdeas: 'Search these ideas',
};

export const drawerWords = {
  label: 'Card',
  what: 'The card',
  gone: 'This card is no longer on the board.',
  close: 'Close the card',
  copyLink: 'Copy link to this card',
  copied: 'Link copied.',
  notCopied: 'Could not copy the link. Copy it from the address bar.',
  edit: 'Edit',
  moveTo: 'Move to…',
  score: (value: number | null) => (value === null ? 'No score yet' : `Score ${formatScore(value)}`),
  formula: (kind: ScoreKind) => scoreFormulas[kind],
  reach: (value: number) => formatCounted(value, 'person', 'people'),
  reachBy: ({ counts }: BoardCard) => {
    if (!counts) return 'Add feedback as evidence';
    const { people, unnamed } = counts;
    return unnamed === 0
      ? 'counted from evidence'
      : `${formatCount(people)} known + ${formatCount(unnamed)} unnamed`;
  },
  typed: (reason: string) => `Entered: “${reason}”`,
  evidenceSays: (value: string) => `Evidence says ${value}.`,
  confidenceBy: (trust: readonly EvidenceTrust[]) => {
    if (trust.length === 0) return 'Add feedback as evidence';
    const unchecked = trust.filter(({ by }) => by === 'unchecked').length;
    if (unchecked === trust.length) return 'not checked, taken as 50\u00a0%';
    return unchecked === 0
      ? 'from checks of the evidence'
      : 'from checks; unchecked evidence is taken as 50\u00a0%';
  },
  unknown: 'Unknown',
  weeks: (weeks: number) => `${oneDecimal.format(weeks)} ${weeks === 1 ? 'week' : 'weeks'}`,
  impact: 'Impact',
  effort: 'Effort, in person-weeks',
  notSet: 'Not set',
  override: 'Change',
  overrideOf: (name: string) => `Change ${name.toLowerCase()}`,
  owner: 'Owner',
  nobody: 'Nobody',
  target: 'Target date',
  horizon: 'Horizon',
  tags: 'Tags',
  sent: (by: string) => `Sent by ${by}, `,
  tabs: 'Parts of the card',
  said: 'Said',
  evidence: 'Evidence',
  comments: 'Comments',
  release: 'After release',
  history: 'History',
  counts: { items: 'Items', people: 'People', accounts: 'Accounts', revenue: 'Annual revenue' },
  revenueUnknown: 'unknown',
  once: 'Each counted once across all evidence.',
  weeksShown: (counts: readonly number[]) =>
    `Items a week, last ${counts.length} full weeks: ${counts.join(', ')}.`,
  noQuotes:
    'No quotes yet. Add feedback as evidence: use “Send to roadmap” on a theme, a topic or an answer.',
  original: 'View Original',
  unnamed: 'Unnamed',
  allItems: 'Open all',
  noEvidence: 'This card has no evidence. It was created without any.',
  removeEvidence: 'Remove this evidence',
  removedEvidence: 'Evidence removed.',
  undo: 'Undo',
  undone: 'Undone.',
  trust: ({ by, share, low, high, checked }: EvidenceTrust) => {
    if (by === 'audit' && low !== null && high !== null) {
      return `${formatShare(share)} right, ${formatShare(low)} to ${formatShare(high)}, ${formatCount(checked ?? 0)} checked`;
    }
    return by === 'words'
      ? `${formatShare(share)} of its items fit its name`
      : 'Not checked, taken as 50\u00a0%';
  },
};

export const briefWords = {
  open: 'Brief',
  title: 'Brief',
  what: 'The brief',
  countedOn: 'Counted on',
  copy: 'Copy as Markdown',
  copied: 'Brief copied.',
  notCopied: 'Could not copy the brief. Save it as a file instead.',
  save: 'Download Markdown',
};

export const overrideWords = {
  title: (name: string) => `Change ${name.toLowerCase()}`,
  value: { reach: 'People', confidence: 'Confidence, in percent' },
  reason: 'Reason',
  reasonHint: 'Shown on the card, so that others know why.',
  reasonMissing: 'Enter a reason.',
  valueWrong: { reach: 'Enter a number of people.', confidence: 'Enter a number from 0 to 100.' },
  save: 'Save',
  useEvidence: 'Use the value from evidence',
};

export const editWords = {
  title: 'Edit card',
  tagsHint: 'Separate tags with commas.',
};

const fieldNames: Readonly<Record<string, string>> = {
  ...{ column_id: 'Column', horizon: 'Horizon', owner_id: 'Owner', target_on: 'Target date', tags: 'Tags' },
  ...{ impact: 'Impact', effort: 'Effort', reach: 'Reach', reach_reason: 'Reason for reach' },
  ...{ confidence: 'Confidence', confidence_reason: 'Reason for confidence', title: 'Title', note: 'Note' },
  ...{ score: 'Score', items: 'Items', people: 'People', unnamed: 'Unnamed items', accounts: 'Accounts' },
  ...{ revenue: 'Annual revenue', released_at: 'Released on', version: 'Version' },
  ...{ emailed: 'People emailed', in_file: 'People in a file', imported_from: 'Imported from' },
  ...{
    link: 'Link',
    other_id: 'Card',
    into_id: 'Merged into',
    merged_id: 'Merged card',
    new_id: 'New card',
    split_from: 'Split from',
  },
};

/** Fields that say what a change is about: nothing else stood in them before. */
const namingFields: ReadonlySet<string> = new Set([
  ...['imported_from', 'link', 'other_id', 'into_id', 'merged_id', 'new_id', 'split_from'],
]);

const changeNames: Record<BoardChange['kind'], string> = {
  board: 'Board changed',
  columns: 'Columns changed',
  added: 'Added to the board',
  taken_off: 'Removed from the board',
  moved: 'Moved',
  edited: 'Edited',
  evidence: 'Evidence changed',
  released: 'Release',
  reopened: 'Reopened',
  told: 'Follow-up',
  commented: 'Commented',
  comment_edited: 'Comment edited',
  comment_deleted: 'Comment deleted',
  comment_restored: 'Comment restored',
  expected: 'Expected effect noted',
  published: 'Public roadmap changed',
  linked: 'Linked',
  unlinked: 'Link removed',
  merged: 'Merged',
  split: 'Split',
  imported: 'Cards imported',
  import_undone: 'Import undone',
  counted: 'Evidence counted',
  undone: 'Change undone',
};

/** A line of the history in words: what happened, and what differs since. */
export function changeSays(
  change: BoardChange,
  nameOf: (field: string, value: unknown) => string | null,
): { what: string; differs: string[] } {
  const names = [...new Set([...Object.keys(change.before), ...Object.keys(change.after)])];
  const differs = names.flatMap((name) => {
    const field = fieldNames[name];
    if (field === undefined || (change.kind === 'added' && name === 'column_id')) return [];
    const say = (value: unknown) => nameOf(name, value) ?? valueSays(name, value);
    if (namingFields.has(name)) return [`${field}: ${say(change.after[name] ?? change.before[name])}`];
    return [`${field}: ${say(change.before[name])} → ${say(change.after[name])}`];
  });
  const { reason } = change.after;
  return {
    what: changeNames[change.kind],
    differs: typeof reason === 'string' ? [reason, ...differs] : differs,
  };
}

function valueSays(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (name === 'confidence' && typeof value === 'number') return formatShare(value);
  if (name === 'score' && typeof value === 'number') return formatScore(value);
  if (name === 'revenue' && typeof value === 'number') return formatEuros(value);
  if (name === 'released_at' && typeof value === 'string') return formatDay(value);
  if (name === 'target_on' && typeof value === 'string') return formatCalendarDay(value);
  if (name === 'horizon' && typeof value === 'string') return horizonNames[value as Horizon];
  if (typeof value === 'number') return oneDecimal.format(value);
  if (Array.isArray(value)) return value.join(', ') || 'none';
  return typeof value === 'string' ? value : '';
}

export const tableWords = {
  card: 'Card',
  score: 'Score',
  effort: 'Weeks',
  column: 'Status',
  horizon: 'Horizon',
  owner: 'Owner',
  target: 'Target',
  weeks: (weeks: number) => oneDecimal.format(weeks),
  typed: (reason: string) => `Entered: “${reason}”`,
};

export const historyWords = {
  what: 'The history',
  byEvidence: 'new feedback',
  undone: 'undone since',
  removedColumn: 'a removed column',
  formerMember: 'a former member',
  otherCard: 'a card that is not on the board',
};

const counted: Record<ReleaseVerdict['counted_by'], string> = {
  sessions: 'recorded sessions',
  items: 'items of all feedback',
};

export const releaseWords = {
  what: 'The verdict',
  notReleased:
    'Not released yet. After the release, Earshot compares complaints before and after and shows whether it helped, by how much, and how certain that is.',
  reopened: (as: ReopenReason) =>
    as === 'worse'
      ? 'Reopened: complaints rose after the release. Released on'
      : 'Reopened: complaints came back after the release. Released on',
  reopenedOn: 'reopened on',
  reopenedHint: 'Release it again when it is fixed. The history says why it was reopened, and can undo it.',
  releaseAgain: 'Release again',
  release: 'Release',
  change: 'Change release',
  unrelease: 'Remove release date',
  released: (version: string | null) => (version === null ? 'Released' : `Released in ${version},`),
  verdicts: {
    improved: 'Improved',
    no_change: 'No change',
    worse: 'Worse',
    too_early: 'Too early to tell',
  } satisfies Record<ReleaseVerdict['verdict'], string>,
  says: ({ verdict, ratio, counted_by: by, before, after }: ReleaseVerdict) => {
    if (ratio === null) {
      return 'A verdict needs four full weeks and ten complaints before the release, and two full weeks after it.';
    }
    const rates = `from ${formatRate(rateOf(before))} to ${formatRate(rateOf(after))} per 1,000 ${counted[by]}, ${formatCounted(after.length, 'week')} after the release`;
    if (verdict === 'no_change') return `Complaints did not change significantly: ${rates}.`;
    const change = ratio < 1 ? `fell by ${formatShare(1 - ratio)}` : `rose by ${formatShare(ratio - 1)}`;
    return `Complaints ${change}, ${rates}${verdict === 'too_early' ? '. That is not significant yet' : ''}.`;
  },
  sureness: ({ low, high, smallest_seen: smallest }: ReleaseVerdict) => {
    if (low === null || high === null || smallest === null) return '';
    const seen =
      smallest >= 0.99
        ? 'There are too few complaints to detect a fall yet.'
        : `A fall of ${formatShare(smallest)} or more would be detected in four of five cases.`;
    return `95 % interval of the change: ${formatSigned(low - 1)} to ${formatSigned(high - 1)}. ${seen}`;
  },
  course: (by: ReleaseVerdict['counted_by']) => `Complaints per 1,000 ${counted[by]} each week`,
  unit: (by: ReleaseVerdict['counted_by']) => `Complaints per 1,000 ${counted[by]}`,
  weekOf: (from: string) => `Week from ${formatDay(from)}`,
  before: 'Before the release',
  after: 'After',
  weeks: 'Weeks before and after',
  head: { week: 'From', complaints: 'Complaints', sessions: 'Sessions', items: 'All items' },
  formTitle: 'Release',
  at: 'Released on',
  atHint: 'When customers could use it.',
  notPast: 'Enter a time that is not in the future.',
  version: 'Version',
  versionHint: 'Optional.',
};

/** Complaints for each 1,000 over whole weeks. */
function rateOf(weeks: ReleaseVerdict['before']): number {
  const sum = (of: (week: ReleaseVerdict['before'][number]) => number) =>
    weeks.reduce((total, week) => total + of(week), 0);
  return (
    (1000 * sum((week) => week.complaints)) /
    Math.max(
      1,
      sum((week) => week.active),
    )
  );
}

/** A rate as it is shown: whole from 10 on, with one decimal below. */
export function formatRate(rate: number): string {
  return rate >= 10 ? formatCount(Math.round(rate)) : oneDecimal.format(rate);
}

/** −0.3 → −30 %, 0.5 → +50 %. */
function formatSigned(share: number): string {
  return share < 0 ? `−${formatShare(-share)}` : `+${formatShare(share)}`;
}
