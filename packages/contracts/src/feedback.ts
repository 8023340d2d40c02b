import { z } from 'zod';
import { defineCall } from './call.ts';
import { documentedAs } from './call/documented-as.ts';
import { addFeedbackExamples, getFeedbackExamples } from './openapi/feedback-examples.ts';
import { FeedbackFilter, FilterBehind, sentiments } from './filter/feedback-filter.ts';
import { ingestLimits } from './ingest-limits.ts';
import { limits } from './limits.ts';
import { IdempotencyKey, Instant, SmallId, SmallIdInQuery, Uuid } from './call/scalars.ts';

/** What can decide an item's tone: its wording, its rating, what the workspace's labels taught, or a person. */
export const sentimentSpeakers = ['lexicon', 'rating', 'learned', 'person'] as const;
export type SentimentSpeaker = (typeof sentimentSpeakers)[number];

const Link = z.url({ protocol: /^https?$/ }).max(ingestLimits.linkMaxChars);

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
  text: z
    .string()
    .describe(
      'What the customer said, without markup, quotes and signatures; empty where the item has no words of the customer. In lists, a text of more than 10,000 characters is cut and ends with `…`',
    ),
  link: z.string().nullable(),
  score: z
    .number()
    .nullable()
    .describe('Probability, 0…1, that the item is about the question; null without a question'),
  said_at: Instant.nullable(),
  rating: Rating.nullable(),
  sentiment: z.enum(sentiments),
  sentiment_by: z.enum(sentimentSpeakers),
  language: z.string(),
  author: z.object({ id: SmallId, name: z.string().nullable() }).nullable(),
  account: z.object({ id: SmallId, name: z.string() }).nullable(),
});
export type FeedbackItem = z.infer<typeof FeedbackItem>;

/** Whose words: of the customer, of somebody who answers, of a tool, or of a program that answers by itself. */
export const speakers = ['customer', 'agent', 'system', 'automatic'] as const;
export type Speaker = (typeof speakers)[number];

/** What a part of a turn is; only the customer's `body` is analysed. */
export const partKinds = [
  'body',
  'greeting',
  'closing',
  'signature',
  'legal',
  'quote-head',
  'quote',
  'label',
] as const;
export type PartKind = (typeof partKinds)[number];

/** What one speaker says, in order. A quote stands in the turn of whoever quotes. */
export const ItemTurn = z.object({
  who: z.enum(speakers),
  parts: z.array(z.object({ kind: z.enum(partKinds), text: z.string() })),
});
export type ItemTurn = z.infer<typeof ItemTurn>;

/** Everything kept of an item. */
export const FeedbackItemDetail = FeedbackItem.extend({
  as_it_came: z
    .object({ title: z.string().nullable(), text: z.string(), cleaner_version: z.int() })
    .nullable()
    .describe(
      'What the source gave, masked; null when title and text are as they came. Where personal data was found, its plain text replaces its markup',
    ),
  turns: z.array(ItemTurn).describe('Who said what of the whole text, in order'),
  no_customer_words: z
    .boolean()
    .describe('The original text contains no words of the customer, such as an automatic reply'),
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
  after: z.string().max(200).describe('The `next_after` of the page before').optional(),
};

const ExternalId = z.string().max(ingestLimits.externalIdMaxChars);
const OwnName = z.string().max(ingestLimits.nameMaxChars);

const NewAuthor = z
  .strictObject({
    name: OwnName.optional(),
    email: z
      .string()
      .max(limits.emailMaxChars)
      .describe('The same address in two sources is the same person')
      .optional(),
    external_id: ExternalId.describe('Your ID of this author').optional(),
  })
  .describe('Who said it. An email address, an ID or a name is enough');

const NewAccount = z
  .strictObject({
    name: OwnName.min(1),
    external_id: ExternalId.describe('Your ID of this company').optional(),
    plan: OwnName.optional(),
    yearly_revenue_eur: z.number().min(0).max(ingestLimits.yearlyRevenueMaxEur).optional(),
  })
  .describe('The author’s company');

const SaidAt = z.iso
  .datetime({ offset: true })
  .refine(
    (at) =>
      Date.parse(at) >= Date.parse(ingestLimits.saidFrom) &&
      Date.parse(at) < Date.parse(ingestLimits.saidBefore),
    { message: `must be between ${ingestLimits.saidFrom} and ${ingestLimits.saidBefore}` },
  )
  .describe(
    `When it was said: ISO 8601 with a time zone, from ${ingestLimits.saidFrom} until before ${ingestLimits.saidBefore}`,
  );

const NewRating = Rating.refine((r) => r.min < r.max && r.value >= r.min && r.value <= r.max, {
  message: 'must be within its scale',
})
  .refine((r) => r.min >= -ingestLimits.ratingBound && r.max <= ingestLimits.ratingBound, {
    message: `must have a scale within ${-ingestLimits.ratingBound} and ${ingestLimits.ratingBound}`,
  })
  .describe(
    `A rating in its own scale: \`min\` is below \`max\`, \`value\` lies between them, and both within ±${ingestLimits.ratingBound}`,
  );

/** What one new item may carry; anything else in it is refused, so that nothing is lost unnoticed. */
export const NewFeedback = z
  .strictObject({
    text: z
      .string()
      .max(limits.feedbackTextMaxChars)
      .regex(/\S/, 'must contain text')
      .describe('The feedback text. Must contain more than spaces'),
    title: z.string().max(limits.feedbackTitleMaxChars).optional(),
    external_id: ExternalId.min(1)
      .describe(
        'Your own ID, unique in its source: sending it again updates the item. Without one, an item is identified by its content',
      )
      .optional(),
    said_at: SaidAt.optional(),
    link: Link.describe('URL of the original, such as in your helpdesk').optional(),
    rating: NewRating.optional(),
    author: NewAuthor.optional(),
    account: NewAccount.optional(),
    language: z
      .string()
      .regex(/^[a-z]{2}$/, 'must be two lowercase letters')
      .describe('Two lowercase letters (ISO 639-1); detected from the text when not given')
      .optional(),
    fields: z
      .record(
        z.string().min(1).max(ingestLimits.nameMaxChars),
        z.union([z.string().max(ingestLimits.fieldTextMaxChars), z.number(), z.boolean()]),
      )
      .describe('Your own fields by name. Kept as text: 3 as `3`, true as `true`')
      .optional(),
  })
  .describe(
    `One item, at most ${ingestLimits.itemMaxBytes} bytes as JSON. A field that is not listed here is refused`,
  );
export type NewFeedback = z.infer<typeof NewFeedback>;

/** Why one item of a batch is refused while the others are taken. */
export const itemRefusals = {
  bad_request: 'a field is missing, wrong or unknown',
  too_large: `the item has more than ${ingestLimits.itemMaxBytes} bytes`,
  plan_limit_reached: 'the plan limit is reached; send it again when there is room',
} as const;
export type ItemRefusal = keyof typeof itemRefusals;
const refusalMeanings = Object.entries(itemRefusals)
  .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
  .join('; ');
const itemRefusalCodes = Object.keys(itemRefusals) as ItemRefusal[];

/**
 * Values of one filter with their counts. `key`: `source_ids`, `sentiments`, `languages`, `months` (`YYYY-MM`, newest first),
 * `stars` (`5`…`1`: the rating's share of its scale, rounded to the nearest of five), or `fields.<name>` of a custom field
 * (the 8 most used that have few different values; their 12 most frequent).
 */
export const Facet = z.object({
  key: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
});

const NamedIds = z.array(z.object({ id: SmallId, name: z.string() }));

/** Names by id, in no order. A theme that was merged has the name of the theme that its items are shown in. */
export const FilterNames = z.object({
  sources: NamedIds,
  topics: NamedIds,
  themes: NamedIds,
  accounts: NamedIds,
  /** Of authors without a name their address; of those without either an empty text. */
  authors: NamedIds,
});
export type FilterNames = z.infer<typeof FilterNames>;

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
      total_count: z.int().describe('Exact number of items that match'),
      next_after: z.string().nullable().describe('Pass as `after` for the next page; null on the last one'),
    }),
    examples: getFeedbackExamples,
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
    summary: 'The number of items for each filter value, with all other filters applied',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: z.object({ filters: FeedbackFilter.optional() }),
    status: 200,
    reply: z.object({ facets: z.array(Facet), total_count: z.int() }),
    problems: ['not_found'],
  }),
  getFilterNames: defineCall({
    method: 'POST',
    path: '/api/feedback/get_filter_names',
    summary: 'The current names of the IDs in a filter; deleted ones are left out',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: z.object({ filters: FeedbackFilter }),
    status: 200,
    reply: FilterNames,
  }),
  countCopies: defineCall({
    method: 'POST',
    path: '/api/feedback/count_copies',
    summary: 'The number of duplicates of each of these items',
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
    maxBodyBytes: ingestLimits.requestMaxBytes,
    about:
      'Each item is stored, recognised or refused separately, and the results are in the order you sent the items: an invalid item does not affect the others. A request gets `plan_limit_reached` only if none of its items fits the plan. Sending a batch again stores nothing twice.',
    headers: z.object({
      'Idempotency-Key': IdempotencyKey.describe(
        `Your own key for this request. Within ${ingestLimits.idempotencyHours} hours the same request gets the same answer; another one under the same key is refused with \`key_reused\``,
      ).optional(),
    }),
    body: z.object({
      source: z
        .union([
          z.object({ id: SmallId }).describe('An existing source'),
          z
            .object({ name: z.string().trim().min(1).max(limits.nameMaxChars) })
            .describe('By name; created if there is none'),
        ])
        .describe('Where the items come from'),
      items: z.array(documentedAs(z.unknown(), NewFeedback)).min(1).max(limits.addFeedbackMaxItems),
    }),
    status: 202,
    reply: z.object({
      results: z
        .array(
          z.object({
            status: z
              .enum(['stored', 'duplicate', 'refused'])
              .describe('`duplicate`: it already existed, unchanged'),
            feedback_text_id: SmallId.nullable().describe('Null for a refused item'),
            code: z
              .enum(itemRefusalCodes)
              .nullable()
              .describe(`Why it was refused. ${refusalMeanings}. Null for other items`),
            detail: z.string().nullable().describe('Which field is invalid, in words'),
          }),
        )
        .describe('One answer for each item, in the order sent'),
      stored: z.int(),
      duplicate: z.int(),
      refused: z.int(),
    }),
    examples: addFeedbackExamples,
    problems: ['not_found', 'key_reused', 'plan_limit_reached', 'storage_full'],
  }),
  deleteItem: defineCall({
    method: 'POST',
    path: '/api/feedback/delete_item',
    summary: 'Delete one feedback item permanently',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({ review_id: SmallId }),
    status: 200,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
};
