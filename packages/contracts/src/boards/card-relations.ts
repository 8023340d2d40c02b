import { z } from 'zod';
import { IdeaTitle } from '../ideas.ts';
import { Uuid } from '../call/scalars.ts';
import { defineCall } from '../call.ts';
import { BoardCard } from './board-cards.ts';
import { linkKinds } from './card-link.ts';

const OneCard = z.object({ board_id: Uuid, idea_id: Uuid });
const Link = OneCard.extend({
  /** What the card is to the other one. */
  kind: z.enum(linkKinds),
  to_idea_id: Uuid,
});
const Changed = z.object({ revision: z.int(), card: BoardCard });
const changing = { method: 'POST', auth: 'member', rateLimit: 'interactive', status: 200 } as const;

export const cardRelationCalls = {
  linkCards: defineCall({
    ...changing,
    path: '/api/boards/link_cards',
    summary: 'Link two cards of a board: one blocks, duplicates or is part of the other',
    about: 'Links that would lead back to the card are refused. A card is part of one other card at most.',
    body: Link,
    reply: Changed,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  unlinkCards: defineCall({
    ...changing,
    path: '/api/boards/unlink_cards',
    summary: 'Remove a link between two cards',
    body: Link,
    reply: Changed,
    problems: ['not_found'],
  }),
  mergeCards: defineCall({
    ...changing,
    path: '/api/boards/merge_cards',
    summary: 'Merge a card into another, which keeps the evidence of both once and gets the comments',
    about: 'The address of the merged card leads to the other one. The history can undo it.',
    body: OneCard.extend({ into_idea_id: Uuid }),
    reply: Changed,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  splitCard: defineCall({
    ...changing,
    path: '/api/boards/split_card',
    summary: 'Move evidence of a card to a new card behind it',
    about: 'Answers the new card. The history can undo it.',
    body: OneCard.extend({
      title: IdeaTitle,
      /** Of the evidence to move. */
      places: z.array(z.int().min(0).max(1_000_000)).min(1).max(10),
    }),
    keptTexts: ['title'],
    reply: Changed,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  findMerged: defineCall({
    ...changing,
    method: 'GET',
    auth: 'viewer',
    path: '/api/boards/find_merged_card',
    summary: 'The card that a card was merged into',
    query: OneCard,
    reply: z.object({
      /** Of the last one, where that was merged too; null of a card that was not merged. */
      idea_id: Uuid.nullable(),
    }),
    problems: ['not_found'],
  }),
};
