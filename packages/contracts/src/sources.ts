import { z } from 'zod';
import { defineCall } from './call.ts';
import { Instant, Name, SmallId } from './call/scalars.ts';

export const Source = z.object({
  source_id: SmallId,
  name: z.string(),
  /** How items arrive: by file, by the API, from a connected system, or as sample data. */
  kind: z.enum(['file', 'api', 'sample', 'connection']),
  item_count: z.int(),
  created_at: Instant,
  last_item_at: Instant.nullable(),
});
export type Source = z.infer<typeof Source>;

export const sources = {
  list: defineCall({
    method: 'GET',
    path: '/api/sources/list_sources',
    summary: 'Sources of feedback, with counts',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ sources: z.array(Source) }),
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/sources/create_source',
    summary: 'Create a source',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ name: Name }),
    keptTexts: ['name'],
    status: 201,
    reply: Source,
    problems: ['conflict'],
  }),
  rename: defineCall({
    method: 'POST',
    path: '/api/sources/rename_source',
    summary: 'Rename a source',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ source_id: SmallId, name: Name }),
    keptTexts: ['name'],
    status: 200,
    reply: Source,
    problems: ['not_found', 'conflict'],
  }),
};
