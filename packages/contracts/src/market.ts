import { z } from 'zod';
import { askedCurrency } from './market/asked-currency.ts';
import { defineCall } from './call.ts';
import { crawlerFacts } from './market/crawler-facts.ts';
import { limits } from './limits.ts';
import { marketStates, MarketReport, pricePeriods } from './market/market-report.ts';
import { Day, Email, Instant, Name, Token, Uuid } from './call/scalars.ts';

/** What one report may cost the sites and sources that it reads, and how long it can be read. */
export const marketLimits = {
  pages: crawlerFacts.pagesPerReport,
  pagesPerHost: crawlerFacts.pagesPerSite,
  /** From the job's start; what is there by then is published. */
  seconds: crawlerFacts.reportMs / 1000,
  subjectMaxChars: 500,
  rivals: 6,
  /** A link can be read for so long. */
  linkDays: 90,
} as const;

/** Who holds both reads the report, puts it right, and deletes it. */
export const MarketLink = z.object({ uuid: Uuid, token: Token });
export type MarketLink = z.infer<typeof MarketLink>;

/**
 * One event of a report's stream: the parts that are new since the event before, each whole. The first holds all of them,
 * unless the reader names the event that it had last (`Last-Event-ID`). The stream ends with the report.
 */
export const MarketEvent = MarketReport.partial();
export type MarketEvent = z.infer<typeof MarketEvent>;

/** An address, or the host of a company as the report names it. */
const Rival = z.string().trim().min(2).max(marketLimits.subjectMaxChars);

const Note = z.string().trim().min(1).max(200);

/** A fact that a person sets right, in this report alone. What is said last holds. */
export const MarketCorrection = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('plan'),
    /** Of the plan. */
    key: z.string().min(1).max(300),
    /** What is right; null: there is no such plan. */
    right: z
      .object({
        name: Name,
        kind: z.enum(['priced', 'free', 'custom']),
        amount: z.number().min(0).max(1e9).nullable(),
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/, 'is three capital letters, such as EUR')
          .nullable(),
        per: z.enum(pricePeriods).nullable(),
        billed_every: z.enum(['month', 'year']).nullable(),
        unit: Note.nullable(),
      })
      .refine(({ kind, amount }) => (kind === 'priced') === (amount !== null), {
        path: ['amount'],
        message: 'is given for a price, and for nothing else',
      })
      .nullable(),
  }),
  z.object({
    of: z.literal('feature'),
    /** Of the feature. */
    key: z.string().min(1).max(300),
    host: z.string().min(1).max(253),
    right: z.object({ value: z.enum(['yes', 'limited', 'no', 'not_mentioned']), note: Note.nullable() }),
  }),
]);
export type MarketCorrection = z.infer<typeof MarketCorrection>;

/** Weekly: on Mondays; monthly: on the first; days are those of UTC. */
export const marketSchedules = ['none', 'weekly', 'monthly'] as const;

/** How a list tells reports apart; `under_way` is queued or running. */
export const marketStandings = ['under_way', 'done', 'failed', 'cancelled'] as const;

export const marketOrders = ['newest', 'oldest', 'name'] as const;

const Counted = z.int().min(0);

export const MarketReportInList = z.object({
  market_report_id: Uuid,
  name: z.string(),
  /** As it was typed. */
  subject: z.string(),
  /** Null until its site is known. */
  host: z.string().nullable(),
  state: z.enum(marketStates),
  made_by: z.string(),
  made_at: Instant,
  ended_at: Instant.nullable(),
  schedule: z.enum(marketSchedules),
  next_run_on: Day.nullable(),
  /** The caller is told by mail when a later run finds something changed. */
  tells_me: z.boolean(),
  /** Changes against the run before; null for the first. */
  changes: z.int().min(0).nullable(),
});
export type MarketReportInList = z.infer<typeof MarketReportInList>;

const reading = { method: 'GET', auth: 'viewer', rateLimit: 'interactive', status: 200 } as const;
const changing = { method: 'POST', auth: 'member', rateLimit: 'interactive', status: 200 } as const;
const OneReport = z.object({ market_report_id: Uuid });

/** Tables of a report, each a CSV file. */
export const marketTables = [
  ...(['findings', 'voices', 'rivals', 'plans', 'proposals', 'features', 'trends', 'news'] as const),
  ...(['opportunities', 'sources', 'citations'] as const),
] as const;

const ReportFile = z.object({
  format: z.enum(['json', 'markdown', 'csv']),
  /** Of a CSV file. */
  table: z.enum(marketTables).default('findings'),
  /** What prices are also told in; when not given, that of the subject where currencies differ. */
  currency: z.string().regex(askedCurrency, 'is three capital letters, such as EUR, or none').optional(),
});

const onLink = {
  method: 'POST',
  auth: 'public',
  rateLimit: 'market_read',
  problems: ['not_found'],
} as const;

export const market = {
  submitPublicRequest: defineCall({
    method: 'POST',
    path: '/api/market_analysis/submit_public_request',
    summary:
      'Request a market report on a brand, product or page; evidence is shared per day, the report belongs to the requester',
    auth: 'public',
    rateLimit: 'market_submit',
    body: z.object({
      subject: z
        .string()
        .trim()
        .min(limits.heroSubjectMinChars, `Please enter at least ${limits.heroSubjectMinChars} characters.`)
        .max(marketLimits.subjectMaxChars),
      email: Email,
    }),
    status: 202,
    reply: z.object({ uuid: Uuid, token: z.string() }),
    problems: ['storage_full'],
  }),
  getPublicReport: defineCall({
    ...onLink,
    path: '/api/market_analysis/get_public_report',
    summary: 'A shared report, with the parts that are ready',
    body: MarketLink,
    status: 200,
    reply: MarketReport,
  }),
  streamPublicReport: defineCall({
    ...onLink,
    path: '/api/market_analysis/stream_public_report',
    summary: 'Stream a shared report while it runs: server-sent events named `report`',
    body: MarketLink,
    transport: 'stream',
    media: ['text/event-stream'],
    status: 200,
    reply: z.string(),
  }),
  cancelPublicReport: defineCall({
    ...onLink,
    path: '/api/market_analysis/cancel_public_report',
    summary: 'Stop a report; results so far stay available',
    body: MarketLink,
    status: 200,
    reply: MarketReport,
  }),
  deletePublicReport: defineCall({
    ...onLink,
    path: '/api/market_analysis/delete_public_report',
    summary: 'Delete a report; its link stops working',
    body: MarketLink,
    status: 200,
    reply: z.object({ deleted: z.literal(true) }),
  }),
  changePublicRival: defineCall({
    ...onLink,
    path: '/api/market_analysis/change_public_rival',
    summary: 'Add or remove a competitor; the report updates',
    body: MarketLink.extend({ rival: Rival, wanted: z.boolean() }),
    status: 202,
    reply: MarketReport,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  correctPublicFact: defineCall({
    ...onLink,
    path: '/api/market_analysis/correct_public_fact',
    summary: 'Correct a fact in this report only',
    body: MarketLink.extend({ correction: MarketCorrection }),
    status: 200,
    reply: MarketReport,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  exportPublicReport: defineCall({
    ...onLink,
    path: '/api/market_analysis/export_public_report',
    summary: 'Download a shared report as JSON, Markdown, or a table as CSV',
    body: MarketLink.extend(ReportFile.shape),
    transport: 'stream',
    media: ['application/json', 'text/markdown', 'text/csv'],
    status: 200,
    reply: z.string(),
  }),
  rotatePublicLink: defineCall({
    ...onLink,
    path: '/api/market_analysis/rotate_public_link',
    summary: 'Replace the link of a report; the old one stops working',
    body: MarketLink,
    status: 200,
    reply: z.object({ uuid: Uuid, token: z.string() }),
  }),

  analyze: defineCall({
    ...changing,
    path: '/api/market_trend_reporting/analyze',
    summary: 'Create a market report on a brand, product or page',
    rateLimit: 'ask',
    body: z.object({
      subject: z.string().trim().min(limits.heroSubjectMinChars).max(marketLimits.subjectMaxChars),
      /** What members call it; the subject when not given. */
      name: Name.optional(),
      /** Addresses of companies that belong in it. */
      rivals: z.array(Rival).max(marketLimits.rivals).default([]),
      schedule: z.enum(marketSchedules).default('none'),
    }),
    keptTexts: ['subject', 'name', 'rivals'],
    status: 201,
    reply: MarketReportInList,
    problems: ['conflict', 'plan_limit_reached', 'storage_full'],
  }),
  listReports: defineCall({
    ...reading,
    path: '/api/market_trend_reporting/list_reports',
    summary: 'The workspace’s market reports, with counts by state and schedule',
    query: z.object({
      /** In the name, the subject or the host. */
      search: z.string().trim().max(200).optional(),
      standing: z.enum(marketStandings).optional(),
      schedule: z.enum(marketSchedules).optional(),
      order: z.enum(marketOrders).default('newest'),
      /** `next` of the page before, in the same order. */
      cursor: z
        .string()
        .regex(/^[\w-]{20,1000}$/, 'is not a valid cursor')
        .optional(),
      limit: z.coerce.number().pipe(z.int().min(1).max(limits.pageSizeMax)).default(limits.pageSize),
    }),
    reply: z.object({
      reports: z.array(MarketReportInList),
      total_count: z.int().min(0),
      next: z.string().nullable(),
      /** Of each choice, how many would be listed with it and all else that is asked for. */
      counts: z.object({
        standing: z.record(z.enum(marketStandings), Counted),
        schedule: z.record(z.enum(marketSchedules), Counted),
      }),
    }),
  }),
  recentReports: defineCall({
    ...reading,
    path: '/api/market_trend_reporting/recent_reports',
    summary: 'Recently opened reports',
    reply: z.object({ reports: z.array(MarketReportInList) }),
  }),
  getReport: defineCall({
    ...reading,
    path: '/api/market_trend_reporting/get_report',
    summary: 'One report of the workspace, with the parts that are ready',
    query: OneReport,
    reply: z.object({ listing: MarketReportInList, report: MarketReport }),
    problems: ['not_found'],
  }),
  streamReport: defineCall({
    ...reading,
    path: '/api/market_trend_reporting/stream_report',
    summary: 'Stream a report while it runs: server-sent events named `report`',
    query: OneReport,
    transport: 'stream',
    media: ['text/event-stream'],
    reply: z.string(),
    problems: ['not_found'],
  }),
  exportReport: defineCall({
    ...reading,
    path: '/api/market_trend_reporting/export_report',
    summary: 'Download a report as JSON, Markdown, or a table as CSV',
    query: OneReport.extend(ReportFile.shape),
    transport: 'stream',
    media: ['application/json', 'text/markdown', 'text/csv'],
    reply: z.string(),
    problems: ['not_found'],
  }),
  changeRival: defineCall({
    ...changing,
    path: '/api/market_trend_reporting/change_rival',
    summary: 'Add or remove a competitor; the report updates',
    body: OneReport.extend({ rival: Rival, wanted: z.boolean() }),
    keptTexts: ['rival'],
    status: 202,
    reply: MarketReport,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  correctFact: defineCall({
    ...changing,
    path: '/api/market_trend_reporting/correct_fact',
    summary: 'Correct a fact of a report; the correction stays when the report runs again',
    body: OneReport.extend({ correction: MarketCorrection }),
    keptTexts: ['correction'],
    reply: MarketReport,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  setSchedule: defineCall({
    ...changing,
    path: '/api/market_trend_reporting/set_schedule',
    summary: 'Schedule a report, and email the caller about changes',
    body: OneReport.extend({ schedule: z.enum(marketSchedules), tell_me: z.boolean().default(false) }),
    reply: MarketReportInList,
    problems: ['not_found'],
  }),
  runAgain: defineCall({
    ...changing,
    path: '/api/market_trend_reporting/run_again',
    summary: 'Run a report again now; changes compare with the previous run',
    rateLimit: 'ask',
    body: OneReport,
    status: 202,
    reply: MarketReportInList,
    problems: ['not_found', 'conflict', 'plan_limit_reached', 'storage_full'],
  }),
  cancelReport: defineCall({
    ...changing,
    path: '/api/market_trend_reporting/cancel_report',
    summary: 'Stop a report; results so far stay available',
    body: OneReport,
    reply: MarketReportInList,
    problems: ['not_found'],
  }),
  renameReport: defineCall({
    ...changing,
    path: '/api/market_trend_reporting/rename_report',
    summary: 'Rename a report',
    body: OneReport.extend({ name: Name }),
    keptTexts: ['name'],
    reply: MarketReportInList,
    problems: ['not_found'],
  }),
  removeReport: defineCall({
    ...changing,
    path: '/api/market_trend_reporting/delete_report',
    summary: 'Delete a report; its link stops working',
    body: OneReport,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
  shareReport: defineCall({
    ...changing,
    path: '/api/market_trend_reporting/share_report',
    summary: 'Get or replace the public link of a report; a new link ends earlier ones',
    body: OneReport.extend({ renew: z.boolean().default(false) }),
    reply: z.object({ uuid: Uuid, token: z.string(), readable_until: Instant }),
    problems: ['not_found'],
  }),
  claimable: defineCall({
    ...reading,
    path: '/api/market_trend_reporting/claimable_reports',
    summary: 'The number of reports requested with your email address that are in no workspace',
    reply: z.object({ count: z.int().min(0) }),
  }),
  claim: defineCall({
    ...changing,
    path: '/api/market_trend_reporting/claim_reports',
    summary: 'Add the reports requested with your email address to the workspace',
    reply: z.object({ claimed: z.int().min(0) }),
    problems: ['storage_full'],
  }),
};
