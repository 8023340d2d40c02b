import { z } from 'zod';
import { changeKinds } from './board-cards.ts';
import { defineCall } from '../call.ts';
import { Instant, Uuid } from '../call/scalars.ts';

/** Tells a member of something that was done to a card of theirs. */
export const CardAlert = z.object({
  card_alert_id: Uuid,
  board_id: Uuid,
  idea_id: Uuid,
  /** The card's title now. */
  title: z.string(),
  board_title: z.string(),
  /** What was done: the kind of the line in the board's history. */
  kind: z.enum(changeKinds),
  /** Null where new feedback did it. */
  by: z.string().nullable(),
  at: Instant,
  /** Of a comment its beginning; else why it was done, in a sentence with its figures. */
  says: z.string(),
  /** A comment mentions the caller. */
  is_mention: z.boolean(),
  is_new: z.boolean(),
});
export type CardAlert = z.infer<typeof CardAlert>;

export const cardAlertCalls = {
  listAlerts: defineCall({
    method: 'GET',
    path: '/api/boards/list_alerts',
    summary: 'What was done to the caller’s cards, newest first',
    about: 'Cards that are no longer on a board the caller may see are left out.',
    auth: 'viewer',
    rateLimit: 'interactive',
    query: z.object({
      /** `next_after` of the page before. */
      after: z.string().max(200).optional(),
    }),
    status: 200,
    reply: z.object({
      alerts: z.array(CardAlert),
      next_after: z.string().nullable(),
      /** All that the caller has not seen. */
      new_count: z.int().min(0),
    }),
  }),
  markAlertsSeen: defineCall({
    method: 'POST',
    path: '/api/boards/mark_alerts_seen',
    summary: 'Mark an alert about a card, and all older ones, as seen',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({ card_alert_id: Uuid }),
    status: 200,
    reply: z.object({ done: z.literal(true) }),
    problems: ['not_found'],
  }),
};
