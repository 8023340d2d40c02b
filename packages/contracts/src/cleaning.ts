import { z } from 'zod';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { Instant, SmallId } from './call/scalars.ts';

const RunId = z.uuid();
const Switch = z.object({ template_id: SmallId, is_on: z.boolean() });
const Body = z.object({ run_id: RunId });

/** One item, before and after. Texts are shortened around what differs, with `…` where something is left out. */
export const CleaningExample = z.object({
  review_id: SmallId,
  before: z.string(),
  /** Empty where no words are the customer's. */
  after: z.string(),
});
export type CleaningExample = z.infer<typeof CleaningExample>;

export const CleaningRun = z.object({
  run_id: RunId,
  /**
   * `checking`: finding out what would change. `checked`: waiting for `apply`. `counting`: all items are changed, topics and
   * themes are still being worked out.
   */
  state: z.enum(['checking', 'checked', 'cleaning', 'counting', 'done', 'undoing', 'undone', 'failed']),
  /** Of the check, the cleaning or the undo that is under way. */
  items_done: z.int(),
  item_count: z.int(),
  /** What the check found; null before it ended. */
  effect: z
    .object({
      items_to_change: z.int(),
      /** Of these, how many get a shorter text. */
      items_shorter: z.int(),
      /** Of these, how many have no words of the customer. */
      items_emptied: z.int(),
      examples: z.array(CleaningExample),
    })
    .nullable(),
  /** The templates that it switches. */
  switches: z.array(Switch),
  /** Items that the run changed. */
  items_changed: z.int(),
  /** Items of each topic and theme. Empty before the run is applied. */
  counts: z.array(
    z.object({
      kind: z.enum(['topic', 'theme']),
      id: SmallId,
      /** Null where it is gone. */
      name: z.string().nullable(),
      before: z.int(),
      /** Null until all items are read again. */
      after: z.int().nullable(),
    }),
  ),
  /** Whether `undo` may be called: for the last run that was applied, for 30 days. */
  may_undo: z.boolean(),
  /** Items that were changed since and that the undo left as they are. */
  kept_after_undo: z.array(SmallId),
  asked_at: Instant,
  applied_at: Instant.nullable(),
  finished_at: Instant.nullable(),
  error: z.string().nullable(),
  /** What failed, and may be continued by the call that began it; null unless `state` is `failed`. */
  failed_in: z.enum(['checking', 'cleaning', 'undoing']).nullable(),
});
export type CleaningRun = z.infer<typeof CleaningRun>;

/** A sentence that a company or a program puts into many items. */
export const ItemTemplate = z.object({
  template_id: SmallId,
  /** With `…` where numbers and names change. */
  text: z.string(),
  /** Whose it is: of somebody who answers, of a tool, or of a program that answers by itself. */
  writer: z.enum(['agent', 'system', 'automatic']),
  /** Items that had it when templates were learnt. */
  item_count: z.int(),
  /** Different authors of these, estimated. */
  author_count: z.int(),
  example_ids: z.array(SmallId),
  /** Whether it is taken out of what the customer said. */
  is_on: z.boolean(),
});
export type ItemTemplate = z.infer<typeof ItemTemplate>;

export const CleaningState = z.object({
  /** The newest ten, newest first. */
  runs: z.array(CleaningRun),
  /** Those that come most often first. */
  templates: z.array(ItemTemplate),
  is_learning: z.boolean(),
  learnt_at: Instant.nullable(),
});
export type CleaningState = z.infer<typeof CleaningState>;

export const cleaning = {
  getState: defineCall({
    method: 'GET',
    path: '/api/cleaning/get_state',
    summary: 'Cleaning runs of earlier items, with their progress and effect',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: CleaningState,
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/cleaning/check',
    summary: 'Find out which earlier items cleaning would change; nothing is changed',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({
      /** Templates that are to be switched with it. */
      switches: z.array(Switch).max(limits.templateSwitchesAtMost).default([]),
    }),
    status: 202,
    reply: CleaningState,
    problems: ['not_found', 'conflict'],
  }),
  learn: defineCall({
    method: 'POST',
    path: '/api/cleaning/learn',
    summary: 'Look for sentences that templates put into many items; nothing is changed',
    auth: 'admin',
    rateLimit: 'interactive',
    status: 202,
    reply: CleaningState,
  }),
  apply: defineCall({
    method: 'POST',
    path: '/api/cleaning/apply',
    summary: 'Clean earlier items as checked, or continue after a failure',
    auth: 'admin',
    rateLimit: 'interactive',
    body: Body,
    status: 202,
    reply: CleaningState,
    problems: ['not_found', 'conflict'],
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/cleaning/undo',
    summary: 'Give items back what they said before a cleaning run',
    auth: 'admin',
    rateLimit: 'interactive',
    body: Body,
    status: 202,
    reply: CleaningState,
    problems: ['not_found', 'conflict'],
  }),
  discard: defineCall({
    method: 'POST',
    path: '/api/cleaning/discard',
    summary: 'Discard a check that was not applied',
    auth: 'admin',
    rateLimit: 'interactive',
    body: Body,
    status: 200,
    reply: CleaningState,
    problems: ['not_found', 'conflict'],
  }),
};
