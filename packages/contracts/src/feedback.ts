import { z } from 'zod';
import { defineCall } from './call.ts';
import { FeedbackFilter, FilterBehind, sentiments } from './feedback-filter.ts';
import { limits } from './limits.ts';
import { Instant, SmallId, SmallIdInQuery, Uuid } from './scalars.ts';

/** What can decide an item's tone: its wording, its rating, what the workspace's labels taught, or a person. */
export const sentimentSpeakers = ['lexicon', 'rating', 'learned', 'person'] as const;
export type SentimentSpeaker = (typeof sentimentSpeakers)[number];

const Link = z.url({ protocol: /^https?$/ }).max(2000);

/** A rating in the scale it was given in: 4 of `{min: 1, max: 5}`. */
export const Rating = z.object({ value: z.number(), min: z.number(), max: z.number() });
export type Rating = z.infer<typeof Rating>;

/** One feedback item. `feedback_text_id` and `review_id` are the same integer, counted within the workspace. */
export const FeedbackItem = z.object({
  feedback_text_id: SmallId,
  review_id: SmallId,
  source_id: SmallId,
  source_name: z.string(),
  title: z.string().nullable(),
  /** Whole; in lists a text of more than 10,000 characters is cut there and ends with `…`. */
  text: z.string(),
  link: z.string().nullable(),
  /** Probability, 0…1, that the item is about what was asked; null when nothing was asked. */
  score: z.number().nullable(),
  said_at: Instant.nullable(),
  rating: Rating.nullable(),
  sentiment: z.enum(sentiments),
  sentiment_by: z.enum(sentimentSpeakers),
  language: z.string(),
  author: z.object({ id: SmallId, name: z.string().nullable() }).nullable(),
  account: z.object({ id: SmallId, name: z.string() }).nullable(),
});
export type FeedbackItem = z.infer<typeof FeedbackItem>;

/** Everything kept of an item. */
export const FeedbackItemDetail = FeedbackItem.extend({
  external_id: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  received_at: Instant,
  edited_at: Instant.nullable(),
  sentiment_score: z.number(),
  /** What the engine finds where a person said otherwise or agreed; null where nobody did. */
  engine: z.object({ sentiment: z.enum(sentiments).nullable(), language: z.string().nullable() }),
  import_id: Uuid.nullable(),
  is_sample: z.boolean(),
});
export type FeedbackItemDetail = z.infer<typeof FeedbackItemDetail>;

const Page = {
  limit: z.int().min(1).max(limits.pageSizeMax).optional(),
  offset: z.int().min(0).max(10_000_000).optional(),
  /** The `next_after` of the page before: pages by key, however deep, at the price of a first page. */
  after: z.string().max(200).optional(),
};

/** Ratings lie within this distance of zero. */
const ratingBound = 1_000_000;
const earliestSaidAt = '1970-01-01T00:00:00.000Z';
const latestSaidAt = '2100-01-01T00:00:00.000Z';

/** What one new item may carry; anything else in it is refused, so that nothing is lost unnoticed. */
export const NewFeedback = z.strictObject({
  text: z.string().max(limits.feedbackTextMaxChars).regex(/\S/, 'must hold some text'),
  title: z.string().max(limits.feedbackTitleMaxChars).optional(),
  /** The customer's own id, unique in its source: sending it again updates the item instead of doubling it. */
  external_id: z.string().min(1).max(300).optional(),
  said_at: z.iso
    .datetime({ offset: true })
    .refine(
      (at) => Date.parse(at) >= Date.parse(earliestSaidAt) && Date.parse(at) < Date.parse(latestSaidAt),
      {
        message: `must lie between ${earliestSaidAt} and ${latestSaidAt}`,
      },
    )
    .optional(),
  link: Link.optional(),
  rating: Rating.refine((r) => r.min < r.max && r.value >= r.min && r.value <= r.max, {
    message: 'must lie within its scale',
  })
    .refine((r) => r.min >= -ratingBound && r.max <= ratingBound, {
      message: `must have a scale within ${-ratingBound} and ${ratingBound}`,
    })
    .optional(),
  author: z
    .strictObject({
      name: z.string().max(200).optional(),
      email: z.string().max(254).optional(),
      external_id: z.string().max(300).optional(),
    })
    .optional(),
  account: z
    .strictObject({
      name: z.string().min(1).max(200),
      external_id: z.string().max(300).optional(),
      plan: z.string().max(200).optional(),
      yearly_revenue_eur: z.number().min(0).max(1e12).optional(),
    })
    .optional(),
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be two small letters')
    .optional(),
  /** Kept as text: 3 as `3`, true as `true`. */
  fields: z
    .record(z.string().min(1).max(200), z.union([z.string().max(10_000), z.number(), z.boolean()]))
    .optional(),
});
export type NewFeedback = z.infer<typeof NewFeedback>;

/**
 * Values of one filter with their counts. `key`: `source_ids`, `sentiments`, `languages`, `months` (`YYYY-MM`, newest first),
 * `stars` (`5`…`1`: the rating's share of its scale, rounded to the nearest of five), or `fields.<name>` of a custom field
 * (the 8 most used that have few different values; their 12 most frequent).
 */
export const Facet = z.object({
  key: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
});

export const feedback = {
  getFeedback: defineCall({
    method: 'POST',
    path: '/api/feedback/get_feedback',
    summary: 'Find feedback by filter, saved view, question or similarity to an item',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'search',
    body: z.object({
      filters: FeedbackFilter.extend(Page).optional(),
      view_id: SmallId.optional(),
      similarity: z.object({ review_id: SmallId, source_id: SmallId.optional() }).optional(),
      searchTerm: z.string().max(limits.searchMaxChars).optional(),
      ...Page,
    }),
    status: 200,
    reply: z.object({
      results: z.array(FeedbackItem),
      /** Exact number of items that match. */
      total_count: z.int(),
      /** Pass as `after` for the next page; null on the last one. */
      next_after: z.string().nullable(),
    }),
    problems: ['not_found'],
  }),
  getItem: defineCall({
    method: 'GET',
    path: '/api/feedback/get_item',
    summary: 'One feedback item',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    query: z.object({ review_id: SmallIdInQuery, source_id: SmallIdInQuery.optional() }),
    status: 200,
    reply: FeedbackItemDetail,
    problems: ['not_found'],
  }),
  getFacets: defineCall({
    method: 'POST',
    path: '/api/feedback/get_facets',
    summary: 'How many items each filter value would leave, other filters kept',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: z.object({ filters: FeedbackFilter.optional() }),
    status: 200,
    reply: z.object({ facets: z.array(Facet), total_count: z.int() }),
    problems: ['not_found'],
  }),
  countCopies: defineCall({
    method: 'POST',
    path: '/api/feedback/count_copies',
    summary: 'How many items have the same words as each of these',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: z.object({ review_ids: z.array(SmallId).min(1).max(limits.pageSizeMax) }),
    status: 200,
    reply: z.object({
      /** Only of items that others copy; each counted with itself. */
      copies: z.array(z.object({ review_id: SmallId, count: z.int(), filters: FilterBehind })),
    }),
  }),
  addFeedback: defineCall({
    method: 'POST',
    path: '/api/feedback/add_feedback',
    summary: 'Add or update up to 500 items of one source',
    auth: 'member',
    apiKey: 'ingest',
    rateLimit: 'ingest',
    maxBodyBytes: 20 * 1024 * 1024,
    body: z.object({
      /** An existing source, or the name of one that is made when missing. */
      source: z.union([z.object({ id: SmallId }), z.object({ name: z.string().trim().min(1).max(120) })]),
      items: z.array(z.unknown()).min(1).max(limits.addFeedbackMaxItems),
    }),
    status: 202,
    reply: z.object({
      /** One answer per item, in the order sent. */
      results: z.array(
        z.object({
          status: z.enum(['stored', 'duplicate', 'refused']),
          feedback_text_id: SmallId.nullable(),
          code: z.string().nullable(),
          detail: z.string().nullable(),
        }),
      ),
      stored: z.int(),
      duplicate: z.int(),
      refused: z.int(),
    }),
    problems: ['not_found', 'key_reused', 'plan_limit_reached', 'storage_full'],
  }),
  deleteItem: defineCall({
    method: 'POST',
    path: '/api/feedback/delete_item',
    summary: 'Delete one feedback item for good',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ review_id: SmallId }),
    status: 200,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
};
