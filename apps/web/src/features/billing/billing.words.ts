import type { PaymentTerms } from '@earshot/contracts/plans/plans';
import { formatCount, formatCounted, formatDay } from '../../lib/format.ts';
import type { TagMeaning } from '../../ui/text/tag.tsx';
import { daysLeft } from './plan-in-frame.ts';
import type { Standing } from './standing.ts';

export const termWords: Record<PaymentTerms, { choice: string; each: string }> = {
  monthly: { choice: 'Monthly', each: 'a month' },
  annual: { choice: 'Yearly', each: 'a year' },
};

export const statusWords: Record<Standing, string> = {
  approval_pending: 'Needs your approval',
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
    'This server does not sell plans. Your workspace has every feature, free of charge and without limits.',
  notSoldMore: 'The only cost is the machine, which the operator of this server pays for.',
  used: 'Used this month',
  held: 'In use now',
  anew: (day: string) => `Monthly quotas reset on ${formatDay(day)} (UTC).`,
  members: 'Members and pending invitations',
  noLimit: (used: number) => `${formatCount(used)}, no limit`,
  upTo: (used: number, limit: number) => `${formatCount(used)}, up to ${formatCount(limit)}`,
  days: 'Recording retention in days',
  whatHappens:
    'When you reach a limit, new data is refused with a reason. Stored data is never deleted. Import rows over the limit are kept until there is room, and sessions that have started are recorded to their end.',
  plans: 'Plans',
  chosen: 'Current plan',
  choose: (name: string) => `Choose ${name}`,
  change: 'Change billing period or members',
  manage: 'Manage subscription',
  toFree: 'You return to Free when a paid plan ends.',
  terms: 'Billing period',
  compare: 'Compare plans',
  askAdmin: 'Only owners and admins can change the plan.',
  fromThere: (name: string) =>
    `The new limits apply as soon as PayPal confirms the payment. ${name} renews automatically until you pause or cancel it.`,
};

export const subscribeWords = {
  head: 'Subscription',
  choose: 'Choose a plan',
  whatItHolds: (plan: string) => `What ${plan} includes`,
  changeHead: 'Change subscription',
  plan: 'Plan',
  people: 'Members',
  peopleHint: (included: number, extra: number, each: string) =>
    `${formatCount(included)} are included. Each additional member costs €${extra} ${each}.`,
  peopleWrong: (most: number) => `Enter a whole number from 1 to ${formatCount(most)}.`,
  total: (amount: number, each: string) => `€${formatCount(amount)} ${each}`,
  tax: 'Excluding tax. You approve the payment at PayPal. We never see your card or account number.',
  goOn: 'Continue to PayPal',
  goingOn: 'Opening PayPal…',
  changeNote: 'PayPal asks you to approve the change. Until then your current terms apply.',
  failed: 'The order failed',
  closing: 'You cannot order now. This workspace will be deleted after',
  keepFirst: 'Before you can subscribe, an owner has to cancel the deletion.',
  toWorkspace: 'Open workspace settings',
  refused: 'You did not approve the order at PayPal. Nothing was ordered or charged.',
  confirming:
    'PayPal is confirming your payment. This takes a few seconds. The plan changes even if you leave this page.',
  confirmed: (plan: string) => `Thank you. You are now on the ${plan} plan.`,
  notConfirmed: 'Could not check the payment',
  lookAgain: 'Check again',
  status: 'Status',
  paysFor: (plan: string, people: number) => `${plan}, ${formatCounted(people, 'member')}`,
  started: 'Ordered',
  renews: 'Renews',
  ends: 'Ends',
  paidUntil: 'Paid until',
  daysLeft,
  id: 'PayPal ID',
  paymentFailed:
    'The last payment failed. PayPal will retry automatically. Check your payment method at PayPal. If all retries fail, the workspace moves to Free. Until then you keep your plan.',
  waits: 'You have not approved this order at PayPal yet. Nothing is charged until you do.',
  approve: 'Approve at PayPal',
  paused:
    'You are not charged while the subscription is paused. You keep the plan until the end of the paid period.',
  cancelled:
    'The subscription will not renew. You keep the plan until the end of the paid period. Then the workspace moves to Free.',
  over: 'The workspace is on Free. All your data is still here.',
  pause: 'Pause',
  takeUp: 'Resume',
  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel subscription?',
  cancelText: (day: string | null) =>
    `The subscription will not renew. ${day === null ? 'The plan ends immediately.' : `You keep the plan until ${formatDay(day)}.`} No data is deleted. You can subscribe again at any time.`,
  cancelKeep: 'Keep subscription',
  didPause: 'Subscription paused.',
  didTakeUp: 'Subscription resumed.',
  didCancel: 'Subscription cancelled.',
  didNot: 'Could not change the subscription',
};
