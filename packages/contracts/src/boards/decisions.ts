import { z } from 'zod';
import { Instant, Uuid } from '../call/scalars.ts';
import { defineCall } from '../call.ts';
import { CardScore, EvidenceCounts, releaseVerdicts, scoreKinds } from './board-cards.ts';

export const decisionLimits = {
  expectedMaxChars: 1000,
  /** Fewer verdicts make no track record. */
  judgedAtLeast: 5,
} as const;

/** What was known when a card was committed, and what became of it. */
export const Decision = z.object({
  decision_id: Uuid,
  idea_id: Uuid,
  /** The card’s title now. */
  title: z.string(),
  at: Instant,
  by: z.string(),
  owner: z.string().nullable(),
  tags: z.array(z.string()),
  /** Null where the evidence was not counted by then. */
  counts: EvidenceCounts.nullable(),
  score_kind: z.enum(scoreKinds),
  score: CardScore.extend({ impact: z.number().nullable(), effort: z.number().nullable() }),
  /** Feedback that was quoted on the card. */
  quote_ids: z.array(z.int()),
  /** Typed by a member; null where nobody did. */
  expected: z
    .object({
      text: z.string(),
      /** Share by which complaints should fall, 0…1. */
      fall: z.number().nullable(),
    })
    .nullable(),
  /** Null until it is released. */
  outcome: z
    .object({
      released_at: Instant,
      /** Null until it was read for the first time. */
      verdict: z.enum(releaseVerdicts).nullable(),
      /** How many times as many complaints there are as before the release; null where it is too early to say. */
      ratio: z.number().nullable(),
      is_reopened: z.boolean(),
    })
    .nullable(),
});
export type Decision = z.infer<typeof Decision>;

export const TrackRecord = z.object({
  /** Null for all decisions of the board, and for those without an owner or a tag. */
  name: z.string().nullable(),
  decided: z.int(),
  released: z.int(),
  /** With a verdict that is not “too early”. */
  judged: z.int(),
  improved: z.int(),
  worse: z.int(),
  /** Judged, and an expected fall was typed. */
  expected: z.int(),
  /** Of those the ones that fell by as much or more. */
  met: z.int(),
});
export type TrackRecord = z.infer<typeof TrackRecord>;

const OneBoard = z.object({ board_id: Uuid });

export const decisionCalls = {
  listDecisions: defineCall({
    method: 'GET',
    auth: 'viewer',
    status: 200,
    path: '/api/boards/list_decisions',
    summary: 'Decisions of a board with their outcomes, newest first, and its track record',
    about:
      'A decision is kept when a card comes to a committed column, moved or new. Imported cards have none.',
    rateLimit: 'interactive',
    query: OneBoard.extend({
      /** `next_after` of the page before. */
      after: z.string().max(200).optional(),
      limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
    }),
    reply: z.object({
      decisions: z.array(Decision),
      next_after: z.string().nullable(),
      record: TrackRecord,
      by_owner: z.array(TrackRecord),
      by_tag: z.array(TrackRecord),
    }),
    problems: ['not_found'],
  }),
  setExpectation: defineCall({
    method: 'POST',
    auth: 'member',
    status: 200,
    path: '/api/boards/set_expectation',
    summary: 'Say what a decision should bring; only until the card is released',
    rateLimit: 'interactive',
    body: OneBoard.extend({
      decision_id: Uuid,
      text: z.string().trim().max(decisionLimits.expectedMaxChars).default(''),
      fall: z.number().min(0).max(1).nullable().default(null),
    }),
    keptTexts: ['text'],
    reply: z.object({ decision_id: Uuid, expected: Decision.shape.expected }),
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
};
