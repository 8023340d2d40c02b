import type { CallBody } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import { queryOptions } from '@tanstack/react-query';
import { send } from './api-client.ts';

/** How many items the same call lists; kept with what is known of feedback, so that it is asked for anew after changes. */
export const itemsFoundQuery = (
  asked: Pick<CallBody<typeof feedback.getFeedback>, 'filters' | 'searchTerm'>,
) =>
  queryOptions({
    queryKey: ['feedback', 'found', asked],
    queryFn: async ({ signal }) =>
      (await send(feedback.getFeedback, { body: { ...asked, limit: 1 } }, signal)).total_count,
  });
