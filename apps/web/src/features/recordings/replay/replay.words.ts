import type { Moment } from '@earshot/contracts/recordings';
import { formatCounted } from '../../../lib/format.ts';
import { pathOf } from './moment-at.ts';
import type { MomentGroup, MomentKind } from './moment-looks.ts';

export const replayWords = {
  title: 'Session replay',
  list: 'Watch User Sessions',
  noId: 'This address names no recording.',
  notFound: 'This recording is not here. It was deleted, or belongs to another workspace.',
  toList: 'Go to all recordings',
  noName: 'Visitor without a name',
  account: (name: string) => `Account ${name}`,
  plan: (name: string) => `plan ${name}`,
  unverified: 'as the page says, not signed by its server',
  copyLink: (clock: string) => `Copy link at ${clock}`,
  linkCopied: 'The link to this second is copied.',
  notCopied: 'The link was not copied: this browser keeps its clipboard closed.',
  started: 'Started',
  length: 'Length',
  active: (clock: string) => `${clock} active`,
  device: 'Window',
  pages: 'Pages',
  trouble: 'Trouble',
  noTrouble: 'None seen',
  stage: 'Recorded page',
  waiting: 'Loading this part...',
  tryAgain: 'Try again',
  missing: (count: number) =>
    `${formatCounted(count, 'piece')} of this part did not arrive, so some changes are not seen.`,
  dropped: (count: number) =>
    `${formatCounted(count, 'event')} of this session could not be kept by the page’s recorder.`,
  digesting: 'This recording is still being read: events and counts may still come.',
  live: 'Live',
  follow: 'Follow live',
  timeline: 'Time in the session',
  timelineAt: (clock: string, all: string) => `${clock} of ${all}`,
  play: 'Play',
  pause: 'Pause',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  speed: 'Speed',
  skipQuiet: 'Skip quiet parts',
  nextTrouble: 'Next trouble',
  noMoreTrouble: 'No trouble comes after this.',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  quiet: (clock: string) => `Quiet ${clock}`,
  events: 'Events',
  findEvents: 'Find in events',
  kinds: 'Kinds of events',
  noEvents: 'Nothing was noted in this session.',
  noneFits: 'No event fits.',
  tools: 'Details',
  console: 'Console',
  network: 'Network',
  page: 'Page',
  session: 'Session',
  noConsole: 'Nothing in the console so far. Sites record it only when that is switched on.',
  noNetwork: 'No requests so far.',
  soFar: 'Shows the parts that were played or opened. Bodies and headers are not recorded.',
  address: 'Address',
  pageTitle: 'Title',
  cameFrom: 'Came from',
  vitals: 'Web vitals',
  metadata: 'What the page told',
  noMetadata: 'The page told nothing else.',
  browser: 'Browser',
  person: 'Person',
  noAnswer: 'no answer',
  groups: {
    all: 'All kinds',
    trouble: 'Trouble',
    acts: 'Clicks and typing',
    pages: 'Pages',
    console: 'Console',
    network: 'Network',
    other: 'Other',
  } satisfies Record<MomentGroup | 'all', string>,
  kind: {
    page: 'New page',
    click: 'Click',
    rage_click: 'Rage click',
    dead_click: 'Dead click',
    input: 'Typing',
    error: 'Error',
    console_error: 'Console error',
    console_warning: 'Console warning',
    failed_request: 'Failed request',
    slow_request: 'Slow request',
    custom: 'Own event',
    identify: 'Identified',
    hidden: 'Left the tab',
    shown: 'Came to the tab',
    vital: 'Web vital',
    dropped: 'Not recorded',
  } satisfies Record<MomentKind, string>,
  keys: {
    play: 'Play or pause',
    back5: 'Back 5 seconds',
    forward5: 'Forward 5 seconds',
    back10: 'Back 10 seconds',
    forward10: 'Forward 10 seconds',
    pause: 'Pause',
    before: 'Event before',
    after: 'Event after',
    fullScreen: 'Full screen',
  },
};

/** A moment as a list says it: what happened, and a word about it. */
export function momentWords({ kind, label, value }: Moment): { what: string; about: string } {
  const named = (word: string) => (label ? `${word} on ${label}` : word);
  switch (kind) {
    case 'page':
      return { what: `Opened ${pathOf(label)}`, about: '' };
    case 'click':
      return { what: label ? `Clicked ${label}` : 'Clicked', about: '' };
    case 'rage_click':
      return { what: named('Rage click'), about: value ? formatCounted(value, 'click') : '' };
    case 'dead_click':
      return { what: named('Dead click'), about: '' };
    case 'input':
      return { what: label ? `Typed in ${label}` : 'Typed', about: '' };
    case 'failed_request':
      return { what: `${pathOf(label)} failed`, about: value ? `Status ${value}` : replayWords.noAnswer };
    case 'slow_request':
      return { what: `${pathOf(label)} was slow`, about: value ? `${(value / 1000).toFixed(1)} s` : '' };
    case 'identify':
      return { what: `Is ${label}`, about: '' };
    case 'vital':
      return { what: label, about: value === null ? '' : vitalValue(label, value) };
    case 'dropped':
      return {
        what: replayWords.kind.dropped,
        about: `${formatCounted(value ?? 0, 'event')}: ${label.replaceAll('_', ' ')}`,
      };
    case 'hidden':
    case 'shown':
      return { what: replayWords.kind[kind], about: '' };
    default:
      return { what: label || replayWords.kind[kind], about: label ? replayWords.kind[kind] : '' };
  }
}

/** CLS is a score, all others are milliseconds. */
export function vitalValue(name: string, value: number): string {
  return name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
}
