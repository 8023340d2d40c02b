import { z } from 'zod';
import { AnalysingOrNot } from './enrichment.ts';
import { defineCall } from './call.ts';
import { FeedbackFilter, FilterBehind } from './filter/feedback-filter.ts';
import { Day, SmallId } from './call/scalars.ts';

/** What is counted. Revenue adds up the yearly revenue, in euros, of the accounts the items belong to, each account once. */
export const units = ['items', 'people', 'accounts', 'revenue'] as const;
export type Unit = (typeof units)[number];

/**
 * - `count`: how many items, people or accounts there are, or their accounts' yearly revenue.
 * - `share`: how many of them, 0…1, also match `part`; without `part`, each row's share of the total.
 * - `mean_rating`: mean of the ratings as stars 1…5, each scale laid evenly from its worst to its best.
 * - `nps`: of ratings on a scale from 0 to 10, per cent of 9 and 10 less per cent of 0 to 6, −100…100.
 * - `csat`: the share of ratings of 4 and 5 of five stars, other scales laid on evenly, 0…1.
 * - `sentiment_score`: per cent positive less per cent negative, −100…100.
 */
export const measureKinds = ['count', 'share', 'mean_rating', 'nps', 'csat', 'sentiment_score'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** A figure of an answer may also be a number of the customer's own column: an average, a median, the highest or the lowest. */
export const figureMeasures = [...measureKinds, 'field_number'] as const;
export type FigureMeasure = (typeof figureMeasures)[number];

/** `auto` takes the finest of them that gives at most 45 points. */
export const timeBuckets = ['auto', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type TimeBucket = (typeof timeBuckets)[number];

/** Items may belong to several topics and themes, so rows of these overlap; of the others each item is in one. */
export const groupings = [
  'source',
  'sentiment',
  'language',
  'stars',
  'theme',
  'topic',
  'account',
  'author',
  'plan',
] as const;
export type GroupingName = (typeof groupings)[number];

/** A property of items, or one of their own fields. */
export const Grouping = z.union([z.enum(groupings), z.strictObject({ field: z.string().min(1).max(200) })]);
export type Grouping = z.infer<typeof Grouping>;

export const TimeGrouping = z.strictObject({ time: z.enum(timeBuckets) });
export type TimeGrouping = z.infer<typeof TimeGrouping>;

/** At most so many series beside the one of all others. */
export const maxSeries = 4;

export const MeasureQuery = z.object({
  filters: FeedbackFilter.optional(),
  /** A saved view without a question: its filter has to hold too. */
  view_id: SmallId.optional(),
  /** Ratings and sentiment are measured over items only. */
  unit: z.enum(units).default('items'),
  measure: z.enum(measureKinds).default('count'),
  part: FeedbackFilter.optional(),
  by: z.union([TimeGrouping, Grouping]).optional(),
  /** Parts each row into its four most frequent values and all others, or rows that are not times into stretches of time. */
  split_by: z.union([TimeGrouping, Grouping]).optional(),
  /** The period to compare with: the one of as many days before `said_from`, or another. Needs `filters.said_from`. */
  compare: z.union([z.literal('previous'), z.strictObject({ said_from: Day, said_to: Day })]).optional(),
  /** Order of rows that are not times: most counted, highest value, or biggest change first. */
  order: z.enum(['size', 'value', 'change']).default('size'),
  /** Rows at most; those of time are always all there. */
  limit: z.int().min(1).max(200).default(25),
});
export type MeasureQuery = z.infer<typeof MeasureQuery>;
export type MeasureRequest = z.input<typeof MeasureQuery>;

/**
 * What can be said of a difference: up or down where its 95 % interval leaves 0 out, else the same. `not_covered`: the period
 * before is not wholly within the time that there is data of, so that nothing can be said.
 */
export const verdicts = ['up', 'down', 'same', 'too_few', 'not_covered'] as const;
export type Verdict = (typeof verdicts)[number];

const Interval = z.tuple([z.number(), z.number()]);

export const Change = z.object({
  /** The value before; null when there was nothing to measure. */
  from: z.number().nullable(),
  /** What `from` is of, as a figure's `n`. */
  from_n: z.number(),
  /** Opens what is behind `from`. */
  from_filters: FilterBehind,
  /**
   * How much higher the value is. Where the periods differ in length, counts and revenue are first scaled to this one's.
   * Null where there was nothing to measure, and where the period before is not covered by data.
   */
  difference: z.number().nullable(),
  /** 95 % interval of the difference; null where none can be given: for revenue, and for too few. */
  interval: Interval.nullable(),
  /** Null for revenue, which is a fact without chance in it, where its period is covered. */
  verdict: z.enum(verdicts).nullable(),
  /** Where the period is not covered: the first day that there is data of; null without any dated item. */
  data_from: Day.nullable().optional(),
});
export type Change = z.infer<typeof Change>;

/** A number together with what it is made of and the filter that opens exactly that. */
export const Figure = z.object({
  /**
   * Null when there is nothing to measure, such as a mean of no ratings, and where the people, accounts or revenue behind all
   * of the items are unknown.
   */
  value: z.number().nullable(),
  measure: z.enum(figureMeasures),
  unit: z.enum(units),
  /** How many items, people or accounts the value is of: for a ratio its denominator, for a sum what was added up. */
  n: z.number(),
  /** Of a ratio alone. */
  numerator: z.number().optional(),
  denominator: z.number().optional(),
  /** 95 % interval; null for what is counted whole. */
  interval: Interval.nullable(),
  change: Change.optional(),
  /** Opens what was counted, added up or averaged; of a ratio, its numerator. */
  filters: FilterBehind,
  /** Opens a ratio's denominator. */
  denominator_filters: FilterBehind.optional(),
  /** What a score is made of: promoters, passives and detractors, or positive, neutral and negative. */
  parts: z.array(z.object({ key: z.string(), count: z.int(), filters: FilterBehind })).optional(),
});
export type Figure = z.infer<typeof Figure>;

export const MeasureRow = z.object({
  /**
   * The first day of a stretch of time (its `date_bucket`), the id of a source, theme, topic, account or author, or the
   * value itself; null for the items without any.
   */
  key: z.string().nullable(),
  label: z.string(),
  /** Days of a stretch of time that the period holds. */
  from: Day.optional(),
  to: Day.optional(),
  /** True when the period, or today, cuts the stretch short. */
  is_partial: z.boolean().optional(),
  figure: Figure,
  /** In the order of `series`. */
  split: z.array(Figure).optional(),
});
export type MeasureRow = z.infer<typeof MeasureRow>;

/** Items that cannot be measured or placed, counted beside those that are. */
const leftOut = z.object({ count: z.int(), filters: FilterBehind });
export const LeftOut = z.object({
  /** Without a date: in the total, in no stretch of time. */
  undated: leftOut.optional(),
  /** Without a rating. */
  unrated: leftOut.optional(),
  /** Rated, but on another scale than the score is made for. */
  other_scale: leftOut.optional(),
  without_author: leftOut.optional(),
  without_account: leftOut.optional(),
  /** Of accounts whose revenue is not known. */
  without_revenue: leftOut.optional(),
});
export type LeftOut = z.infer<typeof LeftOut>;

export const Measured = z.object({
  total: Figure,
  /** Empty when nothing was asked to be grouped by. */
  rows: z.array(MeasureRow),
  /** Rows beyond the limit. */
  more_rows: z.int(),
  /**
   * What rows are split into; the last has a null key and `is_other` when there are more values than are shown. Stretches of
   * time are named by their first day.
   */
  series: z
    .array(z.object({ key: z.string().nullable(), label: z.string(), is_other: z.boolean() }))
    .optional(),
  /** The stretches of time that `auto` stands for. */
  time: z.enum(timeBuckets).optional(),
  /** The period that the rows of time are in, or that was compared; null when it has no bounds and no rows of time. */
  period: z.object({ from: Day, to: Day }).nullable(),
  /** Rows of time of the other period, in the same order; where rows are not times, their change says it. */
  compared: z.object({ from: Day, to: Day, rows: z.array(MeasureRow) }).optional(),
  left_out: LeftOut,
  /** Days are days of this zone. */
  time_zone: z.string(),
  /** The workspace's revision that all of this was read at. */
  as_of: z.int(),
  /** What moves these figures by itself while it is under way; in replies always there. */
  analysing: AnalysingOrNot.optional(),
});
export type Measured = z.infer<typeof Measured>;

/** Scores that drivers are found for. */
export const driverScores = ['nps', 'csat', 'mean_rating', 'negative_share', 'sentiment_score'] as const;
export type DriverScore = (typeof driverScores)[number];

export const Driver = z.object({
  key: z.string().nullable(),
  label: z.string(),
  /** The score of the row's own items. */
  own: Figure,
  /** The score of all other items. */
  without: Figure,
  /** Score of all items less the score without the row's: what the row adds to it, or takes away. */
  contribution: z.number().nullable(),
  /** 95 % interval of the contribution. */
  interval: Interval.nullable(),
});
export type Driver = z.infer<typeof Driver>;

export const analytics = {
  measure: defineCall({
    method: 'POST',
    path: '/api/analysis/measure',
    summary: 'Count or score feedback: in total, over time or by a property, and compare periods',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: MeasureQuery,
    status: 200,
    reply: Measured,
    problems: ['not_found'],
  }),
  drivers: defineCall({
    method: 'POST',
    path: '/api/analysis/drivers',
    summary: 'Drivers of a score: what it would be without the items of a theme, topic or source',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: z.object({
      filters: FeedbackFilter.optional(),
      view_id: SmallId.optional(),
      score: z.enum(driverScores),
      by: Grouping.default('theme'),
      limit: z.int().min(1).max(100).default(20),
    }),
    status: 200,
    reply: z.object({
      score: Figure,
      /** Biggest contribution first, whichever way it goes. */
      drivers: z.array(Driver),
      more_rows: z.int(),
      left_out: LeftOut,
      as_of: z.int(),
      analysing: AnalysingOrNot,
    }),
    problems: ['not_found'],
  }),
  export: defineCall({
    method: 'POST',
    path: '/api/analysis/export',
    summary:
      'Create a single-use URL, valid for 60 seconds, to download the matching items as CSV with all analysis results',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({ filters: FeedbackFilter.optional(), view_id: SmallId.optional() }),
    keptTexts: ['filters'],
    status: 200,
    reply: z.object({ path: z.string() }),
    problems: ['not_found'],
  }),
  exported: defineCall({
    method: 'GET',
    path: '/api/analysis/exported',
    summary: 'Download the file of a ticket',
    auth: 'public',
    rateLimit: 'link_use',
    transport: 'stream',
    media: ['text/csv'],
    query: z.object({ ticket: z.string().max(200) }),
    status: 200,
    reply: z.string(),
    problems: ['not_found'],
  }),
};
