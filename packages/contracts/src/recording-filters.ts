import { z } from 'zod';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { RecordingFilter } from './recordings.ts';
import { Instant, Name, Uuid } from './call/scalars.ts';

/** A filter of recordings under a name, for everybody of the workspace. */
export const SavedRecordingFilter = z.object({
  saved_filter_id: Uuid,
  name: z.string(),
  filters: RecordingFilter,
  created_by: z.string(),
  created_at: Instant,
});
export type SavedRecordingFilter = z.infer<typeof SavedRecordingFilter>;

const Content = { name: Name, filters: RecordingFilter };
const Id = { saved_filter_id: Uuid };
/** For how many days a workspace keeps its recordings, after their last event. */
const Days = z.object({ days: z.int().min(1).max(limits.recordingDaysAtMost) });

export const recordingFilters = {
  list: defineCall({
    method: 'GET',
    path: '/api/recordings/list_saved_filters',
    summary: 'Saved filters of recordings, by name',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ saved_filters: z.array(SavedRecordingFilter) }),
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/recordings/create_saved_filter',
    summary: 'Save a filter of recordings under a name',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object(Content),
    keptTexts: ['name', 'filters'],
    status: 201,
    reply: SavedRecordingFilter,
    problems: ['conflict'],
  }),
  update: defineCall({
    method: 'POST',
    path: '/api/recordings/update_saved_filter',
    summary: 'Rename a saved filter of recordings or replace its conditions',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ ...Id, ...Content }),
    keptTexts: ['name', 'filters'],
    status: 200,
    reply: SavedRecordingFilter,
    problems: ['not_found', 'conflict'],
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/recordings/delete_saved_filter',
    summary: 'Delete a saved filter of recordings',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object(Id),
    status: 200,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
  getRetention: defineCall({
    method: 'GET',
    path: '/api/recordings/get_retention',
    summary: 'Retention of recordings in days',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: Days,
  }),
  setRetention: defineCall({
    method: 'POST',
    path: '/api/recordings/set_retention',
    summary: 'Set the retention of recordings in days; older ones are deleted the next night',
    auth: 'admin',
    rateLimit: 'interactive',
    body: Days,
    status: 200,
    reply: Days,
    problems: ['plan_limit_reached'],
  }),
};
