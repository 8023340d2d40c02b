import { z } from 'zod';
import { defineCall } from './call.ts';
import { Instant, Name, SmallId } from './scalars.ts';

/** The key in a site's pages: public, lets send and nothing else. */
const SiteKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'is no site key');

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
  /** Records nothing before the page says that its visitor agrees. */
  needs_consent: z.boolean().default(false),
  /** Every text is masked, not only what looks personal. */
  mask_all_text: z.boolean().default(false),
  mask_selectors: z.array(Selector).max(100).default([]),
  block_selectors: z.array(Selector).max(100).default([]),
  allow_selectors: z.array(Selector).max(100).default([]),
  allow_attributes: z.array(z.string().trim().min(1).max(100)).max(100).default([]),
  /** Parts of a query whose values stay in recorded addresses. */
  allow_query_keys: z.array(z.string().trim().min(1).max(100)).max(100).default([]),
  record_console: z.boolean().default(false),
  record_network: z.boolean().default(true),
  record_canvas: z.boolean().default(false),
});
export type RecorderSettings = z.output<typeof RecorderSettings>;

export const Site = z.object({
  site_id: SmallId,
  name: z.string(),
  key: SiteKey,
  settings: RecorderSettings,
  created_at: Instant,
  /** When the first chunk came from it, and the address of the page. */
  first_seen_at: Instant.nullable(),
  seen_on: z.string().nullable(),
});
export type Site = z.infer<typeof Site>;

export const recordings = {
  sendChunk: defineCall({
    method: 'POST',
    path: '/r/chunk',
    summary: 'Store a chunk of a recording, as the recorder sends it; sending it again stores it once',
    auth: 'public',
    rateLimit: 'record',
    query: z.object({ key: SiteKey }),
    transport: 'bytes',
    maxBodyBytes: 2 * 1024 * 1024 + 1024,
    status: 200,
    /** `snapshot`: this tab has to send a picture of the whole page, since none of it is stored. */
    reply: z.object({ snapshot: z.boolean() }),
    problems: ['recording_over', 'not_found'],
  }),
  recorderSettings: defineCall({
    method: 'GET',
    path: '/r/settings',
    summary: 'What the recorder of a site is told',
    auth: 'public',
    rateLimit: 'record',
    query: z.object({ key: SiteKey }),
    status: 200,
    reply: RecorderSettings,
    problems: ['not_found'],
  }),
  listSites: defineCall({
    method: 'POST',
    path: '/api/recordings/list_sites',
    summary: 'The sites that are recorded',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({}),
    status: 200,
    reply: z.object({ sites: z.array(Site) }),
  }),
  createSite: defineCall({
    method: 'POST',
    path: '/api/recordings/create_site',
    summary: 'Add a site; its key goes into its pages',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({ name: Name }),
    status: 201,
    reply: Site,
  }),
  updateSite: defineCall({
    method: 'POST',
    path: '/api/recordings/update_site',
    summary: 'Rename a site or change what its recorder does',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({ site_id: SmallId, name: Name.optional(), settings: RecorderSettings.optional() }),
    status: 200,
    reply: Site,
    problems: ['not_found'],
  }),
  renewSiteKey: defineCall({
    method: 'POST',
    path: '/api/recordings/renew_site_key',
    summary: 'Give a site another key; the one before stops working',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({ site_id: SmallId }),
    status: 200,
    reply: Site,
    problems: ['not_found'],
  }),
};
