import { z } from 'zod';
import { defineCall } from './call.ts';
import { FeedbackItem } from './feedback.ts';
import { FeedbackFilter, FilterBehind } from './filter/feedback-filter.ts';
import { Day, Instant, SmallId, SmallIdInQuery, Uuid } from './call/scalars.ts';

/** What a person says of an item: it belongs, it does not, or it was passed over, which teaches nothing. */
export const ratingCategories = ['positive', 'negative', 'suggested'] as const;
export type RatingCategory = (typeof ratingCategories)[number];

export const topicTitleMaxChars = 120;
export const topicDescriptionMaxChars = 2000;

const Title = z
  .string()
  .trim()
  .min(1, 'must contain text')
  .max(topicTitleMaxChars)
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
  .regex(/^[^\u0000-\u001f\u007f]*$/u, 'must be one line of text');
const Description = z.string().trim().max(topicDescriptionMaxChars);

/** From which score on an item belongs. 0.5 is what the topic found itself; a lower one lets in more, but noisier items. */
export const TopicThreshold = z.number().min(0.1).max(0.9);

const Share = z.number().min(0).max(1);

/** Fewer items checked at random measure no precision (`LEAST_CHECKED` of the engine). */
export const fewestChecked = 6;

/**
 * How many of the items in a topic now rightly are: those that people put there, and of the others as many as the items make
 * likely that were drawn at random from it and that people checked.
 */
export const AuditedPrecision = z.union([
  z.object({ status: z.literal('not_enough_ratings'), checked: z.int() }),
  /** With the interval that holds the true share in 95 of 100 cases. */
  z.object({ status: z.literal('audited'), checked: z.int(), share: Share, low: Share, high: Share }),
]);
export type AuditedPrecision = z.infer<typeof AuditedPrecision>;

/** A topic that people defined. The specification calls it a custom trend. */
export const CustomTrend = z.object({
  id: SmallId,
  title: z.string(),
  description: z.string(),
  /** Items outside it never belong. */
  filters: FilterBehind,
  threshold: z.number(),
  /** Items in it; `item_filters` open exactly these. */
  item_count: z.int(),
  item_filters: FilterBehind,
  /** Share of thumbs-up among thumbs-up and thumbs-down, in per cent with two decimals; null without any. */
  accuracy: z.number().min(0).max(100).nullable(),
  ratings: z.object({
    positive: z.int(),
    negative: z.int(),
    suggested: z.int(),
    /** Items that people rated differently; the majority teaches, an even split teaches nothing. */
    disagreements: z.int(),
  }),
  /** Null until the topic was first fitted. */
  precision: AuditedPrecision.nullable(),
  /** How many of the items that should be in it are, as an estimated range; null until the topic was first fitted. */
  recall: z.object({ low: Share, high: Share }).nullable(),
  /** The words changed and fewer than ten thumbs were given since: accuracy and precision speak of the words before. */
  is_stale: z.boolean(),
  /** True while the topic is being fitted to its newest words and ratings; counts follow in a moment. */
  is_fitting: z.boolean(),
  /** The item that it was made from. */
  made_from: SmallId.nullable(),
  created_by: z.string(),
  created_at: Instant,
  updated_at: Instant,
});
export type CustomTrend = z.infer<typeof CustomTrend>;

/** `recent` counts the items of the last twelve weeks, the running one last. */
export const CustomTopicInList = CustomTrend.extend({ recent: z.array(z.int()) });
export type CustomTopicInList = z.infer<typeof CustomTopicInList>;

/** Why an item is asked about: near the line, drawn at random from the topic, below the line, or unlike all seen. */
export const askReasons = ['near', 'audit', 'below', 'diverse'] as const;

/** An item to rate; its `score` says how likely it belongs, null when that is very unlikely. */
export const FeedbackToAnnotate = FeedbackItem.extend({ reason: z.enum(askReasons) });
export type FeedbackToAnnotate = z.infer<typeof FeedbackToAnnotate>;

export const TrendLinePoint = z.object({
  /** The first day of a week, a Monday. */
  date_bucket: Day,
  feedback_count: z.int(),
  /** The week is not over, or lies partly outside what was looked at. */
  is_partial: z.boolean(),
  /** What the weeks before let expect of a whole week, 95 of 100 times; null with fewer than four of them. */
  expected: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** Opens exactly the items counted. */
  filters: FilterBehind,
});
export type TrendLinePoint = z.infer<typeof TrendLinePoint>;

/** What is exactly kept of a topic; two exports without a change in between are equal to the byte. */
export const TopicExport = z.object({
  id: SmallId,
  title: z.string(),
  description: z.string(),
  filters: FilterBehind,
  threshold: z.number(),
  made_from: SmallId.nullable(),
  created_at: Instant,
  ratings: z.array(
    z.object({
      feedback_text_id: SmallId,
      category: z.enum(ratingCategories),
      /** Drawn at random from the topic, to check it. */
      is_audit: z.boolean(),
      rated_by: Uuid,
      rated_at: Instant,
    }),
  ),
  members: z.array(z.object({ feedback_text_id: SmallId, score: z.number() })),
});
export type TopicExport = z.infer<typeof TopicExport>;

export const topicChangeKinds = ['edit', 'threshold', 'rating', 'delete'] as const;

export const TopicChange = z.object({
  id: Uuid,
  kind: z.enum(topicChangeKinds),
  changed_by: z.string(),
  changed_at: Instant,
  is_undone: z.boolean(),
});
export type TopicChange = z.infer<typeof TopicChange>;

const ofTopic = { custom_trend_id: SmallId };
const ofTopicInQuery = z.object({ custom_trend_id: SmallIdInQuery });
const words = { title: Title, description: Description, filters: FeedbackFilter.optional() };

export const topics = {
  create: defineCall({
    method: 'POST',
    path: '/api/custom_trend/create_custom_trend',
    summary: 'Create a topic from a description or from a feedback item',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({
      /** Needed unless the topic is made from an item, whose words then name it. */
      title: Title.optional(),
      description: Description.optional(),
      /** Makes the topic from this item, which counts as its first thumbs-up. */
      review_id: SmallId.optional(),
      /** The item's source; without an item, only items of this source can belong. */
      source_id: SmallId.optional(),
      filters: FeedbackFilter.optional(),
    }),
    keptTexts: ['title', 'description', 'filters'],
    status: 201,
    reply: z.object({ custom_trend: CustomTrend }),
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/custom_trend/get_custom_topics',
    summary: 'All topics, newest first',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ custom_topics: z.array(CustomTopicInList) }),
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/custom_trend/get_custom_trend',
    summary: 'One topic with its ratings and measured precision',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    query: ofTopicInQuery,
    status: 200,
    reply: z.object({ custom_trend: CustomTrend }),
    problems: ['not_found'],
  }),
  trendLine: defineCall({
    method: 'GET',
    path: '/api/custom_trend/get_trend_line',
    summary: 'Items in a topic per week, for at most two years',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    query: ofTopicInQuery,
    status: 200,
    reply: z.object({
      /** Oldest first. */
      custom_trend_line: z.array(TrendLinePoint),
      /** Items of the topic that no week counts: those without a date, and older ones. */
      left_out: z.object({ count: z.int() }),
      time_zone: z.string(),
    }),
    problems: ['not_found'],
  }),
  next: defineCall({
    method: 'POST',
    path: '/api/custom_trend/get_next_feedback_to_annotate',
    summary: 'Rate feedback, and get the next item to rate',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({
      ...ofTopic,
      feedback_to_update: z
        .object({
          feedback_text_ids: z.array(SmallId).min(1).max(100),
          category: z.enum(ratingCategories),
        })
        .optional(),
    }),
    status: 200,
    reply: z.object({
      /** Null when there is nothing left to rate, or nothing yet because the topic is being fitted. */
      feedback: FeedbackToAnnotate.nullable(),
      /** The items after it, to be shown without waiting. */
      upcoming: z.array(FeedbackToAnnotate),
      ratings: CustomTrend.shape.ratings,
      accuracy: CustomTrend.shape.accuracy,
      is_fitting: z.boolean(),
    }),
    problems: ['not_found', 'storage_full'],
  }),
  update: defineCall({
    method: 'POST',
    path: '/api/custom_trend/update_custom_trend',
    summary: 'Change a topic’s description and filter',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ ...ofTopic, ...words }),
    keptTexts: ['title', 'description', 'filters'],
    status: 200,
    reply: z.object({ custom_trend: CustomTrend }),
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  setThreshold: defineCall({
    method: 'POST',
    path: '/api/custom_trend/set_threshold',
    summary: 'Change how strict a topic is: fewer, more precise items or more, less precise ones',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ ...ofTopic, threshold: TopicThreshold }),
    status: 200,
    reply: z.object({ custom_trend: CustomTrend }),
    problems: ['not_found', 'storage_full'],
  }),
  previewThreshold: defineCall({
    method: 'GET',
    path: '/api/custom_trend/preview_threshold',
    summary: 'How many items would be in the topic at each threshold',
    auth: 'viewer',
    rateLimit: 'interactive',
    query: ofTopicInQuery,
    status: 200,
    reply: z.object({
      /** From 0.1 to 0.9 in steps of 0.02. */
      counts: z.array(z.object({ threshold: z.number(), item_count: z.int() })),
    }),
    problems: ['not_found'],
  }),
  startPreview: defineCall({
    method: 'POST',
    path: '/api/custom_trend/preview_update',
    summary: 'Start a preview of an edit to a topic',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ ...ofTopic, ...words }),
    keptTexts: ['title', 'description', 'filters'],
    status: 202,
    reply: z.object({ preview_id: Uuid }),
    problems: ['not_found', 'storage_full'],
  }),
  preview: defineCall({
    method: 'GET',
    path: '/api/custom_trend/get_preview',
    summary: 'The preview of an edit: items before and after',
    auth: 'member',
    rateLimit: 'interactive',
    query: z.object({ preview_id: Uuid }),
    status: 200,
    reply: z.object({
      /** Null until it is worked out. */
      result: z.object({ before: z.int(), after: z.int(), joining: z.int(), leaving: z.int() }).nullable(),
    }),
    problems: ['not_found'],
  }),
  changes: defineCall({
    method: 'GET',
    path: '/api/custom_trend/list_changes',
    summary: 'The last hundred changes of a topic, newest first',
    auth: 'viewer',
    rateLimit: 'interactive',
    query: ofTopicInQuery,
    status: 200,
    reply: z.object({ changes: z.array(TopicChange) }),
    problems: ['not_found'],
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/custom_trend/undo_change',
    summary: 'Undo a change to a topic exactly',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({
      ...ofTopic,
      /** The last change of the topic’s words or threshold, or its deletion; or the caller’s own last rating. */
      undo: z.enum(['change', 'rating']),
    }),
    status: 200,
    reply: z.object({
      custom_trend: CustomTrend,
      /** The items whose ratings were taken back. */
      unrated: z.array(FeedbackToAnnotate),
    }),
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/custom_trend/delete_custom_trend',
    summary: 'Delete a topic; undo_change brings it back with its ratings',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object(ofTopic),
    status: 200,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
  export: defineCall({
    method: 'GET',
    path: '/api/custom_trend/export_custom_trend',
    summary: 'A topic’s definition, ratings and members',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    query: ofTopicInQuery,
    status: 200,
    reply: TopicExport,
    problems: ['not_found'],
  }),
};
