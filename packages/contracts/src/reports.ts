import { z } from 'zod';
import { defineCall } from './call.ts';
import { FeedbackFilter } from './filter/feedback-filter.ts';
import { limits } from './limits.ts';
import { driverScores } from './analytics.ts';
import { reportRun, SharedRun } from './reports/report-run.ts';
import { Day, Instant, Name, Token, Uuid } from './call/scalars.ts';

/** Days of a period that goes along with time: whole days, up to the day before the run. */
export const reportDays = [7, 28, 90] as const;

/** What a report may consist of, in the order of its page. */
export const reportSections = [
  'headline',
  'volume',
  'sentiment',
  'themes',
  'topics',
  'drivers',
  'sources',
] as const;
export type ReportSectionName = (typeof reportSections)[number];

/** Weekly: on Mondays; monthly: on the first; both in the workspace's time zone. */
export const reportSchedules = ['none', 'weekly', 'monthly'] as const;
export type ReportSchedule = (typeof reportSchedules)[number];

export const reportQuestionsMax = 10;
/** Runs of a report that are kept; older ones that are shared stay too. */
export const reportRunsKept = 50;
export const reportsMax = 50;
/** Days for which a shared run can be read. */
export const shareDays = [7, 30, 90] as const;
/** Days for which a deleted report can be brought back. */
export const reportUndoDays = 7;

const FixedDays = z
  .strictObject({ said_from: Day, said_to: Day })
  .refine(({ said_from: from, said_to: to }) => from <= to, {
    path: ['said_to'],
    message: 'The period ends before it starts',
  });

export const ReportPeriod = z.union([z.strictObject({ last_days: z.literal(reportDays) }), FixedDays]);
export type ReportPeriod = z.infer<typeof ReportPeriod>;

const Content = {
  name: Name,
  /** The items that it is about; days are those of the period. */
  filters: FeedbackFilter.default({}),
  period: ReportPeriod.default({ last_days: 28 }),
  sections: z
    .array(z.enum(reportSections))
    .max(reportSections.length)
    .refine((list) => new Set(list).size === list.length, 'A report can contain each section once')
    .default([...reportSections]),
  /** The score whose drivers are shown. */
  score: z.enum(driverScores).default('negative_share'),
  /** In one's own words, answered anew by each run. */
  questions: z.array(z.string().trim().min(1).max(limits.searchMaxChars)).max(reportQuestionsMax).default([]),
  schedule: z.enum(reportSchedules).default('none'),
};

export const runStates = ['waiting', 'running', 'done', 'failed'] as const;

const RunInList = z.object({
  run_id: Uuid,
  state: z.enum(runStates),
  asked_at: Instant,
  finished_at: Instant.nullable(),
  period: z.object({ from: Day, to: Day }).nullable(),
  /** Null when the schedule asked for it. */
  asked_by: z.string().nullable(),
});
export type RunInList = z.infer<typeof RunInList>;

const Share = z.object({
  share_id: Uuid,
  run_id: Uuid,
  shared_by: z.string(),
  shared_at: Instant,
  expires_at: Instant,
});
export type ReportShare = z.infer<typeof Share>;

export const Report = z.object({
  report_id: Uuid,
  name: z.string(),
  filters: FeedbackFilter,
  period: ReportPeriod,
  sections: z.array(z.enum(reportSections)),
  score: z.enum(driverScores),
  questions: z.array(z.string()),
  schedule: z.enum(reportSchedules),
  /** Null without a schedule. */
  next_run_on: Day.nullable(),
  created_by: z.string(),
  created_at: Instant,
  /** Newest first. */
  runs: z.array(RunInList),
  /** Links that can be read now, newest first. */
  shares: z.array(Share),
});
export type Report = z.infer<typeof Report>;

const ReportInList = Report.omit({ runs: true, shares: true, questions: true }).extend({
  last_run: RunInList.nullable(),
  is_shared: z.boolean(),
});
export type ReportInList = z.infer<typeof ReportInList>;

export const reports = {
  list: defineCall({
    method: 'GET',
    path: '/api/ai_reports/list_reports',
    summary: 'Saved reports, by name',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ reports: z.array(ReportInList) }),
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/ai_reports/get_report',
    summary: 'One report with its settings, runs and links',
    auth: 'viewer',
    rateLimit: 'interactive',
    query: z.object({ report_id: Uuid }),
    status: 200,
    reply: Report,
    problems: ['not_found'],
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/ai_reports/create_report',
    summary: 'Save a report and run it for the first time',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object(Content),
    keptTexts: ['name', 'filters', 'questions'],
    status: 201,
    reply: Report,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  update: defineCall({
    method: 'POST',
    path: '/api/ai_reports/update_report',
    summary: 'Change a report for later runs; earlier runs do not change',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ report_id: Uuid, ...Content }),
    keptTexts: ['name', 'filters', 'questions'],
    status: 200,
    reply: Report,
    problems: ['not_found', 'storage_full'],
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/ai_reports/delete_report',
    summary: 'Delete a report; its links stop working. You can restore it for 7 days',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ report_id: Uuid }),
    status: 200,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
  restore: defineCall({
    method: 'POST',
    path: '/api/ai_reports/restore_report',
    summary: 'Restore a deleted report with its runs and links',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ report_id: Uuid }),
    status: 200,
    reply: Report,
    problems: ['not_found', 'conflict'],
  }),
  run: defineCall({
    method: 'POST',
    path: '/api/ai_reports/run_report',
    summary: 'Run a report now; joins a run that is waiting or in progress',
    auth: 'member',
    rateLimit: 'ask',
    body: z.object({ report_id: Uuid }),
    status: 202,
    reply: z.object({ run_id: Uuid }),
    problems: ['not_found', 'storage_full'],
  }),
  getRun: defineCall({
    method: 'GET',
    path: '/api/ai_reports/get_run',
    summary: 'The results of a run; without `run_id`, of the newest finished run',
    auth: 'viewer',
    rateLimit: 'interactive',
    query: z.object({ report_id: Uuid, run_id: Uuid.optional() }),
    status: 200,
    reply: reportRun,
    problems: ['not_found'],
  }),
  share: defineCall({
    method: 'POST',
    path: '/api/ai_reports/share_run',
    summary:
      'Create a link to a run. Anyone with the link can read it until it expires. The secret is returned once',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ report_id: Uuid, run_id: Uuid, days: z.literal(shareDays).default(30) }),
    status: 201,
    reply: z.object({ share_id: Uuid, token: z.string(), expires_at: Instant }),
    problems: ['not_found', 'storage_full'],
  }),
  unshare: defineCall({
    method: 'POST',
    path: '/api/ai_reports/revoke_share',
    summary: 'Revoke a link',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ share_id: Uuid }),
    status: 200,
    reply: z.object({ revoked: z.literal(true) }),
    problems: ['not_found'],
  }),
  readShared: defineCall({
    method: 'POST',
    path: '/api/ai_reports/read_shared_run',
    summary: 'A shared run, without links into the workspace',
    auth: 'public',
    rateLimit: 'token_check',
    body: z.object({ token: Token }),
    status: 200,
    reply: SharedRun,
    problems: ['link_invalid'],
  }),
};
