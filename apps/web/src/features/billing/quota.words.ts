import { formatCount } from '../../lib/format.ts';

/* Apart from the other words: every screen may have to say them. */

export const quotaNames = {
  feedbackItemsPerMonth: 'Feedback items',
  recordedSessionsPerMonth: 'Recorded sessions',
  marketReportsPerMonth: 'Market reports',
} as const;

export const quotaWords = {
  of: (used: number, limit: number) => `${formatCount(used)} of ${formatCount(limit)}`,
  full: 'Full',
  nearlyFull: 'Nearly full',
  isNearlyFull: (name: string, of: string) => `${name}: ${of} used this month.`,
  isFull: (name: string, of: string) =>
    `${name}: ${of} used this month. Anything over the limit is refused until the quota resets.`,
  seePlan: 'View plan',
};
