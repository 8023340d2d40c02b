import type { AlertChangeKind, AlertRule } from '@earshot/contracts/alerts';
import { alertHistoryDays } from '@earshot/contracts/alerts';

export const alertWords = {
  title: 'Alerts',
  lead: 'Changes beyond chance in topics, themes, views and filters. Most weeks go up and down without a reason; this tells of the others.',
  what: 'The alerts',
  parts: 'What to see',
  changes: 'Found changes',
  rules: 'What is watched',
  mail: 'Mails',
  look: 'Look now',
  notLooking: 'The look was not started',
  looking: 'Looking at each day of the past weeks…',
  lookedAt: 'Looked at',
  neverLooked: 'Nothing was looked at yet.',
  noneYet:
    'Changes stand here once your feedback was looked at: each morning when there is something new, or now.',
  none: 'No change beyond chance was found. Each topic, theme and rule is looked at every morning.',
  noneOfRule: 'This rule has found no change yet.',
  noHistory: `There is no dated feedback yet. A first change needs ${alertHistoryDays} days of it.`,
  shortHistory: (days: string) =>
    `There are ${days} of feedback so far. A first change needs ${alertHistoryDays}: four weeks to compare a week with.`,
  older: 'Show older changes',
  allChanges: 'Show all changes',
  onlyRule: (name: string) => `Only changes of “${name}”.`,
};

export const changeWords = {
  kinds: {
    rise: 'Rose',
    fall: 'Fell',
    drift_up: 'Grows slowly',
    drift_down: 'Shrinks slowly',
  } satisfies Record<AlertChangeKind, string>,
  ruleKinds: { topic: 'Topic', theme: 'Theme', view: 'View', filter: 'Filter' } satisfies Record<
    AlertRule['kind'],
    string
  >,
  isNew: 'New',
  muted: 'Muted by you',
  notUseful: (by: string) => `Not useful, says ${by}`,
  itemsOf: (items: string, name: string, from: string, to: string) =>
    `${items} of ${name} from ${from} to ${to}`,
  items: (count: number) => (count === 1 ? 'item' : 'items'),
  span: (from: string, to: string) => `from ${from} to ${to}`,
  expected: (low: string, high: string) => `${low} to ${high} were expected.`,
  began: (day: string) => `It seems to have begun on ${day}.`,
  stillSeen: (day: string) => `Last seen on ${day}.`,
  wasFound: (count: string) => `It was ${count} when it was found on`,
  drivenBy: 'Driven by',
  largest: 'No part moved more than the others beyond chance. Largest:',
  driver: (dimension: string, name: string) => `${dimension} ${name}`,
  driverCount: (count: string, name: string) => `${count} of them in ${name}`,
  driverShare: (expected: string, share: string) => `where ${expected} were expected: ${share} of the change`,
  chart: (name: string) => `${name}: items, with the range that was expected last`,
  stretch: 'Days',
  series: 'Items',
  menuOf: (name: string) => `More about ${name}`,
  judge: 'Not useful',
  unjudge: 'Useful after all',
  judged: 'The rule now asks for a bigger and surer change.',
  unjudged: 'Taken back: the rule is as it was.',
  notJudged: 'Nothing was changed',
  mute: { week: 'Mute for a week', for_good: 'Mute for good', none: 'Hear of it again' },
  mutedNow: {
    week: 'Muted for a week. Others still hear of it.',
    for_good: 'Muted for good. Others still hear of it.',
    none: 'You hear of it again.',
  },
  rule: 'Its rule and past',
};

export const ruleWords = {
  all: 'Watch every topic and theme',
  allHint: 'Those found or made later, too. Views and filters are watched one by one.',
  add: 'Watch a view or filter',
  caption: 'What is watched',
  name: 'Name',
  now: 'Now',
  past: 'Past year',
  state: 'State',
  actions: 'Change',
  none: 'Nothing is watched yet. Topics and themes come by themselves at the next look.',
  standing: {
    rise: 'rose',
    fall: 'fell',
    drift_up: 'grows slowly',
    drift_down: 'shrinks slowly',
    steady: 'as expected',
    unsure: 'outside the usual range, too little for an alert',
    too_few: 'too few to tell',
    too_new: 'too short a history',
  },
  standingOf: (count: string, name: string, days: string) => `${count} items of ${name} ${days}`,
  expected: (low: string, high: string) => `${low} to ${high} expected in these days`,
  spoken: (times: number) =>
    times === 0
      ? 'would not have spoken'
      : times === 1
        ? 'would have spoken once'
        : times === 2
          ? 'would have spoken twice'
          : `would have spoken ${times} times`,
  since: (day: string) => `since ${day}`,
  alarm: (kind: AlertChangeKind, day: string) => `${changeWords.kinds[kind]}, ${day}`,
  notLooked: 'Not looked at yet',
  off: 'Off',
  offAll: 'Off with all',
  until: 'until',
  mutedForGood: 'Muted by you',
  raised: (times: string) => `Asks for more: ${times} not useful`,
  hindrances: {
    question: 'Its view holds a question now, so it cannot be counted by day',
    about: 'It asks for items about a text, which cannot be counted by day',
    days: 'It has days of its own, so there is nothing to wait for',
    merged: 'This theme is shown in another now',
  } satisfies Record<NonNullable<AlertRule['hindrance']>, string>,
  menuOf: (name: string) => `Change the rule ${name}`,
  switchOff: 'Switch off for all',
  switchOn: 'Switch on',
  delete: 'Delete',
  changes: (count: string) => `Show ${count}`,
  changed: 'Saved.',
  notChanged: 'Nothing was changed',
  deleted: (name: string) => `“${name}” is no longer watched.`,
  newTitle: 'Watch a view or filter',
  view: 'Saved view',
  choose: 'Choose a view',
  ofWords: 'Items that hold these words',
  filterName: 'Name of the rule',
  what: 'What to watch',
  byView: 'A saved view',
  byWords: 'Words',
  theFilter: 'The filter of the list you came from.',
  create: 'Watch',
  cancel: 'Cancel',
  created: 'It is watched from the next look on.',
};

export const choiceWords = {
  title: 'What you get by mail',
  what: 'Your choices',
  alerts: 'Changes',
  mails: {
    none: 'No mails about changes',
    own: 'Changes of what I set up myself',
    all: 'All changes',
  },
  alertsHint: 'At most one mail a day, in the morning of the workspace. What you mute is left out.',
  digest: 'Weekly digest',
  noDigest: 'No digest',
  digestHint: 'How much was said, what rose and fell, and new themes. Every number leads to its items.',
  saved: 'Saved.',
  notSaved: 'Your choice was not saved',
};
