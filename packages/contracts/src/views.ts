import { z } from 'zod';
import { defineCall } from './call.ts';
import { FeedbackFilter } from './filter/feedback-filter.ts';
import { Instant, Name, SmallId } from './call/scalars.ts';

/** A saved filter, optionally with a question. */
export const View = z.object({
  view_id: SmallId,
  name: z.string(),
  filter: FeedbackFilter,
  search_term: z.string().nullable(),
  created_by: z.string(),
  created_at: Instant,
});
export type View = z.infer<typeof View>;

const ViewBody = {
  name: Name,
  filter: FeedbackFilter,
  search_term: z.string().max(1000).nullable().optional(),
};

export const views = {
  list: defineCall({
    method: 'GET',
    path: '/api/views/list_views',
    summary: 'Saved views, newest first',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ views: z.array(View) }),
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/views/create_view',
    summary: 'Save a filter under a name',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object(ViewBody),
    keptTexts: ['name', 'filter', 'search_term'],
    status: 201,
    reply: View,
    problems: ['conflict'],
  }),
  update: defineCall({
    method: 'POST',
    path: '/api/views/update_view',
    summary: 'Rename a view or replace its filter',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ view_id: SmallId, ...ViewBody }),
    keptTexts: ['name', 'filter', 'search_term'],
    status: 200,
    reply: View,
    problems: ['not_found', 'conflict'],
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/views/delete_view',
    summary: 'Delete a view',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ view_id: SmallId }),
    status: 200,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
};
