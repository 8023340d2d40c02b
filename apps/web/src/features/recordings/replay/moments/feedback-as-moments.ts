import type { CallReply } from '@earshot/contracts/call';
import type { Moment } from '@earshot/contracts/recordings';
import type { feedbackMoments } from '@earshot/contracts/feedback-moments';

export type SaidItem = CallReply<typeof feedbackMoments.listFeedback>['items'][number];

/** Feedback as moments of the recording in which it was given; it belongs to none of its tabs. */
export function feedbackAsMoments(items: readonly SaidItem[]): Moment[] {
  return items.map(({ at, text }) => ({ at, tab_id: '', kind: 'feedback', label: text, value: null }));
}
