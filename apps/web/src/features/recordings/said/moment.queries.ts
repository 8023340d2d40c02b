import { feedbackMoments } from '@earshot/contracts/feedback-moments';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';

/** The moment of a session right before an item of feedback was given, or why there is none. */
export const momentOfItem = (reviewId: number) =>
  queryOptions({
    queryKey: ['recordings', 'moment-of-item', reviewId],
    queryFn: ({ signal }) => send(feedbackMoments.findMoment, { body: { review_id: reviewId } }, signal),
  });
