import type { PaymentTerms } from '@earshot/contracts/plans';
import { formatCount, formatCounted, formatDay } from '../../lib/format.ts';
import type { TagMeaning } from '../../ui/tag.tsx';
import { daysLeft } from './plan-in-frame.ts';
import type { Standing } from './standing.ts';

export const termWords: Record<PaymentTerms, { choice: string; each: string }> = {
  monthly: { choice: 'By the month', each: 'a month' },
  annual: { choice: 'By the year', each: 'a year' },
};

export const statusWords: Record<Standing, string> = {
  approval_pending: 'Waits for your approval',
  approved: 'Being confirmed',
  active: 'Active',
  past_due: 'Past due',
  suspended: 'Paused',
  cancelled: 'Cancelled',
  expired: 'Ended',
};

export const standingMeanings: Record<Standing, TagMeaning> = {
  approval_pending: 'warn',
  approved: 'info',
  active: 'good',
  past_due: 'bad',
  suspended: 'warn',
  cancelled: 'warn',
  expired: 'plain',
};

/** What the day stands for until which a subscription is paid. */
export function dateWords(standing: Standing): string {
  if (standing === 'active') return subscribeWords.renews;
  return standing === 'past_due' ? subscribeWords.paidUntil : subscribeWords.ends;
}

export const planWords = {
  what: 'The plan',
  present: 'Your plan',
  notSold:
    'This server sells no plans. The workspace has everything, without limits and free of charge, and nothing is counted.',
  notSoldMore: 'Who runs the server pays for its machine; that is all it costs.',
  used: 'Used this month',
  held: 'Held now',
  anew: (day: string) => `What is counted by the month begins anew on ${formatDay(day)} (UTC).`,
  members: 'Members, with those invited',
  noLimit: (used: number) => `${formatCount(used)}, no limit`,
  upTo: (used: number, limit: number) => `${formatCount(used)}, up to ${formatCount(limit)}`,
  days: 'Days that recordings are kept',
  whatHappens:
    'What a plan has no room for is refused with a reason, and nothing that is stored goes. Rows of an import wait; sessions that have begun are recorded to their end.',
  plans: 'Plans',
  chosen: 'Your plan',
  choose: (name: string) => `Choose ${name}`,
  change: 'Change terms or members',
  manage: 'Manage the subscription',
  toFree: 'You come back to it when a paid plan ends.',
  terms: 'How you pay',
  compare: 'Compare every row',
  askAdmin: 'An owner or admin of the workspace chooses its plan.',
  fromThere: (name: string) =>
    `What changes: the numbers above hold as soon as PayPal confirms the payment. ${name} is renewed by itself until you pause or cancel it.`,
};

export const subscribeWords = {
  head: 'Subscription',
  choose: 'Choose what you pay for',
  whatItHolds: (plan: string) => `What ${plan} holds`,
  changeHead: 'Change the subscription',
  plan: 'Plan',
  people: 'Members',
  peopleHint: (included: number, extra: number, each: string) =>
    `${formatCount(included)} are included; each further one costs €${extra} ${each}.`,
  peopleWrong: (most: number) => `A whole number from 1 to ${formatCount(most)}.`,
  total: (amount: number, each: string) => `€${formatCount(amount)} ${each}`,
  tax: 'Without tax. You approve it at PayPal; no card or account number comes here.',
  goOn: 'Continue to PayPal',
  goingOn: 'Opening PayPal…',
  changeNote: 'PayPal asks you to approve the change. Until then the present terms hold.',
  failed: 'The order did not go through',
  closing: 'Nothing can be ordered now: this workspace will be deleted after',
  keepFirst: 'To subscribe, an owner keeps it first.',
  toWorkspace: 'See the workspace’s settings',
  refused: 'You came back from PayPal without approving. Nothing was ordered, and nothing is charged.',
  confirming:
    'PayPal is confirming your payment. That takes some seconds; the plan changes by itself, also when you leave this page.',
  confirmed: (plan: string) => `Thank you. The plan ${plan} holds from now on.`,
  notConfirmed: 'How the payment stands could not be asked',
  lookAgain: 'Ask PayPal again',
  status: 'State',
  paysFor: (plan: string, people: number) => `${plan}, ${formatCounted(people, 'member')}`,
  started: 'Ordered',
  renews: 'Renews',
  ends: 'Holds until',
  paidUntil: 'Paid until',
  daysLeft,
  id: 'PayPal’s number',
  paymentFailed:
    'PayPal could not take the last payment, and tries again by itself. Check how you pay at PayPal: when it gives up, the workspace goes on with Free. Until then the plan holds.',
  waits: 'You have not approved this order at PayPal. Nothing is charged until you do.',
  approve: 'Approve at PayPal',
  paused: 'Nothing is charged while it is paused. The plan holds until the day it is paid for.',
  cancelled:
    'It is not renewed. The plan holds until the day it is paid for; then the workspace goes on with Free.',
  over: 'The workspace is on Free. What was stored is all here.',
  pause: 'Pause',
  takeUp: 'Take up again',
  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel the subscription?',
  cancelText: (day: string | null) =>
    `It is not renewed any more. ${day === null ? 'The plan ends at once.' : `The plan holds until ${formatDay(day)}.`} Nothing that is stored goes. To have it again later, you subscribe anew.`,
  cancelKeep: 'Keep it',
  didPause: 'The subscription is paused.',
  didTakeUp: 'The subscription goes on.',
  didCancel: 'The subscription is cancelled.',
  didNot: 'The subscription did not change',
};
