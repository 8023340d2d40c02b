import { z } from 'zod';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { LostMasking, mendings } from './recordings.ts';
import { Day, Instant, SmallId, Uuid } from './call/scalars.ts';

const byOperator = { method: 'GET', auth: 'operator', rateLimit: 'interactive', status: 200 } as const;

/** `warn`: it works, and somebody should look; `off`: it is not set up. */
export const healthStates = ['good', 'warn', 'bad', 'off'] as const;
export type HealthState = (typeof healthStates)[number];

export const healthParts = ['database', 'jobs', 'mail', 'objects', 'disk', 'threads'] as const;
export type HealthPart = (typeof healthParts)[number];

export const HealthCheck = z.object({
  part: z.enum(healthParts),
  state: z.enum(healthStates),
  /** What was found, as a sentence. */
  detail: z.string(),
});
export type HealthCheck = z.infer<typeof HealthCheck>;

/** Something that can be set up beside the server itself; no secret is told. */
export const SetUpService = z.object({
  name: z.string(),
  /** A source of market reports, or something else that is configured. */
  kind: z.enum(['service', 'source']),
  is_on: z.boolean(),
  detail: z.string(),
});
export type SetUpService = z.infer<typeof SetUpService>;

export const WorkspaceSize = z.object({
  workspace_id: Uuid,
  name: z.string(),
  items: z.int(),
  item_bytes: z.int(),
  recordings: z.int(),
  chunk_bytes: z.int(),
  pack_bytes: z.int(),
  file_bytes: z.int(),
  total_bytes: z.int(),
});
export type WorkspaceSize = z.infer<typeof WorkspaceSize>;

export const WaitingMail = z.object({
  job_id: Uuid,
  /** What the mail is for. */
  kind: z.string(),
  /** Whose mail it is, without what stands before the @; null where the order does not say. */
  to: z.string().nullable(),
  asked_at: Instant,
  /** How often it was tried. */
  attempts: z.int(),
  next_try_at: Instant,
  /** What the last attempt failed with, personal data masked; null before the first. */
  error: z.string().nullable(),
});
export type WaitingMail = z.infer<typeof WaitingMail>;

export const Refusals = z.object({
  day: Day,
  /** The call, or the part of the server. */
  place: z.string(),
  /** What the call does, where it is one. */
  what: z.string().nullable(),
  reason: z.string(),
  count: z.int(),
  last_at: Instant,
});
export type Refusals = z.infer<typeof Refusals>;

/** A site of which recordings may show text that it asks to mask. */
export const ConcernedSite = LostMasking.extend({
  workspace_id: Uuid,
  workspace_name: z.string(),
  site_id: SmallId,
  site_name: z.string(),
});
export type ConcernedSite = z.infer<typeof ConcernedSite>;

const after = z.string().max(300).optional();
const limit = z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize);

/** How the server itself is, for those who run it. */
export const operatorServer = {
  getHealth: defineCall({
    ...byOperator,
    path: '/api/operator/get_health',
    summary: 'Server health, configured services, version and start time',
    reply: z.object({
      checks: z.array(HealthCheck),
      services: z.array(SetUpService),
      version: z.string(),
      node_version: z.string(),
      started_at: Instant,
      /** Memory that the process holds. */
      memory_bytes: z.int(),
    }),
  }),
  getStorage: defineCall({
    ...byOperator,
    path: '/api/operator/get_storage',
    summary: 'Storage used by the database, packs and files, and by each workspace, largest first',
    query: z.object({ after, limit }),
    reply: z.object({
      database_bytes: z.int(),
      disk_free_bytes: z.int(),
      /** Below this, nothing is written. */
      disk_floor_bytes: z.int(),
      /** Sums over the workspaces as they were measured last. */
      pack_bytes: z.int(),
      file_bytes: z.int(),
      workspace_count: z.int(),
      /** Of the oldest figure below; null before the first measuring. */
      measured_at: Instant.nullable(),
      is_measuring: z.boolean(),
      workspaces: z.array(WorkspaceSize),
      next_after: z.string().nullable(),
    }),
  }),
  measureStorage: defineCall({
    ...byOperator,
    method: 'POST',
    path: '/api/operator/measure_storage',
    summary: 'Measure the storage of each workspace now; it is also measured every night',
    reply: z.object({ asked: z.literal(true) }),
  }),
  listWaitingMail: defineCall({
    ...byOperator,
    path: '/api/operator/list_waiting_mail',
    summary: 'Queued emails, oldest first',
    query: z.object({ after, limit }),
    reply: z.object({
      mails: z.array(WaitingMail),
      total_count: z.int(),
      /** Where mails go: the host of the mail server, or null for the outbox folder. */
      mail_server: z.string().nullable(),
      next_after: z.string().nullable(),
    }),
  }),
  sendMailNow: defineCall({
    ...byOperator,
    method: 'POST',
    path: '/api/operator/send_mail_now',
    summary: 'Retry a queued email now; its attempts so far count',
    body: z.object({ job_id: Uuid }),
    reply: z.object({ asked: z.literal(true) }),
    problems: ['not_found'],
  }),
  listConcernedSites: defineCall({
    ...byOperator,
    path: '/api/operator/list_concerned_sites',
    summary: 'Sites whose recordings may show text they ask to mask, because recorders lost their settings',
    reply: z.object({ sites: z.array(ConcernedSite) }),
  }),
  mendRecordings: defineCall({
    ...byOperator,
    method: 'POST',
    path: '/api/operator/mend_recordings',
    summary: 'Delete these recordings of a site, or mask all text in them; runs in the background',
    body: z.object({ workspace_id: Uuid, site_id: SmallId, how: z.enum(mendings) }),
    reply: z.object({ asked: z.literal(true) }),
    problems: ['not_found'],
  }),
  listRefusals: defineCall({
    ...byOperator,
    path: '/api/operator/list_refusals',
    summary: 'Refused and dropped data by UTC day, place and reason, newest first',
    query: z.object({ after, limit }),
    reply: z.object({ refusals: z.array(Refusals), next_after: z.string().nullable() }),
  }),
};
