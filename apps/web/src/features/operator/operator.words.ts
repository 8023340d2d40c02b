import type { MarketCorrection } from '@earshot/contracts/market';
import { formatCount, formatCounted } from '../../lib/format.ts';

/** What each kind of job does, by its name in the queue. */
const kindsOfJobs: Readonly<Record<string, string>> = {
  'mail.send': 'Send an email',
  'imports.check': 'Dry run of an import',
  'imports.run': 'Import a file or undo an import',
  'understanding.follow': 'Enrich new feedback',
  'themes.build': 'Find themes',
  'themes.rebuild': 'Schedule themes, nightly',
  'topics.fit': 'Train a topic',
  'topics.preview': 'Preview a topic change',
  'topics.link': 'Link similar items',
  'reports.run': 'Run an AI report',
  'reports.run_due': 'Schedule due reports',
  'checks.learn_tone': 'Train sentiment on validations',
  'checks.apply_tone': 'Recompute sentiment',
  'personal_data.mask_stored': 'Mask stored personal data',
  'alerts.look': 'Check for changes',
  'alerts.wake': 'Schedule due checks for changes',
  'recordings.digest': 'Process a recording',
  'recordings.keep': 'Delete old recordings',
  'recordings.pack': 'Pack a recording',
  'recordings.mend': 'Mask or delete recordings with lost masking',
  'recordings.remove_blobs': 'Delete packed recordings',
  'recordings.sweep': 'Find unprocessed recordings',
  'visits.visit': 'Visit a site',
  'visits.keep': 'Clean up site visits',
  'market.run_pack': 'Create a market report',
  'market.keep': 'Clean up market reports',
  'market.word_findings': 'Reword a market report',
  'billing.refresh': 'Refresh a subscription from PayPal',
  'billing.reconcile': 'Compare subscriptions with PayPal',
  'operator.measure_sizes': 'Measure workspaces, nightly',
  'upkeep.clean_up': 'Maintenance, nightly',
};

/** A kind of job in words; its name in the queue where there are none yet. */
export function jobWords(queue: string): string {
  return kindsOfJobs[queue] ?? queue;
}

export const operatorWords = {
  title: 'Operator',
  lead: 'These pages cover the whole server, not one workspace. Only operators can see them.',
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
  more: 'More',
  loadingMore: 'Loading…',
  shown: (shown: string, all: string) => `${shown} of ${all}`,
};

export const jobsWords = {
  failedTitle: 'Failed jobs',
  failedLead: 'All attempts failed. Texts that may contain personal data are hidden.',
  noneFailed: 'No failed jobs.',
  noneFailedOf: (kind: string) => `No failed “${kind}” jobs.`,
  onlyOf: (kind: string) => `Only “${kind}”`,
  allKinds: 'Show all jobs',
  retry: 'Try again',
  retryOf: (kind: string) => `Try again: ${kind}`,
  retryAll: (count: number) => `Try ${formatCounted(count, 'job')} again`,
  retried: 'Job queued again.',
  retriedAll: (count: number) => `${formatCounted(count, 'job')} queued again.`,
  delete: 'Delete',
  deleteOf: (kind: string) => `Delete: ${kind}`,
  deleted: 'Failed job deleted.',
  deleteTitle: 'Delete this failed job?',
  deleteText: (kind: string) => `Its work (“${kind}”) will not be done. This cannot be undone.`,
  attempts: (count: number) => `after ${formatCounted(count, 'attempt')}`,
  given: 'Input',
  queuesTitle: 'All jobs',
  caption: 'Jobs and how many are waiting, running and failed',
  kind: 'Job',
  waiting: 'Waiting',
  retrying: (count: number) => `${formatCount(count)} retrying`,
  active: 'Running',
  failed: 'Failed',
  failedOf: (count: string, kind: string) => `${count} failed: ${kind}`,
  oldest: 'Waiting since',
  schedule: 'Schedule (UTC)',
  asked: 'On demand',
  everyMinutes: (minutes: number) => `Every ${minutes} minutes`,
  everyHour: (minute: string) => `Every hour, at :${minute}`,
  everyDay: (time: string) => `Every day at ${time}`,
};

export const operatorsWords = {
  caption: 'Operators of this server',
  name: 'Name',
  email: 'Email',
  since: 'Since',
  madeBy: 'Added by',
  setUpLink: 'Setup link',
  you: 'you',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this operator?',
  removeText: (name: string) =>
    `${name} loses access to the operator pages. Their account and workspaces do not change.`,
  removeSelf: 'You lose access to the operator pages. Only another operator can add you again.',
  removed: (name: string) => `${name} is no longer an operator.`,
  last: 'A server needs at least one operator. To hand over, add the new operator first.',
  addTitle: 'Add an operator',
  addLead: 'They need an account on this server. To hand over, add the new operator, then remove yourself.',
  addButton: 'Add operator',
  added: (email: string) => `${email} is now an operator.`,
};

export const correctionsWords = {
  title: 'Corrections',
  lead: 'Corrections that readers without an account made in their own market reports. An accepted correction appears in every report that found the same fact on the page. A declined one stays in its own report.',
  what: 'The corrections',
  which: 'Which corrections',
  states: { offered: 'Open', accepted: 'Accepted', declined: 'Declined' },
  none: {
    offered: 'No open corrections.',
    accepted: 'No accepted corrections.',
    declined: 'No declined corrections.',
  },
  said: 'Made on',
  accept: 'Accept',
  decline: 'Decline',
  decided: {
    offered: 'Correction reopened.',
    accepted: 'Accepted. The correction appears in every report that found the same fact.',
    declined: 'Declined. The correction appears only in its own report.',
  },
  wasRead: 'Earshot read',
  isSaid: 'Reader says',
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
  const price = [amount, currency, paid, unit && `per ${unit}`].filter(Boolean).join(' ');
  return `${name}, ${price}`;
}
