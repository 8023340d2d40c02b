import { z } from 'zod';
import { Instant, Uuid } from '../call/scalars.ts';

/**
 * A market report as data: what its page, its print, its mail and its files are all drawn from.
 *
 * Nothing is claimed without a citation, and a citation's quote is a run of characters of a page that was stored: whoever
 * builds a report checks that again each time and leaves out what fails. A section that is not ready yet is null.
 */

const Count = z.int().min(0);
/** A host name such as `crewlark.example`; names a company throughout a report. */
const Host = z.string();

export const sourceKinds = [
  'site',
  'reviews',
  'discussion',
  'news',
  'encyclopaedia',
  'code',
  'packages',
  'search',
  'status',
  'jobs',
  'archive',
  'rates',
] as const;

/** What became of a source; `off` was not switched on, `not_asked` found no time. */
export const sourceOutcomes = [
  'answered',
  'empty',
  'blocked',
  'disallowed',
  'failed',
  'off',
  'not_asked',
] as const;

export const MarketSource = z.object({
  /** Counts from 1: the number that citations carry. */
  number: z.int().min(1),
  /** The connector's or page kind's id, such as `hacker_news` or `site`. */
  id: z.string(),
  kind: z.enum(sourceKinds),
  name: z.string(),
  /** Where a reader may look; null where nothing was asked. */
  url: z.string().nullable(),
  outcome: z.enum(sourceOutcomes),
  /** Pages, posts or points that it gave. */
  found: Count,
  /** A sentence when it did not answer as hoped. */
  detail: z.string().nullable(),
  read_at: Instant.nullable(),
});
export type MarketSource = z.infer<typeof MarketSource>;

export const MarketCitation = z.object({
  /** Unique in the report. */
  id: z.string(),
  /** Number of the source. */
  source: z.int().min(1),
  url: z.string(),
  title: z.string(),
  /** Verbatim from the stored text. */
  quote: z.string(),
  /** Stored text around the quote, the quote within it; for the drawer that shows the proof. */
  excerpt: z.string(),
  fetched_at: Instant,
  /** The company's own page. */
  first_party: z.boolean(),
  /** When it was said, where the source tells. */
  said_at: Instant.nullable(),
});
export type MarketCitation = z.infer<typeof MarketCitation>;

/** Ids of citations: at least one. */
const Cited = z.array(z.string()).min(1);

/** `firm`: a first-party page or two independent domains; `no_clear_trend`: the interval includes no change. */
export const confidences = ['firm', 'single_source', 'no_clear_trend'] as const;

export const MarketFinding = z.object({
  id: z.string(),
  headline: z.string(),
  detail: z.string(),
  confidence: z.enum(confidences),
  /** In a few words, why it counts so: `first-party pricing pages`. */
  basis: z.string(),
  citations: Cited,
});
export type MarketFinding = z.infer<typeof MarketFinding>;

export const MarketTheme = z.object({
  id: z.string(),
  /** The company whose users say it. */
  host: Host,
  tone: z.enum(['asked', 'praised', 'complained']),
  label: z.string(),
  /** Texts that say it, of all that were read. */
  count: Count,
  of: Count,
  /** Mean of the stars, 1 to 5; null where none were given. */
  mean_rating: z.number().nullable(),
  /** Quotes to show, the clearest first. */
  citations: Cited,
});
export type MarketTheme = z.infer<typeof MarketTheme>;

export const rivalReasons = [
  'own_comparison',
  'others_comparison',
  'mentioned_together',
  'switched',
  'same_industry',
  'same_topics',
  'added',
] as const;

export const MarketRival = z.object({
  host: Host.nullable(),
  name: z.string(),
  /** `listed` is in the report; `possible` is too weakly shown, or has no site that is known. */
  state: z.enum(['listed', 'possible', 'removed']),
  /** Sum of the weights of its reasons. */
  score: z.number(),
  reasons: z.array(
    z.object({
      kind: z.enum(rivalReasons),
      text: z.string(),
      weight: z.number(),
      citations: z.array(z.string()),
    }),
  ),
});
export type MarketRival = z.infer<typeof MarketRival>;

/** Whose word a fact is that no page proves: who holds the link, a member of the workspace, the operator of the server. */
export const correctors = ['reader', 'member', 'operator'] as const;

/** Somebody set the fact right: what proves it is their word, not a page. */
export const FactCorrection = z.object({ by: z.enum(correctors), at: Instant });
export type FactCorrection = z.infer<typeof FactCorrection>;

export const pricePeriods = [
  'month',
  'year',
  'two_years',
  'half_year',
  'quarter',
  'two_weeks',
  'week',
  'day',
  'once',
  'usage',
] as const;

export const MarketPlan = z.object({
  /** Stays the same when the report is made again. */
  key: z.string(),
  host: Host,
  name: z.string(),
  /** As the page writes it: `$180 a year, a person`; empty where a corrected plan is no longer on its page. */
  published: z.string(),
  kind: z.enum(['priced', 'free', 'custom']),
  amount: z.number().nullable(),
  /** ISO 4217; null where the page does not tell. */
  currency: z.string().nullable(),
  /** The currency follows from the language or the domain, not from the sign alone. */
  currency_guessed: z.boolean(),
  per: z.enum(pricePeriods).nullable(),
  /** How often it is paid, where that differs from the period shown. */
  billed_every: z.enum(['month', 'year']).nullable(),
  /** What one of it is for: `user`, `seat`, `site`; null when flat. */
  unit: z.string().nullable(),
  /** A lower bound: `from £15`. */
  is_from: z.boolean(),
  setup_fee: z.number().nullable(),
  /** Per person and month for teams of so many people; null where that cannot be told. */
  per_person_month: z.array(z.object({ people: z.int().min(1), amount: z.number().nullable() })),
  features: z.array(z.string()),
  confidence: z.enum(['high', 'medium', 'low']),
  /** Null where the page's word stands. */
  correction: FactCorrection.nullable(),
  /** At least one, but for a plan that was corrected. */
  citations: z.array(z.string()),
});
export type MarketPlan = z.infer<typeof MarketPlan>;

export const MarketFeature = z.object({
  key: z.string(),
  term: z.string(),
  /** The title that the pages put it under; null or absent where they give none. */
  area: z.string().nullable().optional(),
  cells: z.array(
    z.object({
      host: Host,
      /** `not_mentioned`: not on the pages that were read; `no` only where the page says so. */
      value: z.enum(['yes', 'limited', 'no', 'not_mentioned']),
      note: z.string().nullable(),
      /** Its plans that hold it, each with its limit as written; absent where the pages name none. */
      plans: z.array(z.object({ name: z.string(), note: z.string().nullable() })).optional(),
      /** Null where the page's word stands. */
      correction: FactCorrection.nullable(),
      /** Empty for `not_mentioned` and for what was corrected. */
      citations: z.array(z.string()),
    }),
  ),
});
export type MarketFeature = z.infer<typeof MarketFeature>;

export const trendLabels = ['rising', 'steady', 'falling', 'no_clear_trend', 'too_short'] as const;

export const MarketTrend = z.object({
  id: z.string(),
  host: Host,
  /** What is counted: `Mentions each month`. */
  name: z.string(),
  source: z.int().min(1),
  /** Months, oldest first; a partial one is not over. */
  points: z.array(z.object({ month: z.string(), value: z.number(), partial: z.boolean() })),
  /** Sum of the counted things. */
  n: Count,
  /** Percent a month with its 95 % interval; null where there are too few points. */
  change: z.object({ percent: z.number(), low: z.number(), high: z.number() }).nullable(),
  label: z.enum(trendLabels),
});
export type MarketTrend = z.infer<typeof MarketTrend>;

/** What a notice on a home page says: the company closes, was bought or renamed, changes prices, is down, or offers for a time. */
export const noticeKinds = ['closing', 'acquired', 'renamed', 'price', 'incident', 'offer'] as const;

export const MarketNews = z.object({
  host: Host,
  day: z.string().nullable(),
  title: z.string(),
  /** On its home page now, and not dated; absent for what it published. */
  notice: z.enum(noticeKinds).optional(),
  citations: Cited,
});
export type MarketNews = z.infer<typeof MarketNews>;

export const MarketOpportunity = z.object({
  id: z.string(),
  headline: z.string(),
  /** What it follows from, in a sentence. */
  follows: z.string(),
  findings: z.array(z.string()),
  citations: Cited,
});
export type MarketOpportunity = z.infer<typeof MarketOpportunity>;

export const MarketChange = z.object({
  host: Host,
  /** `plan`, `feature`, `claim`, `rating`, … */
  of: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  /** The sentence to read: `Crew costs €14, was €12 (+17 %).` */
  text: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  importance: z.enum(['high', 'normal', 'low']),
});
export type MarketChange = z.infer<typeof MarketChange>;

/** Rates between currencies, as a source told them for a day. */
export const MarketRates = z.object({
  /** Number of the source. */
  source: z.int().min(1),
  day: z.string(),
  /** How much of each currency one euro is; EUR itself is 1. */
  per_euro: z.record(z.string(), z.number().positive()),
});
export type MarketRates = z.infer<typeof MarketRates>;

export const marketStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const MarketCompany = z.object({
  host: Host,
  name: z.string(),
  url: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  is_subject: z.boolean(),
  pages_read: Count,
  citations: z.array(z.string()),
});
export type MarketCompany = z.infer<typeof MarketCompany>;

export const MarketReport = z.object({
  uuid: Uuid,
  state: z.enum(marketStates),
  /** How many wait before it; null once it runs. */
  queue_position: Count.nullable(),
  /** The steps, in order; for whoever waits. `skipped` had nobody to ask. */
  steps: z.array(
    z.object({ name: z.string(), state: z.enum(['waiting', 'running', 'done', 'cut_short', 'skipped']) }),
  ),
  /** What was typed, shown on the requester's own page only. */
  subject: z.string(),
  name: z.string(),
  asked_at: Instant,
  started_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  readable_until: Instant,
  /** A sentence where the report is short or was cut off. */
  notice: z.string().nullable(),
  companies: z.array(MarketCompany),
  findings: z.array(MarketFinding).nullable(),
  voices: z.array(MarketTheme).nullable(),
  rivals: z.array(MarketRival).nullable(),
  plans: z.array(MarketPlan).nullable(),
  /**
   * Plans that a language model read on the price pages and code did not, each proven by its quote; nothing is concluded from
   * them. Null where no model read.
   */
  proposals: z.array(MarketPlan).nullable(),
  /** Null where no source of rates answered: then no price is converted. */
  rates: MarketRates.nullable(),
  features: z.array(MarketFeature).nullable(),
  trends: z.array(MarketTrend).nullable(),
  news: z.array(MarketNews).nullable(),
  opportunities: z.array(MarketOpportunity).nullable(),
  /** Against the run before; null for the first. */
  changes: z.array(MarketChange).nullable(),
  sources: z.array(MarketSource),
  citations: z.array(MarketCitation),
  /** How many requests each host received. */
  requests: z.array(z.object({ host: Host, count: Count })),
  /** A language model worded sentences; numbers never come from it. */
  worded_by_model: z.boolean(),
});
export type MarketReport = z.infer<typeof MarketReport>;
