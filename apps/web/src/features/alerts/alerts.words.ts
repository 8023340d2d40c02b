import type { AlertChangeKind, AlertRule } from '@earshot/contracts/alerts';
import { alertHistoryDays } from '@earshot/contracts/alerts';
import { dayMs } from '@earshot/contracts/durations';
import { formatCounted } from '../../lib/format.ts';
import type { RuleGroupKind } from './rule-groups.ts';

export const alertWords = {
  title: 'Alerts',
  lead: 'Earshot tells you when a topic, theme, view or filter changes more than usual, and when something happens to your cards. Normal ups and downs stay quiet.',
  what: 'The alerts',
  parts: 'Sections',
  changes: 'Changes',
  cards: 'Cards',
  cardsNew: (count: string) => `Cards, ${count} new`,
  rules: 'Watched',
  mail: 'Emails',
  look: 'Check now',
  notLooking: 'Could not start the check',
  looking: 'Checking each day of the past weeks…',
  lookedAt: 'Last checked',
  neverLooked: 'Not checked yet.',
  noneYet:
    'Changes appear here after the first check. Earshot checks every morning when you have new feedback, or you can check now.',
  none: 'No significant changes. Earshot checks every topic, theme and rule each morning.',
  noneOfRule: 'This rule has not found a change yet.',
  noHistory: `No dated feedback yet. Earshot needs ${alertHistoryDays} days of it to find a change.`,
  shortHistory: (days: string) =>
    `You have ${days} of feedback so far. Earshot needs ${alertHistoryDays} days, so that it can compare a week with the four before.`,
  older: 'Show older changes',
  allChanges: 'Show all changes',
  onlyRule: (name: string) => `Only changes of “${name}”.`,
};

export const changeWords = {
  kinds: {
    rise: 'Rose',
    fall: 'Fell',
    drift_up: 'Rising slowly',
    drift_down: 'Falling slowly',
  } satisfies Record<AlertChangeKind, string>,
  ruleKinds: { topic: 'Topic', theme: 'Theme', view: 'View', filter: 'Filter' } satisfies Record<
    AlertRule['kind'],
    string
  >,
  isNew: 'New',
  muted: 'Muted by you',
  notUseful: (by: string) => `Marked not useful by ${by}`,
  itemsOf: (items: string, name: string, from: string, to: string) =>
    `${items} in ${name} from ${from} to ${to}`,
  items: (count: number) => (count === 1 ? 'item' : 'items'),
  span: (from: string, to: string) => `from ${from} to ${to}`,
  usual: (low: string, high: string) => `usually ${low === high ? low : `${low} to ${high}`}.`,
  began: (day: string) => `Probably started on ${day}.`,
  stillSeen: (day: string) => `Last seen on ${day}.`,
  wasFound: (count: string) => `It was ${count} when detected on`,
  drivenBy: 'Driven by',
  largest: 'No part changed significantly more than the others. Largest:',
  driver: (dimension: string, name: string) => `${dimension} ${name}`,
  driverCount: (count: string, name: string) => `${count} of them in ${name}`,
  driverShare: (expected: string, share: string) => `instead of ${expected}, ${share} of the change`,
  chart: (name: string) => `${name}: items, with the latest expected range`,
  stretch: 'Days',
  series: 'Items',
  menuOf: (name: string) => `More about ${name}`,
  judge: 'Not useful',
  unjudge: 'Mark as useful',
  judged: 'This rule now needs a larger, more certain change.',
  unjudged: 'Undone. The rule is unchanged.',
  notJudged: 'Could not save the change',
  mute: { week: 'Mute for a week', for_good: 'Mute permanently', none: 'Unmute' },
  mutedNow: {
    week: 'Muted for a week. Others are still notified.',
    for_good: 'Muted permanently. Others are still notified.',
    none: 'Unmuted.',
  },
  rule: 'Rule and history',
};

export const ruleWords = {
  all: 'Watch every topic and theme',
  allHint: 'Includes topics and themes added later. Views and filters are watched one by one.',
  add: 'Watch a view or filter',
  name: 'Name',
  now: 'Items',
  usual: 'Usual',
  past: 'Alerts in the past year',
  groups: {
    changed: 'Changed',
    unchecked: 'Not checked yet',
    steady: 'As usual',
    few: 'Too few items to tell',
    off: 'Not watched',
  } satisfies Record<RuleGroupKind, string>,
  nothingChanged: 'Nothing you watch has changed significantly.',
  actions: 'Change',
  none: 'No rules yet. Topics and themes are added automatically at the next check.',
  notes: {
    ...changeWords.kinds,
    steady: null,
    unsure: 'Slightly outside its usual range',
    too_few: null,
    too_new: 'Not enough history yet',
  } satisfies Record<NonNullable<AlertRule['standing']>['kind'], string | null>,
  standingOf: (count: number, name: string, days: string) =>
    `${formatCounted(count, 'item')} in ${name} ${days}`,
  /** Both days counted. */
  daysOf: (from: string, to: string) =>
    `in ${formatCounted(Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1, 'day')}`,
  expected: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  spoken: (times: number) => (times === 0 ? 'None' : formatCounted(times, 'alert')),
  since: (day: string) => `Since ${day}`,
  alarm: (kind: AlertChangeKind, day: string) => `${changeWords.kinds[kind]}, ${day}`,
  off: 'Off',
  offAll: 'Off for all',
  until: 'until',
  mutedForGood: 'Muted by you',
  raised: (times: string) => `Higher threshold: marked not useful ${times}`,
  hindrances: {
    question: 'Its view now contains a question, so it cannot be counted per day',
    about: 'It is a search by similarity, which cannot be counted per day',
    days: 'It has fixed dates, so nothing new can appear',
    merged: 'This theme was merged into another',
  } satisfies Record<NonNullable<AlertRule['hindrance']>, string>,
  menuOf: (name: string) => `Change rule ${name}`,
  switchOff: 'Turn off for all',
  switchOn: 'Turn on',
  delete: 'Delete',
  changes: (count: string) => `Show ${count}`,
  changed: 'Saved.',
  notChanged: 'Could not save the change',
  deleted: (name: string) => `“${name}” is no longer watched.`,
  newTitle: 'Watch a view or filter',
  view: 'Saved view',
  choose: 'Choose a view',
  ofWords: 'Items that contain',
  filterName: 'Rule name',
  what: 'What to watch',
  byView: 'A saved view',
  byWords: 'Words',
  theFilter: 'The filter from the list you came from.',
  create: 'Watch',
  cancel: 'Cancel',
  created: 'Watching starts with the next check.',
};

export const cardAlertWords = {
  what: 'The alerts about cards',
  none: 'No alerts about cards yet. You see here who mentions you, comments on cards that you own or watch, and cards that are reopened because complaints came back.',
  kinds: { reopened: 'Reopened', commented: 'Comment', comment_edited: 'Comment' } as Readonly<
    Record<string, string>
  >,
  mention: 'Mention',
  board: (title: string) => `On “${title}”`,
  older: 'Show older alerts',
};

export const choiceWords = {
  title: 'Email settings',
  what: 'Your choices',
  alerts: 'Changes',
  mails: {
    none: 'No emails about changes',
    own: 'Changes in rules I created',
    all: 'All changes',
  },
  alertsHint:
    'At most one email a day, in the morning in the workspace’s time zone. Muted rules are left out.',
  digest: 'Weekly digest',
  noDigest: 'No digest',
  digestHint: 'Feedback volume, what rose and fell, and new themes. Every number links to its items.',
  cards: 'Cards',
  cardMails: { on: 'When something happens to my cards', off: 'No emails about cards' },
  cardsHint:
    'Mentions, comments on cards that you own or watch, and cards that are reopened. Alerts also appear on this screen.',
  saved: 'Saved.',
  notSaved: 'Could not save your choice',
};
