import { z } from 'zod';
import { documentedAs } from '../call/documented-as.ts';
import { limits } from '../limits.ts';
import { Day, SmallId, Uuid } from '../call/scalars.ts';

export const sentiments = ['negative', 'neutral', 'positive'] as const;
export type Sentiment = (typeof sentiments)[number];

/** What the words of an item can tell: that something is broken, wished for, asked, not understood, or that somebody leaves. */
export const itemKinds = ['bug', 'wish', 'question', 'confusion', 'cancellation'] as const;
export type ItemKind = (typeof itemKinds)[number];

export const metadataConditions = [
  'equals',
  'not_equals',
  'contains',
  'not_contains',
  'starts_with',
  'greater_than',
  'less_than',
  'is_set',
  'is_not_set',
] as const;

/**
 * A condition on one of an item's own fields. `equals` compares whole texts to the letter; `contains` and `starts_with` leave
 * letter case aside; greater and less compare numbers, which other texts are not. Items without the field meet
 * `not_equals`, `not_contains` and `is_not_set` alone. `is_set` and `is_not_set` take no value; an empty text is not set.
 */
export const MetadataFilter = z
  .object({
    key: z.string().min(1).max(200),
    condition: z.enum(metadataConditions),
    value: z.union([z.string().max(10_000), z.number(), z.boolean()]).optional(),
  })
  .superRefine((filter, context) => {
    const needsValue = filter.condition !== 'is_set' && filter.condition !== 'is_not_set';
    if (needsValue && filter.value === undefined) {
      context.addIssue({ code: 'custom', path: ['value'], message: `${filter.condition} needs a value` });
    }
    const compares = filter.condition === 'greater_than' || filter.condition === 'less_than';
    if (compares && filter.value !== undefined && !Number.isFinite(Number(filter.value))) {
      context.addIssue({ code: 'custom', path: ['value'], message: `${filter.condition} needs a number` });
    }
  });
export type MetadataFilter = z.infer<typeof MetadataFilter>;

/** What one filter may ask for; see {@link FeedbackFilter}. */
export const PlainFilter = z.object({
  source_ids: z.array(SmallId).max(100).optional(),
  sentiments: z.array(z.enum(sentiments)).max(sentiments.length).optional(),
  /** Two letters, or `und` where the language could not be told. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .max(50)
    .optional(),
  said_from: Day.optional(),
  said_to: Day.optional(),
  /** True: only items without a date; false: only dated ones. */
  undated: z.boolean().optional(),
  /** Of the workspace's time zone: 1, Monday, to 7. */
  weekdays: z.array(z.int().min(1).max(7)).max(7).optional(),
  /** Items whose words tell one of these. */
  kinds: z.array(z.enum(itemKinds)).max(itemKinds.length).optional(),
  /** In the rating's own scale, as shares 0…1 of the way from worst to best. */
  rating_min: z.number().min(0).max(1).optional(),
  rating_max: z.number().min(0).max(1).optional(),
  rated: z.boolean().optional(),
  /** Only ratings given in exactly this scale. */
  rating_scale: z.object({ min: z.number(), max: z.number() }).optional(),
  /** Whoever is the same person as one of these. */
  author_ids: z.array(SmallId).max(100).optional(),
  account_ids: z.array(SmallId).max(100).optional(),
  import_id: Uuid.optional(),
  /** Holds this text, letter case aside. */
  contains: z.string().trim().min(1).max(limits.searchMaxChars).optional(),
  metadata_filters: z.array(MetadataFilter).max(20).optional(),
  /** Items that belong to this topic. */
  custom_trend_id: SmallId.optional(),
  /** True: only items that belong to no topic; false: only the others. */
  without_topic: z.boolean().optional(),
  /** Items of any of these themes, the themes within them included. */
  theme_ids: z.array(SmallId).max(100).optional(),
  /** True: only items that no theme was found for; false: only the others. */
  without_theme: z.boolean().optional(),
  /** Exactly these items. */
  review_ids: z.array(SmallId).max(1000).optional(),
  /** Items with the same words as this one, itself included. */
  copies_of: SmallId.optional(),
  /**
   * True: of items with the same words only the newest of those that the fields beside this one let through; `also` and
   * `except` are asked afterwards.
   */
  copies_once: z.literal(true).optional(),
  /** True: only items whose author is known; false: only the others. */
  has_author: z.boolean().optional(),
  has_account: z.boolean().optional(),
  /** Plans of the items' accounts, to the letter. */
  account_plans: z.array(z.string().min(1).max(200)).max(50).optional(),
  /** About the same as this text: items of at least this similarity, from the floor that lists have. */
  about: z
    .object({
      text: z.string().trim().min(1).max(limits.searchMaxChars),
      at_least: z.number().min(limits.similarityFloor).max(1).default(limits.similarityMedium),
      /** True: items that contain each word of the text, in any of its forms, instead; similarity says nothing then. */
      as_words: z.literal(true).optional(),
      /** Of words: they stand side by side, in this order, in any of their forms. */
      phrase: z.literal(true).optional(),
      /** Items that contain each word of one of these, in any of its forms, are meant too. */
      or: z.array(z.string().trim().min(1).max(200)).max(limits.wordingsAtMost).optional(),
      /** Items that contain a wording of each of these lists, close together, are meant too; of common words some may be missing. */
      each: z
        .array(z.array(z.string().trim().min(1).max(200)).min(1).max(limits.wordingsAtMost))
        .max(limits.wordListsAtMost)
        .optional(),
    })
    .optional(),
  /** True: only items whose account has a plan; false: only the others, those without an account included. */
  has_plan: z.boolean().optional(),
  /** True: only items whose account's yearly revenue is known; false: only the others. */
  has_revenue: z.boolean().optional(),
});
export type PlainFilter = z.infer<typeof PlainFilter>;

/**
 * Which feedback is meant: the one schema behind views, questions, and the link behind every number.
 * Different fields all have to hold; values within one field are alternatives. Days are days of the workspace's time zone,
 * both ends included. Items without a date never match a day. An empty list does not restrict.
 */
export const FeedbackFilter = PlainFilter.extend({
  /** Each of these has to hold too. */
  also: z.array(PlainFilter).max(10).optional(),
  /** None of these may hold. */
  except: z.array(PlainFilter).max(10).optional(),
});
export type FeedbackFilter = z.infer<typeof FeedbackFilter>;

/** In replies: the filter that opens exactly what a number counts. Only the server makes it, so it is not checked again. */
export const FilterBehind = documentedAs(
  z.custom<FeedbackFilter>().describe('Opens exactly what the number counts'),
  FeedbackFilter,
);
