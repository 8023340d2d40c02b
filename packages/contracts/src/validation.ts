import { z } from 'zod';
import { defineCall } from './call.ts';
import { documentedAs } from './call/documented-as.ts';
import { FeedbackItem, sentimentSpeakers } from './feedback.ts';
import { limits } from './limits.ts';
import { Instant, SmallId, Uuid } from './call/scalars.ts';

/** What the engine decides about items, and people check. */
export const checkKinds = ['sentiment', 'language', 'topic', 'theme', 'copies'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** How an item came to be asked about. Only what was drawn at random tells how often the engine is right. */
export const draws = ['random', 'uncertain', 'chosen'] as const;
export type Draw = (typeof draws)[number];

export const checkVerdicts = ['agree', 'disagree', 'unsure'] as const;
export type CheckVerdict = (typeof checkVerdicts)[number];

/** What said what is shown: for the tone its speaker; `engine` for everything else. */
export const shownBys = [...sentimentSpeakers, 'engine'] as const;

/** Below so many checks drawn at random nothing is said about quality. */
export const fewestChecks = 10;
/** Below so many things that two people checked no kappa is told. */
export const fewestPairs = 20;

/**
 * An answer. Of a tone `negative`, `neutral`, `positive`; of a language two letters; of a topic `in`, `out`; of a theme the
 * id of the theme that the item belongs to, or `none`; of copies `copy`, `apart`.
 */
const Answer = z.string().min(1).max(20);

/** What is checked: the item itself, its being in a topic or theme, or its being a copy of another one. */
const Subject = {
  kind: z.enum(checkKinds),
  review_id: SmallId,
  custom_trend_id: SmallId.nullable(),
  theme_id: SmallId.nullable(),
  copy_of: SmallId.nullable(),
  /** Title of the topic, or name of the theme; null when it is gone. */
  subject_name: z.string().nullable(),
  shown: Answer,
  shown_by: z.enum(shownBys),
  drawn: z.enum(draws),
};

/** One thing to check. */
export const CheckCard = z.object({
  ...Subject,
  item: FeedbackItem,
  /** The other item, where the question is whether one is a copy of it. */
  copy: FeedbackItem.nullable(),
  /** How many others checked it; what they said is not shown before one's own answer. */
  others: z.int(),
});
export type CheckCard = z.infer<typeof CheckCard>;

/** One person's verdict. */
export const MadeCheck = z.object({
  check_id: Uuid,
  ...Subject,
  /** The beginning of the item's text. */
  text: z.string(),
  verdict: z.enum(checkVerdicts),
  /** What is right; null when unsure. */
  said: Answer.nullable(),
  /** Name of the theme that is right. */
  said_name: z.string().nullable(),
  language: z.string(),
  checked_by: z.string(),
  is_own: z.boolean(),
  checked_at: Instant,
  /** False once the item says something else: the check still counts, but no longer decides. */
  holds: z.boolean(),
});
export type MadeCheck = z.infer<typeof MadeCheck>;

export const CheckFilter = z.object({
  kind: z.enum(checkKinds).optional(),
  verdict: z.enum(checkVerdicts).optional(),
  drawn: z.enum(draws).optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  shown_by: z.enum(shownBys).optional(),
  custom_trend_id: SmallId.optional(),
  theme_id: SmallId.optional(),
  review_id: SmallId.optional(),
  /** Only the newest verdict on each thing, and none that is unsure: what quality is told by. */
  counted: z.boolean().optional(),
  own: z.boolean().optional(),
  /** Id of the person who made them. */
  checked_by: Uuid.optional(),
});
export type CheckFilter = z.infer<typeof CheckFilter>;

/** In replies: the filter that opens exactly the checks that a number counts. */
const CheckFilterBehind = documentedAs(
  z.custom<CheckFilter>().describe('Opens exactly the validations that the number counts'),
  CheckFilter,
);

const CountedChecks = z.object({ count: z.int(), filters: CheckFilterBehind });

/** How often the engine was right, by what was drawn at random. */
export const MeasuredQuality = z.object({
  checked: CountedChecks,
  right: CountedChecks,
  /** Share of the right among the checked with its 95 % interval (Wilson), 0…1; null when too few were checked. */
  precision: z.object({ share: z.number(), low: z.number(), high: z.number() }).nullable(),
});
export type MeasuredQuality = z.infer<typeof MeasuredQuality>;

/** How far people say the same of the same thing. */
export const Agreement = z.object({
  /** Things that two people checked. */
  pairs: z.int(),
  same: z.int(),
  different: z.int(),
  /** 0…1; null when nothing was checked twice. */
  share: z.number().nullable(),
  /** Cohen’s kappa, −1…1; null under {@link fewestPairs}, and where everybody always says the same one thing. */
  kappa: z.number().nullable(),
});
export type Agreement = z.infer<typeof Agreement>;

/** What the workspace's labels taught of the tone of its feedback. */
export const LearntToneStanding = z.object({
  /** `waiting`: not enough labels yet. */
  state: z.enum(['waiting', 'learnt']),
  /** Ratings and people’s words there are, and how many are needed at least. */
  labels: z.int(),
  labels_of_people: z.int(),
  labels_needed: z.int(),
  verdict: z.enum(['takes_over', 'too_few_labels', 'too_one_sided', 'lexicon_is_better']).nullable(),
  /** Macro-F1 on held-out labels, 0…1. */
  learnt_f1: z.number().nullable(),
  lexicon_f1: z.number().nullable(),
  learnt_at: Instant.nullable(),
  /** How far judging every item anew is; null when it is done. */
  judging: z.object({ done: z.int(), total: z.int(), since: Instant }).nullable(),
});
export type LearntToneStanding = z.infer<typeof LearntToneStanding>;

export const pairOutcomes = ['different', 'same'] as const;

const Page = {
  limit: z.int().min(1).max(limits.pageSizeMax).optional(),
  /** The `next_after` of the page before. */
  after: z.string().max(100).optional(),
};

const reads = { auth: 'viewer', apiKey: 'read', rateLimit: 'interactive', status: 200 } as const;
const changes = { method: 'POST', auth: 'member', rateLimit: 'interactive', status: 200 } as const;

export const validation = {
  next: defineCall({
    ...reads,
    method: 'POST',
    path: '/api/validation/next_checks',
    summary: 'What to validate next: a random item, an uncertain one, or one that another person validated',
    body: z.object({
      /** Without it the kinds take turns. */
      kind: z.enum(checkKinds).optional(),
      custom_trend_id: SmallId.optional(),
      theme_id: SmallId.optional(),
      /** Asks about this very item; `kind` is then needed. */
      review_id: SmallId.optional(),
      /** Things that the caller has in hand already. */
      except: z
        .array(z.object({ kind: z.enum(checkKinds), review_id: SmallId }))
        .max(50)
        .optional(),
      limit: z.int().min(1).max(10).optional(),
    }),
    reply: z.object({
      cards: z.array(CheckCard),
      /** Checks that the caller made. */
      own: z.int(),
      /** What may be right instead: the workspace's languages, the most frequent first, and its themes. */
      languages: z.array(z.string()),
      themes: z.array(z.object({ id: SmallId, name: z.string() })),
    }),
    problems: ['not_found'],
  }),
  record: defineCall({
    ...changes,
    path: '/api/validation/record_check',
    summary: 'Record whether Earshot is right; a correction changes the item and trains the engine',
    body: z
      .object({
        kind: z.enum(checkKinds),
        review_id: SmallId,
        /** The topic, the theme or the other item, as the kind needs. */
        custom_trend_id: SmallId.nullable().optional(),
        theme_id: SmallId.nullable().optional(),
        copy_of: SmallId.nullable().optional(),
        shown: Answer,
        drawn: z.enum(draws).default('chosen'),
        verdict: z.enum(checkVerdicts),
        /** What is right instead: needed to disagree where more than one thing could be. */
        correction: Answer.optional(),
      })
      .superRefine(({ verdict, correction }, context) => {
        if (correction !== undefined && verdict !== 'disagree') {
          context.addIssue({ code: 'custom', path: ['correction'], message: 'only goes with “disagree”' });
        }
      }),
    reply: z.object({ check: MadeCheck }),
    problems: ['not_found', 'conflict'],
  }),
  undo: defineCall({
    ...changes,
    path: '/api/validation/undo_check',
    summary: 'Undo one of your validations and its effect exactly',
    body: z.object({ check_id: Uuid }),
    reply: z.object({ check: MadeCheck }),
    problems: ['not_found', 'conflict'],
  }),
  report: defineCall({
    ...reads,
    method: 'GET',
    path: '/api/validation/get_report',
    summary: 'How often Earshot is right, how far people agree, and what it learned from validations',
    reply: z.object({
      checks: CountedChecks,
      /** Who made them, most first. */
      people: z.array(z.object({ user_id: Uuid, name: z.string(), checks: CountedChecks })),
      kinds: z.array(
        z.object({
          kind: z.enum(checkKinds),
          quality: MeasuredQuality,
          checks: CountedChecks,
          corrections: CountedChecks,
          unsure: CountedChecks,
          agreement: Agreement,
        }),
      ),
      /** Of the tone, by what told it. */
      speakers: z.array(z.object({ shown_by: z.enum(shownBys), quality: MeasuredQuality })),
      /** Those of the kinds that depend on the language, largest first. */
      languages: z.array(
        z.object({ kind: z.enum(checkKinds), language: z.string(), quality: MeasuredQuality }),
      ),
      topics: z.array(z.object({ custom_trend_id: SmallId, title: z.string(), quality: MeasuredQuality })),
      tone: LearntToneStanding,
    }),
  }),
  list: defineCall({
    ...reads,
    method: 'POST',
    path: '/api/validation/list_checks',
    summary: 'Validations, newest first',
    body: z.object({ filters: CheckFilter.optional(), ...Page }),
    reply: z.object({
      checks: z.array(MadeCheck),
      total_count: z.int(),
      next_after: z.string().nullable(),
    }),
  }),
  pairs: defineCall({
    ...reads,
    method: 'POST',
    path: '/api/validation/list_compared',
    summary: 'Answers that two people validated, newest first: where they disagree, or where they agree',
    body: z.object({
      kind: z.enum(checkKinds).optional(),
      outcome: z.enum(pairOutcomes).optional(),
      ...Page,
    }),
    reply: z.object({
      /** Each with all of its checks, oldest first; the first two people are compared. */
      compared: z.array(z.object({ outcome: z.enum(pairOutcomes), checks: z.array(MadeCheck) })),
      total_count: z.int(),
      next_after: z.string().nullable(),
    }),
  }),
  export: defineCall({
    method: 'POST',
    path: '/api/validation/export',
    summary: 'Create a single-use URL, valid for 60 seconds, to download all validations as CSV',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({ filters: CheckFilter.optional() }),
    keptTexts: ['filters'],
    status: 200,
    reply: z.object({ path: z.string() }),
  }),
  exported: defineCall({
    method: 'GET',
    path: '/api/validation/exported',
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
