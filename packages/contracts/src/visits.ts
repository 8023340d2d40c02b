import { z } from 'zod';
import { defineCall } from './call.ts';
import { recordings } from './recordings.ts';
import { Email, Instant, Token, Uuid } from './call/scalars.ts';

/** What a visit keeps to. */
export const visitLimits = {
  pages: 8,
  seconds: 60,
  bytes: 20 * 1024 * 1024,
  memoryBytes: 1024 ** 3,
  /** From here on a page counts as slow: until it is loaded, and until the first byte of its answer. */
  slowLoadMs: 4000,
  slowAnswerMs: 1800,
  /** A report can be read for so long. */
  keptDays: 90,
} as const;

export const findingKinds = [
  'page_error',
  'console_error',
  'broken_link',
  'failed_request',
  'slow_page',
  'dead_control',
  'dead_end',
  'accessibility',
] as const;

/** One fault that a visit met, with where and when. */
export const VisitFinding = z.object({
  kind: z.enum(findingKinds),
  /** Address of the page it was met on. */
  page: z.string(),
  what: z.string(),
  /** What stands behind it: a message, an element, an address. */
  detail: z.string().nullable(),
  /** Milliseconds since 1970 by the visiting browser's clock; null where it is not of one moment. */
  at: z.number().nullable(),
});
export type VisitFinding = z.infer<typeof VisitFinding>;

const Count = z.int().min(0);

export const VisitedPage = z.object({
  url: z.string(),
  title: z.string(),
  /** 0: no answer came. */
  status: Count,
  /** Until the page was loaded; null when it was not. */
  load_ms: Count.nullable(),
  at: z.number(),
});
export type VisitedPage = z.infer<typeof VisitedPage>;

export const VisitAnalysis = z.object({
  pages: z.array(VisitedPage),
  /** What was done, in order. */
  tried: z.array(z.object({ what: z.string(), page: z.string(), at: z.number() })),
  findings: z.array(VisitFinding),
  /** Why not everything was looked at; empty when it was. */
  left_out: z.array(z.string()),
});
export type VisitAnalysis = z.infer<typeof VisitAnalysis>;

/** Who holds both reads the report, and deletes it. */
const ReportLink = z.object({ uuid: Uuid, token: Token });

export const visits = {
  submitRecordRequest: defineCall({
    method: 'POST',
    path: '/api/agent_screen_record/submit_record_request',
    summary:
      'Start a visit to a public site: a browser records it and reports problems; at most one visit per site and day',
    auth: 'public',
    rateLimit: 'visit',
    body: z.object({ email: Email, url: z.string().trim().min(1).max(2000) }),
    status: 202,
    reply: z.object({ uuid: Uuid, token: z.string() }),
  }),
  getSiteSessionAnalysis: defineCall({
    method: 'GET',
    path: '/api/agent_screen_record/get_site_session_analysis/:uuid/:token',
    summary: 'State of a site visit and, once it is done, its findings and replay',
    auth: 'public',
    rateLimit: 'visit_read',
    params: z.object({ uuid: Uuid, token: Token }),
    status: 200,
    reply: z.object({
      state: z.enum(['queued', 'running', 'done', 'failed']),
      host: z.string(),
      /** Where the visit begins. */
      url: z.string(),
      asked_at: Instant,
      /** The report is deleted then. */
      expires_at: Instant,
      /** Visits that come before it. */
      ahead: Count,
      /** Addresses of the pages that were opened so far. */
      seen_pages: z.array(z.string()),
      /** Why there is no report. */
      why: z.string().nullable(),
      analysis: VisitAnalysis.nullable(),
      replay: recordings.get.reply.nullable(),
    }),
    problems: ['not_found'],
  }),
  getSiteSessionChunks: defineCall({
    method: 'POST',
    path: '/api/agent_screen_record/get_site_session_chunks',
    summary: 'Chunks of a visit’s replay in the order they were recorded: header, then body',
    auth: 'public',
    rateLimit: 'visit_read',
    body: ReportLink.extend({
      tab_id: z.string().regex(/^[0-9a-f]{16}$/),
      from_seq: Count,
      to_seq: Count,
    }),
    transport: 'stream',
    status: 200,
    reply: z.string(),
    problems: ['not_found'],
  }),
  deleteSiteSession: defineCall({
    method: 'POST',
    path: '/api/agent_screen_record/delete_site_session',
    summary: 'Delete a report; a visit that nobody else requested is cancelled, or deleted with its replay',
    auth: 'public',
    rateLimit: 'visit_read',
    body: ReportLink,
    status: 200,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
};
