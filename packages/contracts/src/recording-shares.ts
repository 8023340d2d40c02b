import { z } from 'zod';
import { defineCall } from './call.ts';
import { ChunkEntry, Moment, Recording } from './recordings.ts';
import { Instant, Name, Token, Uuid } from './call/scalars.ts';

/** Days for which a link to a recording can be opened, as they are offered. */
export const recordingShareDays = [1, 7, 30, 90, 365] as const;
const daysMax = 365;
/** Links to one recording that can be opened at the same time, and clips of one recording. */
export const linksOfRecordingMax = 100;
export const clipsOfRecordingMax = 200;

const Count = z.int().min(0);
const Epoch = z.number().min(0).max(8.64e15);

/** What is given away besides the page and what happened on it. */
export const GivenParts = z.strictObject({
  /** Who it was, with account and plan. */
  person: z.boolean().default(false),
  /** What the page told of the session, properties of its own events, and the name of the browser. */
  metadata: z.boolean().default(false),
  /** Lines of the console, and messages of errors. */
  console: z.boolean().default(false),
  network: z.boolean().default(false),
  /** Feedback that was given then, without names and personal data. */
  feedback: z.boolean().default(false),
});
export type GivenParts = z.output<typeof GivenParts>;

/** A part of a recording; both or neither. Milliseconds since 1970 by the page's clock. */
const Range = { from: Epoch.optional(), to: Epoch.optional() };
const rangeIsWhole = ({ from, to }: { from?: number; to?: number }) =>
  (from === undefined) === (to === undefined) && (from === undefined || to === undefined || from < to);
const rangeFault = { path: ['to'], message: 'The end must be after the start' };

const RecordingLink = z.object({
  link_id: Uuid,
  /** Null: the whole recording. */
  from: Epoch.nullable(),
  to: Epoch.nullable(),
  parts: GivenParts,
  made_by: z.string(),
  made_at: Instant,
  expires_at: Instant,
  opened_count: Count,
  last_opened_at: Instant.nullable(),
});
export type RecordingLink = z.infer<typeof RecordingLink>;

const Clip = z.object({
  clip_id: Uuid,
  name: z.string(),
  from: Epoch,
  to: Epoch,
  made_by: z.string(),
  made_at: Instant,
});
export type Clip = z.infer<typeof Clip>;

/**
 * A recording for those who cannot enter the workspace: its times are those of the part that is shown, its counts those of the
 * moments in it, its id is the link's.
 */
export const SharedRecording = z.object({
  recording: Recording.omit({ site_id: true }),
  moments: z.array(Moment),
  active_seconds: z.array(Count),
  chunks: z.array(ChunkEntry),
  parts: GivenParts,
  expires_at: Instant,
});
export type SharedRecording = z.infer<typeof SharedRecording>;

/** A page that plays by itself, or the events as JSON, one a line. */
export const savedForms = ['html', 'jsonl'] as const;

const SessionId = z.object({ session_id: Uuid });

export const recordingShares = {
  share: defineCall({
    method: 'POST',
    path: '/api/recordings/share_recording',
    summary:
      'Create a link to a recording or a part of it. Anyone with the link can watch until it expires. The secret is returned once',
    auth: 'member',
    rateLimit: 'interactive',
    body: SessionId.extend({
      ...Range,
      days: z.int().min(1).max(daysMax).default(30),
      parts: GivenParts.prefault({}),
    }).refine(rangeIsWhole, rangeFault),
    status: 201,
    reply: z.object({ link_id: Uuid, token: z.string(), expires_at: Instant }),
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  listLinks: defineCall({
    method: 'POST',
    path: '/api/recordings/list_links',
    summary: 'Active links to a recording, newest first',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: SessionId,
    status: 200,
    reply: z.object({ links: z.array(RecordingLink) }),
    problems: ['not_found'],
  }),
  revoke: defineCall({
    method: 'POST',
    path: '/api/recordings/revoke_link',
    summary: 'Revoke a link to a recording',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ link_id: Uuid }),
    status: 200,
    reply: z.object({ revoked: z.literal(true) }),
    problems: ['not_found'],
  }),
  readShared: defineCall({
    method: 'POST',
    path: '/api/recordings/read_shared_recording',
    summary: 'The shared parts of a recording',
    auth: 'public',
    rateLimit: 'shared_recording',
    body: z.object({ token: Token }),
    status: 200,
    reply: SharedRecording,
    problems: ['not_found'],
  }),
  checkShared: defineCall({
    method: 'POST',
    path: '/api/recordings/check_shared_recording',
    summary: 'Whether a link is still active; answers when it ends, or after `wait_seconds`',
    auth: 'public',
    rateLimit: 'shared_recording',
    body: z.object({ token: Token, wait_seconds: z.int().min(0).max(25).default(0) }),
    status: 200,
    reply: z.object({ is_open: z.literal(true) }),
    problems: ['not_found'],
  }),
  getSharedChunks: defineCall({
    method: 'POST',
    path: '/api/recordings/get_shared_chunks',
    summary: 'Chunks of one tab of a shared recording, in order, with only the shared parts',
    auth: 'public',
    rateLimit: 'shared_recording',
    body: z.object({
      token: Token,
      tab_id: z.string().regex(/^[0-9a-f]{16}$/),
      from_seq: Count,
      to_seq: Count,
    }),
    transport: 'stream',
    status: 200,
    reply: z.string(),
    problems: ['not_found'],
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/recordings/save_recording',
    summary:
      'Create a single-use URL, valid for 60 seconds, to download a recording or a part of it as one file',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: SessionId.extend({
      ...Range,
      parts: GivenParts.prefault({}),
      form: z.enum(savedForms).default('html'),
    }).refine(rangeIsWhole, rangeFault),
    status: 200,
    reply: z.object({ path: z.string() }),
    problems: ['not_found'],
  }),
  saved: defineCall({
    method: 'GET',
    path: '/api/recordings/saved_recording',
    summary: 'Download the file of a ticket',
    auth: 'public',
    rateLimit: 'link_use',
    transport: 'stream',
    media: ['text/html', 'application/x-ndjson'],
    query: z.object({ ticket: z.string().max(200) }),
    status: 200,
    reply: z.string(),
    problems: ['not_found'],
  }),
  createClip: defineCall({
    method: 'POST',
    path: '/api/recordings/create_clip',
    summary: 'Create a clip of a recording for the workspace; it is deleted with the recording',
    auth: 'member',
    rateLimit: 'interactive',
    body: SessionId.extend({ name: Name, from: Epoch, to: Epoch }).refine(rangeIsWhole, rangeFault),
    keptTexts: ['name'],
    status: 201,
    reply: Clip,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  listClips: defineCall({
    method: 'POST',
    path: '/api/recordings/list_clips',
    summary: 'Clips of a recording, by start time',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: SessionId,
    status: 200,
    reply: z.object({ clips: z.array(Clip) }),
    problems: ['not_found'],
  }),
  removeClip: defineCall({
    method: 'POST',
    path: '/api/recordings/delete_clip',
    summary: 'Delete a clip; links to the same part stay active',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ clip_id: Uuid }),
    status: 200,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
};
