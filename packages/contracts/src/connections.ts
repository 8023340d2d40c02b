import { z } from 'zod';
import { Instant, SmallId, Uuid } from './call/scalars.ts';
import { defineCall } from './call.ts';

export const connectionLimits = {
  /** A sync begins so long after the one before ended. */
  everyMinutes: 15,
  settingMaxChars: 4000,
  /** Of one workspace. */
  atMost: 50,
  /** Runs of a connection that are kept. */
  runsKept: 500,
  /** Kinds of reasons that a run names; the rest is counted together. */
  reasonsAtMost: 20,
} as const;

export const connectionGroups = [
  'support',
  'crm',
  'work',
  'chat',
  'reviews',
  'community',
  'surveys',
  'calls',
  'files',
] as const;
export type ConnectionGroup = (typeof connectionGroups)[number];

export const ConnectionField = z.object({
  id: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  /** Stored encrypted, and never answered. */
  secret: z.boolean(),
  optional: z.boolean(),
  placeholder: z.string().nullable(),
  shape: z.enum(['text', 'subdomain', 'url', 'token', 'choice']),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type ConnectionField = z.infer<typeof ConnectionField>;

/** A system that can be connected. */
export const ConnectionKindFacts = z.object({
  kind: z.string(),
  name: z.string(),
  group: z.enum(connectionGroups),
  /** What comes in, in a sentence. */
  brings: z.string(),
  /** What a person needs to connect, in a sentence. */
  needs: z.string(),
  /** What its token has to be allowed to do, as the system names it. */
  scopes: z.array(z.string()),
  limits: z.array(z.string()),
  /** The system’s documentation that it was written from. */
  docs: z.object({ title: z.string(), version: z.string() }),
  fields: z.array(ConnectionField),
});
export type ConnectionKindFacts = z.infer<typeof ConnectionKindFacts>;

/**
 * - `running`: reads now
 * - `waiting`: the system asked to be left alone for a while; it goes on by itself
 * - `done`: everything new has come
 * - `failed`: it could not get on; what came until then is stored
 * - `stopped`: somebody paused or changed the connection
 */
export const connectionRunStates = ['running', 'waiting', 'done', 'failed', 'stopped'] as const;

export const ConnectionRun = z.object({
  run_id: Uuid,
  state: z.enum(connectionRunStates),
  started_at: Instant,
  ended_at: Instant.nullable(),
  created: z.int(),
  updated: z.int(),
  /** Already here, the same. */
  unchanged: z.int(),
  /** Deleted in the system, and here. */
  removed: z.int(),
  refused: z.int(),
  /** Why items were refused, most first, with IDs of a few of them. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int(), examples: z.array(z.string()) })),
  /** It read everything again, since the system did not know the place any more. */
  is_restarted: z.boolean(),
  error: z.string().nullable(),
});
export type ConnectionRun = z.infer<typeof ConnectionRun>;

/**
 * - `active`: syncs by itself
 * - `paused`: somebody paused it
 * - `needs_attention`: it waits for a person, as `problem` says
 * - `removing`: its items are being deleted, and then the connection
 */
export const connectionStates = ['active', 'paused', 'needs_attention', 'removing'] as const;

export const connectionProblemKinds = [
  'login',
  'forbidden',
  'not_found',
  'limited',
  'unavailable',
  'unreadable',
  'plan_full',
  'secrets_lost',
  /** Earshot itself could not go on, as without room on its disk; it tries again. */
  'failed',
] as const;

export const Connection = z.object({
  connection_id: Uuid,
  kind: z.string(),
  source_id: SmallId,
  source_name: z.string(),
  item_count: z.int(),
  /** What it is connected to, as the system names it. */
  account: z.string(),
  state: z.enum(connectionStates),
  problem: z.object({ kind: z.enum(connectionProblemKinds), detail: z.string() }).nullable(),
  /** By field; secrets are never answered. Empty for members and viewers. */
  settings: z.record(z.string(), z.string()),
  /** Everything that was there at first has come. */
  is_backfilled: z.boolean(),
  /** While everything comes for the first time: how much of it has, and how much there is where the system tells. */
  progress: z
    .object({ items: z.int(), total: z.int().nullable(), seconds_left: z.int().nullable() })
    .nullable(),
  /** When something new came last. */
  last_brought_at: Instant.nullable(),
  /** When it was last up to date. */
  last_synced_at: Instant.nullable(),
  next_sync_at: Instant.nullable(),
  /** The last run; null before the first. */
  run: ConnectionRun.nullable(),
  created_by: z.string(),
  created_at: Instant,
});
export type Connection = z.infer<typeof Connection>;

/** How a source is doing. */
export const SourceHealth = z.object({
  source_id: SmallId,
  name: z.string(),
  /** When an item last came in or changed; null: never. */
  last_brought_at: Instant.nullable(),
  /** Items that came in the last 7 days, and in the 28 days before those. */
  last_7_days: z.int(),
  before_28_days: z.int(),
  /**
   * Whole days without an item where that is longer than chance explains and by half longer than any time before; else, and of what
   * was paused, null.
   */
  silent: z.object({ days: z.int(), longest_before: z.int() }).nullable(),
  /** Of the last 30 days, as far as it is known by source: of files and connections. */
  refused_30_days: z.int(),
  /** Most first. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** The connection that brings it; null for all other sources. */
  connection_id: Uuid.nullable(),
  connection_state: z.enum(connectionStates).nullable(),
  problem: z.string().nullable(),
});
export type SourceHealth = z.infer<typeof SourceHealth>;

const ConnectionSettings = z
  .record(z.string().min(1).max(60), z.string().max(connectionLimits.settingMaxChars))
  .describe('What is filled in, by field of the kind. Fields that are left empty are left out');

const One = z.object({ connection_id: Uuid });
const reading = { method: 'GET', auth: 'viewer', rateLimit: 'interactive', status: 200 } as const;
const changing = { method: 'POST', auth: 'admin', rateLimit: 'interactive', status: 200 } as const;

export const connections = {
  listKinds: defineCall({
    ...reading,
    path: '/api/connections/list_kinds',
    summary: 'Systems that can be connected',
    reply: z.object({ kinds: z.array(ConnectionKindFacts) }),
  }),
  list: defineCall({
    ...reading,
    path: '/api/connections/list_connections',
    summary: 'Connections with their state',
    reply: z.object({ connections: z.array(Connection) }),
  }),
  get: defineCall({
    ...reading,
    path: '/api/connections/get_connection',
    summary: 'One connection',
    query: One,
    reply: Connection,
    problems: ['not_found'],
  }),
  listRuns: defineCall({
    ...reading,
    path: '/api/connections/list_runs',
    summary: 'Syncs of a connection, newest first',
    query: One.extend({ older_than: Uuid.optional().describe('ID of a run; those before it follow') }),
    reply: z.object({ runs: z.array(ConnectionRun), next_older_than: Uuid.nullable() }),
    problems: ['not_found'],
  }),
  sourceHealth: defineCall({
    ...reading,
    path: '/api/connections/source_health',
    summary: 'When each source last brought something, how much, and what was refused',
    reply: z.object({ sources: z.array(SourceHealth) }),
  }),
  test: defineCall({
    ...changing,
    rateLimit: 'connect',
    path: '/api/connections/test_connection',
    summary: 'Try settings without saving them',
    about: 'The system is asked once or twice. Nothing is stored.',
    body: z.object({ kind: z.string().max(60), settings: ConnectionSettings }),
    reply: z.object({ account: z.string() }),
    problems: ['not_found', 'connection_refused'],
  }),
  create: defineCall({
    ...changing,
    rateLimit: 'connect',
    path: '/api/connections/create_connection',
    summary: 'Connect a system',
    about:
      'The settings are tried first, and saved only when they work. The first sync then brings everything that is there.',
    body: z.object({ kind: z.string().max(60), settings: ConnectionSettings }),
    status: 201,
    reply: Connection,
    problems: ['not_found', 'connection_refused', 'conflict'],
  }),
  update: defineCall({
    ...changing,
    rateLimit: 'connect',
    path: '/api/connections/update_connection',
    summary: 'Change the settings of a connection',
    about:
      'The settings are tried first, and saved only when they work. Secrets that are left out stay as they are. A connection that needed attention goes on.',
    body: One.extend({ settings: ConnectionSettings }),
    reply: Connection,
    problems: ['not_found', 'connection_refused', 'conflict'],
  }),
  pause: defineCall({
    ...changing,
    path: '/api/connections/pause_connection',
    summary: 'Pause a connection',
    body: One,
    reply: Connection,
    problems: ['not_found', 'conflict'],
  }),
  resume: defineCall({
    ...changing,
    path: '/api/connections/resume_connection',
    summary: 'Let a paused connection go on',
    body: One,
    reply: Connection,
    problems: ['not_found', 'conflict'],
  }),
  syncNow: defineCall({
    ...changing,
    path: '/api/connections/sync_now',
    summary: 'Begin a sync now',
    body: One,
    reply: Connection,
    problems: ['not_found', 'conflict'],
  }),
  disconnect: defineCall({
    ...changing,
    path: '/api/connections/disconnect',
    summary: 'Disconnect a system, and keep or delete its items',
    about: 'Its secrets are deleted at once. Deleted items cannot be brought back but by connecting again.',
    body: One.extend({ items: z.enum(['keep', 'delete']) }),
    reply: z.object({ connection_id: Uuid, deletes_items: z.boolean() }),
    problems: ['not_found', 'conflict'],
  }),
};
