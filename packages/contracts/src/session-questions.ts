import { z } from 'zod';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { AnswerPart, ReadFrom } from './questions.ts';
import { MetadataFilter, MomentCondition, Recording, RecordingFilter } from './recordings.ts';
import { Day, Instant, Uuid } from './call/scalars.ts';

export const sessionQuestionKinds = [
  'count',
  'share',
  'trend',
  'compare',
  'rank',
  'measure',
  'list',
] as const;
export const sessionUnits = ['sessions', 'people', 'accounts', 'moments'] as const;

const Grouping = z.union([
  z.enum(['page', 'first_page', 'last_page', 'label', 'person', 'account', 'plan', 'site']),
  z.strictObject({ metadata: z.string().min(1).max(200) }),
  z.strictObject({ time: z.enum(['auto', 'day', 'week', 'month']) }),
]);
const Side = z.strictObject({ label: z.string().min(1).max(200), filters: RecordingFilter });

/** What is looked for, counted and said: made from the question, and open to be changed and run again. */
export const SessionPlan = z.strictObject({
  kind: z.enum(sessionQuestionKinds),
  unit: z.enum(sessionUnits).default('sessions'),
  filters: RecordingFilter.default({}),
  /** What is counted where moments are, and what is cited. */
  moment: MomentCondition.optional(),
  /** Of a share: what the part has besides. */
  part: RecordingFilter.optional(),
  by: Grouping.optional(),
  /** A number that every session has. */
  measure: z
    .strictObject({
      of: z.enum(['seconds', 'active_seconds', 'pages', 'clicks']),
      how: z.enum(['mean', 'median', 'max', 'min', 'sum']),
    })
    .optional(),
  /** The time to hold against that of the filter. */
  compare: z.strictObject({ from: Instant, to: Instant }).optional(),
  sides: z.tuple([Side, Side]).optional(),
  order: z.enum(['most', 'least']).default('most'),
});
export type SessionPlan = z.infer<typeof SessionPlan>;

/** A number with the sessions that it was counted in; `sessions` of them fit `filters`. */
export const SessionFigure = z.object({
  name: z.string(),
  label: z.string(),
  value: z.number().nullable(),
  /** Seconds, a share 0…1, or a number of these. */
  unit: z.enum([...sessionUnits, 'seconds', 'share', 'per_session']),
  sessions: z.int(),
  filters: RecordingFilter,
});
export type SessionFigure = z.infer<typeof SessionFigure>;

/** A moment that an answer rests on. */
export const CitedMoment = z.object({
  /** As it stands in the answer, from 1. */
  number: z.int(),
  recording_id: Uuid,
  /** Milliseconds after the beginning of the recording. */
  at_ms: z.int().min(0),
  what: z.string(),
  /** Who was there, as the page said. */
  who: z.string().nullable(),
  started_at: Instant,
});
export type CitedMoment = z.infer<typeof CitedMoment>;

/** Why an answer is missing. */
export const untoldReasons = [
  'future',
  'business_figure',
  'reasons',
  'opinions',
  'traits',
  'not_recorded',
  'task',
  'unknown_words',
  'not_understood',
  'nothing_recorded',
] as const;

export const SessionAnswer = z.object({
  question: z.string(),
  /** The answer as plain text, with `[1]` for citations. */
  response: z.string(),
  /** The same, part by part. */
  paragraphs: z.array(z.array(AnswerPart)),
  status: z.enum(['answered', 'refused']),
  missing: z.object({ reason: z.enum(untoldReasons), detail: z.string() }).nullable(),
  plan: SessionPlan.nullable(),
  read_from: z.array(ReadFrom),
  figures: z.array(SessionFigure),
  citations: z.array(CitedMoment),
  /** Groups or times with what was counted in each, in the order of the answer. */
  rows: z.array(z.object({ label: z.string(), figure: SessionFigure })),
  /** One page of the sessions behind the answer, newest first. */
  results: z.array(Recording.extend({ matched_at: z.number().nullable() })),
  /** How many such sessions there are: what `sessions_behind` opens. */
  total_count: z.int(),
  sessions_behind: RecordingFilter,
  written_by: z.enum(['built_in', 'model']),
  /** What the reader should know about how the answer came about. */
  notice: z.string().nullable(),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

const asked = {
  /** Days of the workspace's time zone on which sessions began, the last one within. */
  start_date: Day.optional(),
  end_date: Day.optional(),
  metadata_filters: z.array(MetadataFilter).max(20).optional(),
};

export const sessionExportFormats = ['csv', 'jsonl'] as const;

export const sessionQuestions = {
  ask: defineCall({
    method: 'POST',
    path: '/api/ask_ai/ask_about_session_recordings',
    summary: 'Ask a question about recorded sessions; the answer has counted figures and cited moments',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'ask',
    body: z.object({
      page: z.int().min(1).max(100_000).default(limits.recordingsPage),
      limit: z.int().min(1).max(limits.pageSizeMax).default(limits.recordingsLimit),
      ...asked,
      /** The last one of the user is answered; it may lean on those before. */
      messages: z
        .array(
          z.object({
            role: z.enum(['user', 'assistant']),
            content: z
              .string()
              .trim()
              .min(1)
              .max(limits.searchMaxChars * 10),
          }),
        )
        .min(1)
        .max(50),
      /** Runs this plan in place of what would be read from the question. */
      plan: SessionPlan.optional(),
    }),
    status: 200,
    reply: SessionAnswer,
  }),
  export: defineCall({
    method: 'POST',
    path: '/api/ask_ai/session_recording_data_export',
    summary: 'Create a single-use URL, valid for a minute, to download session data: one line per session',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({
      ...asked,
      /** Narrows further. */
      filters: RecordingFilter.optional(),
      format: z.enum(sessionExportFormats).default('csv'),
    }),
    keptTexts: ['metadata_filters', 'filters'],
    status: 200,
    reply: z.object({ path: z.string() }),
  }),
  exported: defineCall({
    method: 'GET',
    path: '/api/ask_ai/exported_sessions',
    summary: 'Download the sessions as a file',
    auth: 'public',
    rateLimit: 'link_use',
    query: z.object({ ticket: z.string().min(20).max(200) }),
    transport: 'stream',
    media: ['text/csv', 'application/x-ndjson'],
    status: 200,
    reply: z.string(),
    problems: ['not_found'],
  }),
};
