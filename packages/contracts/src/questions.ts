import { z } from 'zod';
import { AnalysingOrNot } from './enrichment.ts';
import { defineCall } from './call.ts';
import { FeedbackItem, Rating } from './feedback.ts';
import { FeedbackFilter, FilterBehind, sentiments } from './filter/feedback-filter.ts';
import { limits } from './limits.ts';
import { Figure, Grouping, measureKinds, MeasureRow, timeBuckets, TimeGrouping, units } from './analytics.ts';
import { Day, Instant, Name, SmallId, Uuid } from './call/scalars.ts';

export const questionKinds = ['count', 'share', 'trend', 'compare', 'rank', 'list', 'why', 'quote'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const Side = z.strictObject({ label: z.string().min(1).max(200), filters: FeedbackFilter });

/** What is looked for, counted and said: made from the question, and open to be changed and run again. */
export const QuestionPlan = z.strictObject({
  kind: z.enum(questionKinds),
  unit: z.enum(units).default('items'),
  measure: z.enum(measureKinds).default('count'),
  filters: FeedbackFilter.default({}),
  /** Of a share: whose share of the filter's items. */
  part: FeedbackFilter.optional(),
  /** A number of one of the customer's columns in place of how many there are; over accounts or people, each counts once. */
  number: z
    .strictObject({
      field: z.string().min(1).max(200),
      of: z.enum(['mean', 'median', 'highest', 'lowest']),
      /** Whether the highest or lowest of each group is asked for, and not the group whose average is. */
      each: z.literal(true).optional(),
    })
    .optional(),
  by: z.union([TimeGrouping, Grouping]).optional(),
  /** Parts what is counted by the days of the week. */
  each: z.literal('weekday').optional(),
  /** The period to hold against that of the filter. */
  compare: z.union([z.literal('previous'), z.strictObject({ said_from: Day, said_to: Day })]).optional(),
  /** Two kinds of items to hold against each other. */
  sides: z.tuple([Side, Side]).optional(),
  order: z.enum(['most', 'least', 'change']).default('most'),
  /** What the answer says first: whether there is any, since when, which way it goes, how many different values there are. */
  asks: z
    .enum(['whether', 'when', 'peak', 'direction', 'summary', 'distinct', 'median', 'matters'])
    .optional(),
  /** Of a ranking: which one is asked for, where it is not the first. */
  place: z.int().min(2).max(20).optional(),
  /** How many rows or quotes are told. */
  limit: z.int().min(1).max(50).optional(),
  /** Of a ranking: what has fewer items than this is left out. */
  least: z.int().min(2).max(1_000_000).optional(),
});
export type QuestionPlan = z.infer<typeof QuestionPlan>;

/** Which words of the question a part of the plan was read from: characters `start` to `end`. */
export const ReadFrom = z.object({ part: z.string(), text: z.string(), start: z.int(), end: z.int() });

/** A word for word quote: characters `start` to `end` of the item's text. */
export const Citation = z.object({
  /** As it stands in the answer, from 1. */
  number: z.int(),
  review_id: SmallId,
  source_id: SmallId,
  source_name: z.string(),
  title: z.string().nullable(),
  quote: z.string(),
  start: z.int(),
  end: z.int(),
  link: z.string().nullable(),
  said_at: Instant.nullable(),
  rating: Rating.nullable(),
  sentiment: z.enum(sentiments),
  author: z.string().nullable(),
  account: z.string().nullable(),
});
export type Citation = z.infer<typeof Citation>;

/** Numbers stand in the answer as names of figures, and are filled in from what was counted. */
export const AnswerPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('figure'), name: z.string(), text: z.string() }),
  z.object({ kind: z.literal('quote'), number: z.int() }),
  z.object({ kind: z.literal('citation'), number: z.int() }),
]);
export type AnswerPart = z.infer<typeof AnswerPart>;

export const NamedFigure = z.object({ name: z.string(), label: z.string(), figure: Figure });
export type NamedFigure = z.infer<typeof NamedFigure>;

export const answerStates = ['answered', 'partial', 'refused'] as const;

/** Why an answer is missing or in part. */
export const missingReasons = [
  'not_understood',
  'future',
  'business_figure',
  'population',
  'measurement',
  'task',
  'private',
  'unknown_name',
  'nothing_found',
  'nothing_measured',
  'little_evidence',
  'estimate',
] as const;

export const Answer = z.object({
  answer_id: Uuid,
  conversation_id: Uuid,
  question: z.string(),
  /** The answer as plain text, with quotes and `[1]` for citations. */
  response: z.string(),
  /** The same, part by part. */
  paragraphs: z.array(z.array(AnswerPart)),
  status: z.enum(answerStates),
  missing: z.object({ reason: z.enum(missingReasons), detail: z.string() }).nullable(),
  plan: QuestionPlan.nullable(),
  /**
   * Of a question of two parts: the second, as it was written and read. Its figures are named `second_…`. `first` is the first as it
   * was written, and missing in earlier answers.
   */
  second: z
    .object({ first: z.string().optional(), question: z.string(), plan: QuestionPlan })
    .nullable()
    .optional(),
  /** The asker's own filter, which the plan narrows further. */
  filters: FilterBehind,
  read_from: z.array(ReadFrom),
  not_understood: z.array(z.string()),
  figures: z.array(NamedFigure),
  citations: z.array(Citation),
  trend: z.object({ label: z.string(), time: z.enum(timeBuckets), rows: z.array(MeasureRow) }).nullable(),
  insights: z.array(z.object({ text: z.string(), figure: Figure })),
  /** Feedback that is like what was asked for, best first. */
  results: z.array(FeedbackItem),
  /** How many such items there are: what `items_behind` opens. */
  total_count: z.int(),
  items_behind: FilterBehind,
  follow_ups: z.array(z.string()),
  written_by: z.enum(['built_in', 'model']),
  /** What the reader should know about how the answer came about. */
  notice: z.string().nullable(),
  /** What was under way when it was counted, so that its numbers may have moved since. */
  analysing: AnalysingOrNot.optional(),
  asked_at: Instant,
  /** The name it is saved under. */
  name: z.string().nullable(),
  time_zone: z.string(),
});
export type Answer = z.infer<typeof Answer>;

const SavedAnswer = z.object({
  answer_id: Uuid,
  name: z.string(),
  question: z.string(),
  asked_at: Instant,
  saved_by: z.string(),
});

export const questions = {
  ask: defineCall({
    method: 'POST',
    path: '/api/ask_ai/ask_open_question',
    summary:
      'Ask a question about feedback; the answer has counted figures and quotes. With `accept: text/event-stream` it is streamed',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'ask',
    body: z.object({
      new_message: z.string().trim().min(1).max(limits.searchMaxChars),
      filters: FeedbackFilter.optional(),
      /** Goes on with a conversation: the question may lean on the one before. */
      conversation_id: Uuid.optional(),
      /** Runs this plan in place of what would be read from the question. */
      plan: QuestionPlan.optional(),
    }),
    keptTexts: ['new_message', 'filters', 'plan'],
    status: 200,
    reply: Answer,
    problems: ['not_found', 'storage_full'],
  }),
  answer: defineCall({
    method: 'GET',
    path: '/api/ask_ai/get_answer',
    summary: 'An earlier answer as it was; quotes from deleted items are removed',
    auth: 'viewer',
    rateLimit: 'interactive',
    query: z.object({ answer_id: Uuid }),
    status: 200,
    reply: Answer,
    problems: ['not_found'],
  }),
  saved: defineCall({
    method: 'GET',
    path: '/api/ask_ai/list_answers',
    summary: 'Saved answers, newest first',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ answers: z.array(SavedAnswer) }),
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/ask_ai/save_answer',
    summary: 'Save an answer under a name, or rename it',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ answer_id: Uuid, name: Name }),
    keptTexts: ['name'],
    status: 200,
    reply: SavedAnswer,
    problems: ['not_found', 'conflict'],
  }),
  unsave: defineCall({
    method: 'POST',
    path: '/api/ask_ai/unsave_answer',
    summary: 'Remove an answer from the saved answers',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ answer_id: Uuid }),
    status: 200,
    reply: z.object({ unsaved: z.literal(true) }),
    problems: ['not_found'],
  }),
};

/** One step of a streamed answer, sent as an event of its `event` name; `done` holds the whole. */
export type AnswerEvent =
  | { event: 'plan'; data: Pick<Answer, 'plan' | 'read_from' | 'not_understood'> }
  | { event: 'figures'; data: NamedFigure[] }
  | { event: 'text'; data: { text: string } }
  | { event: 'citations'; data: Citation[] }
  | { event: 'done'; data: Answer }
  | { event: 'failed'; data: { code: string; title: string; detail?: string } };
