import { z } from 'zod';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { Instant, Name, SmallId, Uuid } from './call/scalars.ts';
import { originCharsMax, originStates, siteOriginsMax } from './recordings/site-origins.ts';

/** The key in a site's pages: public, lets send and nothing else. */
export const SiteKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'is not a site key');

const Selector = z.string().trim().min(1).max(500);

/**
 * What the recorder of a site is told. Switching `record` off stops it on every page within five minutes.
 */
export const RecorderSettings = z.object({
  record: z.boolean().default(true),
  /** Share of visits that are recorded whole, 0…1. */
  sample_rate: z.number().min(0).max(1).default(1),
  /** Share of the other visits that are recorded from a minute before their first error on, 0…1. */
  error_sample_rate: z.number().min(0).max(1).default(0),
  /** Every text is masked, not only what looks personal. */
  mask_all_text: z.boolean().default(false),
  /** UUIDs in addresses are masked too, as other parts that look random are in any case. */
  mask_uuids: z.boolean().default(false),
  mask_selectors: z.array(Selector).max(100).default([]),
  block_selectors: z.array(Selector).max(100).default([]),
  allow_attributes: z.array(z.string().trim().min(1).max(100)).max(100).default([]),
  /** Parts of a query whose values stay in recorded addresses. */
  allow_query_keys: z.array(z.string().trim().min(1).max(100)).max(100).default([]),
  record_console: z.boolean().default(false),
  record_network: z.boolean().default(true),
  record_canvas: z.boolean().default(false),
  /** Videos as images, about one a second while they play; cameras and calls only in parts that the page allows. */
  record_video: z.boolean().default(false),
  /** Pictures and fonts that style sheets name, and style sheets, are kept so that a replay looks right later. */
  keep_assets: z.boolean().default(true),
  /** Pictures that stand in the page itself are kept too, not only in parts that the page allows. */
  keep_pictures: z.boolean().default(false),
});
export type RecorderSettings = z.output<typeof RecorderSettings>;

const { shape: told } = RecorderSettings;
/** What of it is to change: what is missing stays as it is, so that nobody undoes by it what others changed meanwhile. */
const ChangedSettings = z
  .object({
    record: told.record.unwrap(),
    sample_rate: told.sample_rate.unwrap(),
    error_sample_rate: told.error_sample_rate.unwrap(),
    mask_all_text: told.mask_all_text.unwrap(),
    mask_uuids: told.mask_uuids.unwrap(),
    mask_selectors: told.mask_selectors.unwrap(),
    block_selectors: told.block_selectors.unwrap(),
    allow_attributes: told.allow_attributes.unwrap(),
    allow_query_keys: told.allow_query_keys.unwrap(),
    record_console: told.record_console.unwrap(),
    record_network: told.record_network.unwrap(),
    record_canvas: told.record_canvas.unwrap(),
    record_video: told.record_video.unwrap(),
    keep_assets: told.keep_assets.unwrap(),
    keep_pictures: told.keep_pictures.unwrap(),
  } satisfies Record<keyof RecorderSettings, z.ZodType>)
  .partial();

/** Everything that an admin decides of a site; its recorder is told its own part only. */
export const SiteSettings = RecorderSettings.extend({
  /** Feedback from the widget in its pages is taken. */
  feedback_widget: z.boolean().default(false),
});
export type SiteSettings = z.output<typeof SiteSettings>;

/** An origin as a person types it; `writtenOrigin` reads it. */
const GivenOrigin = z.string().trim().min(1).max(originCharsMax);

/** Where a site's key was seen, or what somebody decided of it. */
export const SiteOrigin = z.object({
  /** As browsers name it; with a wildcard, such as `https://*.example.com`; `*`: further ones that were refused. */
  origin: z.string(),
  /**
   * `learnt`: taken until somebody decides; `allowed` and `refused`: what somebody decided; `unknown`: refused, because nobody
   * decided.
   */
  state: z.enum(originStates),
  first_seen_at: Instant,
  /** How often something from it was refused, and when last. */
  refused_count: z.int().min(0),
  last_refused_at: Instant.nullable(),
});
export type SiteOrigin = z.infer<typeof SiteOrigin>;

/**
 * Recordings of a site by recorders that lost what it asks for on every page after a visit's first: they may show text that was to
 * be masked.
 */
export const LostMasking = z.object({
  recording_count: z.int().min(0),
  /** Of which every text was masked since. */
  masked_count: z.int().min(0),
  /** When the first and last of those began that may show it; null when none is left. */
  first_at: Instant.nullable(),
  last_at: Instant.nullable(),
  /** Somebody asked for the rest to be masked or deleted. */
  is_asked: z.boolean(),
});
export type LostMasking = z.infer<typeof LostMasking>;
export const mendings = ['mask', 'delete'] as const;

export const Site = z.object({
  site_id: SmallId,
  name: z.string(),
  key: SiteKey,
  settings: SiteSettings,
  created_at: Instant,
  /** When the first chunk came from it, and the address of the page. */
  first_seen_at: Instant.nullable(),
  seen_on: z.string().nullable(),
  /** Longest known first. */
  origins: z.array(SiteOrigin),
  /** Origins that nobody has heard of are taken, up to 100 of them. */
  learns_origins: z.boolean(),
  /** Null where nothing was lost, or nothing of it is left. */
  lost_masking: LostMasking.nullable(),
  /** Since when its server can sign who is there; null when it has no secret for that. */
  identity_secret_since: Instant.nullable(),
});
export type Site = z.infer<typeof Site>;

export const metadataConditions = [
  'equals',
  'not_equals',
  'contains',
  'not_contains',
  'starts_with',
  'greater_than',
  'less_than',
  'is_set',
  'is_not_set',
] as const;

/**
 * A condition on what the page told of a session. Comparing texts leaves letter case aside; greater and less compare
 * numbers. A session without the key meets `not_…` and `is_not_set` only.
 */
export const MetadataFilter = z.object({
  key: z.string().trim().min(1).max(200),
  condition: z.enum(metadataConditions),
  value: z.union([z.string().max(500), z.number(), z.boolean()]).optional(),
});

/** What a page is told of: kinds of moments. */
export const momentKinds = [
  'page',
  'click',
  'rage_click',
  'dead_click',
  'input',
  'error',
  'console_error',
  'console_warning',
  'failed_request',
  'slow_request',
  'custom',
  'identify',
  'hidden',
  'shown',
  'vital',
  'dropped',
] as const;
/** Besides what a page told: feedback that the person gave then, which is kept with the feedback. */
export const markerKinds = [...momentKinds, 'feedback'] as const;
const MarkerKind = z.enum(markerKinds);
const MomentKind = z.enum(momentKinds);

const Count = z.int().min(0);
const Epoch = z.number().min(0).max(8.64e15);

/** A text as it is, or a part of it, letter case aside. */
const TextCondition = z.union([
  z.strictObject({ is: z.string().min(1).max(2000) }),
  z.strictObject({ part: z.string().trim().min(1).max(500) }),
]);

const plainMoment = {
  kind: MomentKind,
  /** What its label says. */
  says: TextCondition.optional(),
  /** The address that was open in its tab when it happened. */
  on_page: TextCondition.optional(),
  min_value: z.number().optional(),
  max_value: z.number().optional(),
};

/** A moment of this kind; all that is given holds for it. */
export const MomentCondition = z.strictObject({
  ...plainMoment,
  /** Something that happened earlier in the same recording. */
  after: z.strictObject(plainMoment).optional(),
});
export type MomentCondition = z.infer<typeof MomentCondition>;

/** All conditions hold together; within a list any does. */
export const RecordingFilter = z.object({
  from: Instant.optional(),
  to: Instant.optional(),
  site_ids: z.array(SmallId).max(50).optional(),
  /** Ids that pages told, or e-mail addresses. */
  person_ids: z.array(z.string().min(1).max(200)).max(50).optional(),
  without_person_ids: z.array(z.string().min(1).max(200)).max(50).optional(),
  accounts: z.array(z.string().min(1).max(200)).max(50).optional(),
  without_accounts: z.array(z.string().min(1).max(200)).max(50).optional(),
  plans: z.array(z.string().min(1).max(200)).max(50).optional(),
  /** Whether the page said who was there. */
  is_known: z.boolean().optional(),
  /** Part of an address that was visited. */
  page: z.string().trim().min(1).max(500).optional(),
  without_page: z.string().trim().min(1).max(500).optional(),
  /** Words of a label of a moment, of the person or of an address. */
  contains: z.string().trim().min(1).max(200).optional(),
  without_words: z.string().trim().min(1).max(200).optional(),
  /** The addresses that were opened first and last. */
  first_page: TextCondition.optional(),
  last_page: TextCondition.optional(),
  min_seconds: Count.optional(),
  max_seconds: Count.optional(),
  /** Has at least one moment of each. */
  with: z.array(MarkerKind).max(20).optional(),
  /** Has no moment of any. */
  without: z.array(MarkerKind).max(20).optional(),
  /** Has a moment of each of these. */
  moments: z.array(MomentCondition).max(20).optional(),
  /** Has no moment of any of these. */
  no_moments: z.array(MomentCondition).max(20).optional(),
  metadata: z.array(MetadataFilter).max(20).optional(),
});
export type RecordingFilter = z.infer<typeof RecordingFilter>;

/** Into so many parts a session is cut for its strip. */
export const stripParts = 40;

export const SessionStrip = z.object({
  /** Of each part how much of its time the person did something, in tenths: 0 to 10. */
  activity: z.array(z.int().min(0).max(10)).length(stripParts),
  /** Parts, from 0, with an error, a failed request, a rage click or a dead click; ascending. */
  trouble: z.array(
    z
      .int()
      .min(0)
      .max(stripParts - 1),
  ),
});
export type SessionStrip = z.infer<typeof SessionStrip>;

export const Recording = z.object({
  session_id: Uuid,
  site_id: SmallId,
  /** By the server's clock: what the page's clock said, corrected by when its chunks came. */
  started_at: Instant,
  ended_at: Instant,
  /** By the page's clock, as moments, chunks, clips and parts of the recording are. */
  page_started_at: Instant,
  page_ended_at: Instant,
  seconds: z.number(),
  /** Seconds in which the person moved, clicked, scrolled or typed. */
  active_seconds: Count,
  /** Chunks still come. */
  is_live: z.boolean(),
  /** Not everything was read yet, so counts may still rise. */
  is_digesting: z.boolean(),
  page_count: Count,
  click_count: Count,
  input_count: Count,
  rage_click_count: Count,
  dead_click_count: Count,
  error_count: Count,
  dropped_events: Count,
  first_url: z.string().nullable(),
  /** The last page that was opened; null also for sessions that an older server read. */
  last_url: z.string().nullable(),
  /** The session in parts of equal length, as a list draws it; null until it was read. */
  strip: SessionStrip.nullable(),
  person: z
    .object({
      id: z.string(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      /** The customer's server signed the id, and the e-mail address if there is one. */
      is_verified: z.boolean(),
    })
    .nullable(),
  account: z.string().nullable(),
  plan: z.string().nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Sizes of the screen's window in pixels. */
  browser: z.object({ user_agent: z.string(), width: Count, height: Count }).nullable(),
});
export type Recording = z.infer<typeof Recording>;

/** Milliseconds since 1970 by the page's clock. */
export const Moment = z.object({
  at: Epoch,
  tab_id: z.string(),
  kind: MarkerKind,
  label: z.string(),
  value: z.number().nullable(),
});
export type Moment = z.infer<typeof Moment>;

/** What stands where, so that a player fetches only what it shows. Times in milliseconds since 1970 by the page's clock. */
export const ChunkEntry = z.object({
  tab_id: z.string(),
  seq: Count,
  first_at: Epoch,
  last_at: Epoch,
  /** A replay may begin in it. */
  has_snapshot: z.boolean(),
  bytes: Count,
});

/** Names the chunk to go on with, in an answer that holds only some of those that were asked for. */
export const nextChunkHeader = 'x-next-seq';

const SessionId = z.object({ session_id: Uuid });

export const recordings = {
  list: defineCall({
    method: 'POST',
    path: '/api/recordings/list_recordings',
    summary: 'Recordings, newest first, with the exact total',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: z.object({
      filters: RecordingFilter.default({}),
      limit: z.int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
      /** `next_key` of the page before. */
      after: z.string().max(200).optional(),
    }),
    status: 200,
    reply: z.object({
      recordings: z.array(
        Recording.extend({
          /** The first moment that the filter asks for, to open the recording there. */
          matched_at: Epoch.nullable(),
        }),
      ),
      total_count: Count,
      next_key: z.string().nullable(),
    }),
  }),
  neighbours: defineCall({
    method: 'POST',
    path: '/api/recordings/get_neighbours',
    summary: 'The sessions before and after one in the list that a filter leaves',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: z.object({ session_id: Uuid, filters: RecordingFilter.default({}) }),
    status: 200,
    reply: z.object({
      /** The next newer one; null where there is none. */
      newer: Uuid.nullable(),
      /** The next older one. */
      older: Uuid.nullable(),
    }),
    problems: ['not_found'],
  }),
  get: defineCall({
    method: 'POST',
    path: '/api/recordings/get_recording',
    summary: 'One recording: its details, moments, activity and chunk positions',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: SessionId,
    status: 200,
    reply: z.object({
      recording: Recording,
      moments: z.array(Moment),
      /** Seconds since 1970 in which the person was active, ascending. */
      active_seconds: z.array(Count),
      chunks: z.array(ChunkEntry),
    }),
    problems: ['not_found'],
  }),
  getChunks: defineCall({
    method: 'POST',
    path: '/api/recordings/get_chunks',
    summary:
      'Chunks of one tab in the order they were sent: header, then body. If there are more than 8 MiB, the header x-next-seq contains the chunk to continue with',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: SessionId.extend({
      tab_id: z.string().regex(/^[0-9a-f]{16}$/),
      from_seq: Count,
      to_seq: Count,
    }),
    transport: 'stream',
    status: 200,
    reply: z.string(),
    problems: ['not_found'],
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/recordings/delete_recording',
    summary: 'Delete a recording and all its data',
    auth: 'member',
    rateLimit: 'interactive',
    body: SessionId,
    status: 200,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
  erasePerson: defineCall({
    method: 'POST',
    path: '/api/recordings/erase_person',
    summary:
      'Delete all recordings of a person; data that open tabs and offline queues send within a day is deleted too',
    auth: 'admin',
    rateLimit: 'interactive',
    /** The id that pages tell, or the e-mail address. */
    body: z.object({ person_id: z.string().trim().min(1).max(200) }),
    status: 200,
    reply: z.object({ deleted_count: Count }),
  }),
  sendChunk: defineCall({
    method: 'POST',
    path: '/r/chunk',
    summary:
      'Store a chunk of a recording; sending it again does not store it twice. The 68 bytes of its header alone ask whether it is stored',
    auth: 'public',
    rateLimit: 'record',
    query: z.object({
      key: SiteKey,
      /**
       * When it is sent, in milliseconds since 1970 by the page's clock: tells a chunk that waited from a clock that is slow.
       * Told anew each time it is sent.
       */
      sent_at: z.coerce.number().min(0).max(8.64e15).optional(),
    }),
    transport: 'bytes',
    maxBodyBytes: 2 * 1024 * 1024 + 1024,
    status: 200,
    /**
     * `snapshot`: this tab has to send a picture of the whole page, since none of it is stored. `stored`: whether the chunk is, where
     * only its header came.
     */
    reply: z.object({ snapshot: z.boolean(), stored: z.boolean().optional() }),
    problems: ['recording_over', 'not_found', 'not_allowed', 'origin_refused', 'plan_limit_reached'],
  }),
  recorderSettings: defineCall({
    method: 'GET',
    path: '/r/settings',
    summary: 'The settings of a site’s recorder',
    auth: 'public',
    rateLimit: 'record',
    query: z.object({ key: SiteKey }),
    status: 200,
    /** `new_sessions`: false while the plan has no room for further ones; those that have begun go on. */
    reply: RecorderSettings.extend({ new_sessions: z.boolean() }),
    problems: ['not_found', 'origin_refused'],
  }),
  listSites: defineCall({
    method: 'POST',
    path: '/api/recordings/list_sites',
    summary: 'List sites',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({}),
    status: 200,
    reply: z.object({ sites: z.array(Site) }),
  }),
  createSite: defineCall({
    method: 'POST',
    path: '/api/recordings/create_site',
    summary: 'Add a site; put its key into your pages',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({ name: Name }),
    keptTexts: ['name'],
    status: 201,
    reply: Site,
  }),
  updateSite: defineCall({
    method: 'POST',
    path: '/api/recordings/update_site',
    summary: 'Rename a site or change its settings',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({
      site_id: SmallId,
      name: Name.optional(),
      settings: ChangedSettings.optional(),
      /** Whether feedback from the widget is taken. */
      feedback_widget: SiteSettings.shape.feedback_widget.unwrap().optional(),
    }),
    keptTexts: ['name'],
    status: 200,
    reply: Site,
    problems: ['not_found'],
  }),
  setSiteOrigins: defineCall({
    method: 'POST',
    path: '/api/recordings/set_site_origins',
    summary: 'Set which origins may use a site’s key; origins in neither list stay undecided or are removed',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({
      site_id: SmallId,
      /** Origins such as `https://shop.example.com`, `https://*.example.com`, or `null` for pages without one. */
      allowed: z.array(GivenOrigin).max(siteOriginsMax),
      refused: z.array(GivenOrigin).max(siteOriginsMax),
      /** Whether origins that stand in neither list are taken until somebody decides. */
      learns: z.boolean(),
    }),
    status: 200,
    reply: Site,
    problems: ['not_found'],
  }),
  mendRecordings: defineCall({
    method: 'POST',
    path: '/api/recordings/mend_recordings',
    summary:
      'Delete the recordings of a site that may show text it asks to mask, or mask all text in them; runs in the background',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({ site_id: SmallId, how: z.enum(mendings) }),
    status: 202,
    reply: z.object({ asked: z.literal(true) }),
    problems: ['not_found'],
  }),
  renewSiteKey: defineCall({
    method: 'POST',
    path: '/api/recordings/renew_site_key',
    summary: 'Replace a site’s key; the old one stops working',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({ site_id: SmallId }),
    status: 200,
    reply: Site,
    problems: ['not_found'],
  }),
  renewIdentitySecret: defineCall({
    method: 'POST',
    path: '/api/recordings/renew_identity_secret',
    summary: 'Create a signing secret for identities; it is returned once, and the old one stops working',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({ site_id: SmallId }),
    status: 201,
    reply: z.object({ site: Site, secret: z.string() }),
    problems: ['not_found'],
  }),
};
