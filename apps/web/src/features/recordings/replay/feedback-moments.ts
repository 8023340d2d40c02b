import type { CallReply } from '@earshot/contracts/call';
import type { Moment } from '@earshot/contracts/recordings';
import type { saidAndSaw } from '@earshot/contracts/said-and-saw';

export type SaidItem = CallReply<typeof saidAndSaw.listFeedback>['items'][number];

/** Feedback as moments of the recording in which it was given; it belongs to none of its tabs. */
export function feedbackMoments(items: readonly SaidItem[]): Moment[] {
  return items.map(({ at, text }) => ({ at, tab_id: '', kind: 'feedback', label: text, value: null }));
}
