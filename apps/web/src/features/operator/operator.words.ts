import type { MarketCorrection } from '@earshot/contracts/market';
import { formatCounted } from '../../lib/format.ts';

/** What each kind of job does, by its name in the queue. */
const kindsOfJobs: Readonly<Record<string, string>> = {
  'mail.send': 'Send a mail',
  'imports.check': 'Try an import out',
  'imports.run': 'Import or undo a file',
  'understanding.follow': 'Read new feedback',
  'themes.build': 'Find themes',
  'themes.rebuild': 'Ask for themes, every night',
  'topics.fit': 'Fit a topic',
  'topics.preview': 'Preview a topic’s change',
  'topics.link': 'Link items that say the same',
  'reports.run': 'Run an AI report',
  'reports.run_due': 'Ask for reports that are due',
  'checks.learn_tone': 'Learn sentiment from checks',
  'checks.apply_tone': 'Judge sentiment anew',
  'personal_data.mask_stored': 'Mask stored personal data',
  'alerts.look': 'Look for changes',
  'alerts.wake': 'Ask for looks that are due',
  'recordings.digest': 'Read a recording',
  'recordings.keep': 'Delete old recordings',
  'recordings.pack': 'Pack a recording',
  'recordings.mend': 'Mask or delete recordings that lost masking',
  'recordings.remove_blobs': 'Delete packed bytes',
  'recordings.sweep': 'Look for forgotten recordings',
  'visits.visit': 'Visit a site',
  'visits.keep': 'Tidy site visits',
  'market.run_pack': 'Make a market report',
  'market.keep': 'Tidy market reports',
  'market.word_findings': 'Word a market report',
  'billing.refresh': 'Ask PayPal about a subscription',
  'billing.reconcile': 'Compare subscriptions with PayPal',
  'operator.measure_sizes': 'Measure workspaces, every night',
  'upkeep.clean_up': 'Clean up, every night',
};

/** A kind of job in words; its name in the queue where there are none yet. */
export function jobWords(queue: string): string {
  return kindsOfJobs[queue] ?? queue;
}

export const operatorWords = {
  title: 'Operator',
  lead: 'The whole server, not one workspace. Only operators see these pages.',
  refresh: 'Refresh',
  tabs: {
    label: 'Operator',
    health: 'Health',
    inbox: 'Inbox',
    jobs: 'Jobs',
    mail: 'Mail',
    storage: 'Storage',
    dropped: 'Dropped data',
    corrections: 'Corrections',
    operators: 'Operators',
  },
  cancel: 'Cancel',
  more: 'More',
  loadingMore: 'Loading…',
  shown: (shown: string, all: string) => `${shown} of ${all}`,
};

export const jobsWords = {
  failedTitle: 'Failed for good',
  failedLead: 'Their attempts are used up. Texts that may be personal are not shown.',
  noneFailed: 'No job has failed for good.',
  noneFailedOf: (kind: string) => `No job “${kind}” has failed for good.`,
  onlyOf: (kind: string) => `Only “${kind}”`,
  allKinds: 'Show all kinds',
  retry: 'Try again',
  retryOf: (kind: string) => `Try again: ${kind}`,
  retryAll: (count: number) => `Try ${formatCounted(count, 'job')} again`,
  retried: 'The job waits again.',
  retriedAll: (count: number) => `${formatCounted(count, 'job waits', 'jobs wait')} again.`,
  delete: 'Delete',
  deleteOf: (kind: string) => `Delete: ${kind}`,
  deleted: 'The failed job is deleted.',
  deleteTitle: 'Delete this failed job?',
  deleteText: (kind: string) => `What it was to do (“${kind}”) is not done. This cannot be taken back.`,
  attempts: (count: number) => `after ${formatCounted(count, 'attempt')}`,
  given: 'What it was given',
  queuesTitle: 'Kinds of jobs',
  caption: 'Kinds of jobs with how many of each wait, run and have failed',
  kind: 'Job',
  waiting: 'Waiting',
  retrying: (count: number) => `${formatCounted(count, 'of them failed', 'of them failed')} before`,
  active: 'Running',
  failed: 'Failed',
  failedOf: (count: string, kind: string) => `${count} failed: ${kind}`,
  oldest: 'Waits since',
  schedule: 'By itself (UTC)',
  asked: 'When asked',
  everyMinutes: (minutes: number) => `Every ${minutes} minutes`,
  everyHour: (minute: string) => `Every hour, at :${minute}`,
  everyDay: (time: string) => `Every day at ${time}`,
};

export const operatorsWords = {
  caption: 'Who runs this server',
  name: 'Name',
  email: 'Email',
  since: 'Since',
  madeBy: 'Made by',
  setUpLink: 'The set-up link',
  you: 'you',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: 'Take these rights away?',
  removeText: (name: string) =>
    `${name} no longer sees the operator’s pages. Their account and workspaces stay as they are.`,
  removeSelf: 'You no longer see the operator’s pages, and only another operator can bring you back.',
  removed: (name: string) => `${name} is an operator no more.`,
  last: 'A server keeps one operator at least. To hand over, add the other one first.',
  addTitle: 'Add an operator',
  addLead: 'They need an account on this server. To hand over, add the other one and then remove yourself.',
  addButton: 'Make an operator',
  added: (email: string) => `${email} is an operator now.`,
};

export const correctionsWords = {
  title: 'Corrections',
  lead: 'What readers without an account set right in their own market reports. An accepted one shows in every report that reads the same of the page; a declined one stays in its own report.',
  what: 'The corrections',
  which: 'Which corrections',
  states: { offered: 'Open', accepted: 'Accepted', declined: 'Declined' },
  none: {
    offered: 'Nobody has set anything right that is still to be judged.',
    accepted: 'No correction is accepted.',
    declined: 'No correction is declined.',
  },
  said: 'Said',
  accept: 'Accept',
  decline: 'Decline',
  decided: {
    offered: 'The correction is open.',
    accepted: 'The correction shows in every report that reads the same.',
    declined: 'The correction shows in its own report alone.',
  },
  wasRead: 'Was read as',
  isSaid: 'Its reader says',
};

const cellWords = { yes: 'Yes', limited: 'Limited', no: 'No', not_mentioned: 'Not mentioned' };

/** What a correction says, in a line. */
export function correctedWord(correction: MarketCorrection): string {
  const { right } = correction;
  if (right === null) return 'There is no such plan';
  if ('value' in right) return [cellWords[right.value], right.note].filter(Boolean).join(': ');
  const { name, kind, amount, currency, per, unit } = right;
  if (kind !== 'priced') return `${name}, ${kind === 'free' ? 'free' : 'on request'}`;
  const paid = per && `per ${per.replace('_', ' ')}`;
  const price = [amount, currency, paid, unit && `for each ${unit}`].filter(Boolean).join(' ');
  return `${name}, ${price}`;
}
