import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Instant, Uuid } from '../call/scalars.ts';

export const commentLimits = {
  textMaxChars: 4000,
  mentions: 20,
  /** Of one card. */
  comments: 1000,
  perPage: 50,
  /** A deleted one can be restored for so long. */
  undoDays: 7,
} as const;

/** What a member wrote about a card. */
export const CardComment = z.object({
  comment_id: Uuid,
  by: z.string(),
  /** The caller wrote it. */
  is_mine: z.boolean(),
  at: Instant,
  /** Plain text, in which members who are mentioned are named as `@name`. */
  text: z.string(),
  /** Members it names, with their names now; who left the workspace is missing. */
  mentions: z.array(z.object({ user_id: Uuid, name: z.string() })),
  edited_at: Instant.nullable(),
});
export type CardComment = z.infer<typeof CardComment>;

const OneBoard = z.object({ board_id: Uuid });
const OneCard = OneBoard.extend({ idea_id: Uuid });
const OneComment = OneBoard.extend({ comment_id: Uuid });

const Text = z.string().trim().min(1, 'must not be empty').max(commentLimits.textMaxChars);
const Mentions = z.array(Uuid).max(commentLimits.mentions).default([]);

const changing = { method: 'POST', auth: 'member', rateLimit: 'interactive', status: 200 } as const;
const Kept = z.object({ revision: z.int(), comment: CardComment });

export const cardCommentCalls = {
  listComments: defineCall({
    method: 'GET',
    path: '/api/boards/list_comments',
    summary: 'Comments on a card, oldest first, and who watches it',
    auth: 'viewer',
    rateLimit: 'interactive',
    query: OneCard.extend({
      /** `next_after` of the page before. */
      after: z.string().max(200).optional(),
    }),
    status: 200,
    reply: z.object({
      comments: z.array(CardComment),
      next_after: z.string().nullable(),
      /** Members who hear of comments and of a reopening, by name. */
      watchers: z.array(z.object({ user_id: Uuid, name: z.string() })),
      /** The caller is one of them. */
      is_watching: z.boolean(),
    }),
    problems: ['not_found'],
  }),
  addComment: defineCall({
    ...changing,
    path: '/api/boards/add_comment',
    summary: 'Comment on a card',
    about:
      'Members who are mentioned, and those who watch the card, get an alert and, unless they switched it off, an email. The caller watches the card from then on, as do those who are mentioned, unless they stopped watching it.',
    body: OneCard.extend({ text: Text, mentions: Mentions }),
    keptTexts: ['text'],
    reply: Kept,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  editComment: defineCall({
    ...changing,
    path: '/api/boards/edit_comment',
    summary: 'Change a comment of the caller’s own',
    about: 'Members who are mentioned for the first time are alerted; nobody is alerted to it twice.',
    body: OneComment.extend({ text: Text, mentions: Mentions }),
    keptTexts: ['text'],
    reply: Kept,
    problems: ['not_found', 'not_allowed', 'storage_full'],
  }),
  deleteComment: defineCall({
    ...changing,
    path: '/api/boards/delete_comment',
    summary: `Delete a comment; for ${commentLimits.undoDays} days it can be restored`,
    about: 'Its author and admins can.',
    body: OneComment,
    reply: z.object({ revision: z.int() }),
    problems: ['not_found', 'not_allowed'],
  }),
  restoreComment: defineCall({
    ...changing,
    path: '/api/boards/restore_comment',
    summary: 'Restore a deleted comment',
    about: 'Its author and admins can.',
    body: OneComment,
    reply: Kept,
    problems: ['not_found', 'not_allowed'],
  }),
  watchCard: defineCall({
    method: 'POST',
    path: '/api/boards/watch_card',
    summary: 'Watch a card, or stop watching it',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: OneCard.extend({ watch: z.boolean() }),
    status: 200,
    reply: z.object({ is_watching: z.boolean() }),
    problems: ['not_found'],
  }),
};
