import { z } from 'zod';
import {
  Board,
  BoardCard,
  BoardChange,
  boardLimits,
  CardDetail,
  cardStates,
  horizons,
  impacts,
  ReleaseVerdict,
  scoreKinds,
} from './boards/board-cards.ts';
import { defineCall } from './call.ts';
import { cardAlertCalls } from './boards/card-alerts.ts';
import { cardCommentCalls } from './boards/card-comments.ts';
import { cardImportCalls } from './boards/card-imports.ts';
import { cardRelationCalls } from './boards/card-relations.ts';
import { decisionCalls } from './boards/decisions.ts';
import { roadmapCalls } from './boards/roadmap.ts';
import { CardBrief } from './boards/card-brief.ts';
import { followUpCalls } from './boards/follow-ups.ts';
import { EvidencePointer, FeedbackEvidence, ideaLimits, IdeaNote, IdeaTitle } from './ideas.ts';
import { limits } from './limits.ts';
import { Day, Instant, Uuid } from './call/scalars.ts';

const oneLine = (maxChars: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxChars)
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
    .regex(/^[^\u0000-\u001f\u007f]*$/u, 'must be one line of text');

const BoardTitle = oneLine(boardLimits.titleMaxChars);
const Reason = z.string().trim().min(1, 'must say why').max(boardLimits.reasonMaxChars);
const OneBoard = z.object({ board_id: Uuid });
const OneCard = OneBoard.extend({ idea_id: Uuid });

const reading = { method: 'GET', auth: 'viewer', rateLimit: 'interactive', status: 200 } as const;
const changing = { method: 'POST', auth: 'member', rateLimit: 'interactive', status: 200 } as const;

/** A change answers what it made of the board and its card, with the revision that it is. */
const Changed = z.object({ revision: z.int(), card: BoardCard });

export const boards = {
  list: defineCall({
    ...reading,
    path: '/api/boards/list_boards',
    summary: 'Boards of the workspace that the caller may see, by title',
    reply: z.object({ boards: z.array(Board.extend({ card_count: z.int() })) }),
  }),
  create: defineCall({
    ...changing,
    path: '/api/boards/create_board',
    summary: 'Create a board with the default columns',
    body: z.object({
      title: BoardTitle,
      is_private: z.boolean().default(false),
      score: z.enum(scoreKinds).default('rice'),
    }),
    keptTexts: ['title'],
    reply: Board,
    problems: ['conflict', 'storage_full'],
  }),
  get: defineCall({
    ...reading,
    path: '/api/boards/get_board',
    summary: 'A board with all its cards, in their order',
    query: OneBoard,
    reply: z.object({ board: Board, cards: z.array(BoardCard) }),
    problems: ['not_found'],
  }),
  getChanges: defineCall({
    ...reading,
    path: '/api/boards/get_changes',
    summary: 'What changed on a board since a revision',
    about: 'To follow a board, call this every second or two with the revision of the last answer.',
    query: OneBoard.extend({ after: z.coerce.number().pipe(z.int().min(0)) }),
    reply: z.object({
      revision: z.int(),
      /** Null where the board itself, its columns included, is as it was. */
      board: Board.nullable(),
      /** As they are now. */
      cards: z.array(BoardCard),
      /** Cards that are no longer on the board. */
      gone: z.array(Uuid),
    }),
    problems: ['not_found'],
  }),
  update: defineCall({
    ...changing,
    path: '/api/boards/update_board',
    summary: 'Rename a board, share it with all members or hide it, or change how its cards are scored',
    about: 'Only the person who created a board can make it private.',
    body: OneBoard.extend({
      title: BoardTitle.optional(),
      is_private: z.boolean().optional(),
      score: z.enum(scoreKinds).optional(),
    }),
    keptTexts: ['title'],
    reply: Board,
    problems: ['not_found', 'not_allowed', 'storage_full'],
  }),
  setColumns: defineCall({
    ...changing,
    path: '/api/boards/set_columns',
    summary: 'Name, add, order and remove the columns of a board',
    about: 'Columns without an ID are added. Omitted columns are removed, which requires them to be empty.',
    body: OneBoard.extend({
      columns: z
        .array(
          z.object({
            column_id: Uuid.optional(),
            title: oneLine(60),
            state: z.enum(cardStates),
          }),
        )
        .min(1)
        .max(boardLimits.columns),
    }),
    keptTexts: ['columns'],
    reply: Board,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  remove: defineCall({
    ...changing,
    path: '/api/boards/delete_board',
    summary: `Delete a board; its ideas wait for another. For ${boardLimits.undoDays} days you can restore it`,
    body: OneBoard,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
  restore: defineCall({
    ...changing,
    path: '/api/boards/restore_board',
    summary: 'Restore a deleted board with those of its cards that are not on another board',
    body: OneBoard,
    reply: Board,
    problems: ['not_found'],
  }),
  addIdeas: defineCall({
    ...changing,
    path: '/api/boards/add_ideas',
    summary: 'Put ideas on a board, at the end of a column',
    body: OneBoard.extend({
      idea_ids: z.array(Uuid).min(1).max(100),
      /** The first column when not given. */
      column_id: Uuid.optional(),
    }),
    reply: z.object({ revision: z.int(), cards: z.array(BoardCard) }),
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  createCard: defineCall({
    ...changing,
    path: '/api/boards/create_card',
    summary: 'Create a card at the end of a lane; evidence can be added later',
    body: OneBoard.extend({
      title: IdeaTitle,
      note: IdeaNote.default(''),
      column_id: Uuid.optional(),
      horizon: z.enum(horizons).nullable().default(null),
      target_on: Day.nullable().default(null),
    }),
    keptTexts: ['title', 'note'],
    reply: Changed,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  moveCard: defineCall({
    ...changing,
    path: '/api/boards/move_card',
    summary: 'Move a card to a lane, and to a place between two others',
    about:
      'Give the card to place it after, or the card to place it before. If neither is given or on the board, it goes to the end.',
    body: OneCard.extend({
      column_id: Uuid.optional(),
      horizon: z.enum(horizons).nullable().optional(),
      target_on: Day.nullable().optional(),
      after_idea_id: Uuid.nullable().default(null),
      before_idea_id: Uuid.nullable().default(null),
    }),
    reply: Changed,
    problems: ['not_found', 'storage_full'],
  }),
  updateCard: defineCall({
    ...changing,
    path: '/api/boards/update_card',
    summary: 'Change the fields of a card; omitted fields stay as they are',
    body: OneCard.extend({
      title: IdeaTitle.optional(),
      note: IdeaNote.optional(),
      owner_id: Uuid.nullable().optional(),
      horizon: z.enum(horizons).nullable().optional(),
      target_on: Day.nullable().optional(),
      tags: z.array(oneLine(boardLimits.tagMaxChars)).max(boardLimits.tags).optional(),
      impact: z.literal(impacts).nullable().optional(),
      effort: z.number().min(0.1).max(boardLimits.effortMax).nullable().optional(),
      /** Instead of what evidence says; null to let evidence speak again. */
      reach: z
        .object({ value: z.number().min(0).max(boardLimits.reachMax), reason: Reason })
        .nullable()
        .optional(),
      confidence: z
        .object({ value: z.number().min(0).max(1), reason: Reason })
        .nullable()
        .optional(),
    }),
    keptTexts: ['title', 'note', 'tags', 'reach', 'confidence'],
    reply: Changed,
    problems: ['not_found', 'storage_full'],
  }),
  takeOff: defineCall({
    ...changing,
    path: '/api/boards/take_off_card',
    summary: 'Take a card off its board; the idea waits for another',
    body: OneCard,
    reply: z.object({ revision: z.int() }),
    problems: ['not_found'],
  }),
  getCard: defineCall({
    ...reading,
    path: '/api/boards/get_card',
    summary: 'A card with its evidence: counts, quotes and weeks as they are now',
    query: OneCard,
    reply: CardDetail,
    problems: ['not_found'],
  }),
  addEvidence: defineCall({
    ...changing,
    path: '/api/boards/add_evidence',
    summary: 'Add evidence to a card; evidence it already has is not added twice',
    body: OneCard.extend({
      evidence: z.array(EvidencePointer).max(ideaLimits.evidence).default([]),
      feedback: z.array(FeedbackEvidence).max(ideaLimits.evidence).default([]),
    }).refine(({ evidence, feedback }) => evidence.length + feedback.length > 0, {
      path: ['evidence'],
      message: 'must contain at least 1 piece, including the feedback',
    }),
    keptTexts: ['feedback'],
    reply: Changed,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  removeEvidence: defineCall({
    ...changing,
    path: '/api/boards/remove_evidence',
    summary: 'Remove a piece of evidence from a card',
    body: OneCard.extend({ place: z.int().min(0).max(1_000_000) }),
    reply: Changed,
    problems: ['not_found'],
  }),
  release: defineCall({
    ...changing,
    path: '/api/boards/release_card',
    summary: 'Set or clear when a card was released to customers',
    about:
      'The card moves to the first column of released cards. From then on, its complaints are compared with those before. If they rise or come back, the card returns to its committed column and its owner gets an alert.',
    apiKey: 'ingest',
    body: OneCard.extend({
      /** Not in the future; null where it was not released after all. */
      released_at: Instant.nullable(),
      version: oneLine(boardLimits.versionMaxChars).nullable().default(null),
    }),
    keptTexts: ['version'],
    reply: Changed,
    problems: ['not_found', 'storage_full'],
  }),
  getVerdict: defineCall({
    ...reading,
    path: '/api/boards/get_verdict',
    summary: 'How a card’s complaints have changed since its release',
    about: 'For a reopened card, the release after which it was reopened.',
    query: OneCard,
    reply: ReleaseVerdict,
    problems: ['not_found', 'conflict'],
  }),
  getBrief: defineCall({
    ...reading,
    path: '/api/boards/get_brief',
    summary: 'A brief of a card: problem, who has it, what is unknown, how success is measured',
    about: 'Every sentence is counted from the card’s evidence, quoted, or entered on the card.',
    query: OneCard,
    reply: CardBrief,
    problems: ['not_found'],
  }),
  listChanges: defineCall({
    ...reading,
    path: '/api/boards/list_changes',
    summary: 'History of a board, or of one of its cards, newest first',
    query: OneBoard.extend({
      idea_id: Uuid.optional(),
      /** `next_after` of the page before. */
      after: z.coerce.number().pipe(z.int().min(0)).optional(),
      limit: z.coerce.number().pipe(z.int().min(1).max(limits.pageSizeMax)).default(limits.pageSize),
    }),
    reply: z.object({ changes: z.array(BoardChange), next_after: z.int().nullable() }),
    problems: ['not_found'],
  }),
  undoChange: defineCall({
    ...changing,
    path: '/api/boards/undo_change',
    summary: 'Undo a change to a card, unless it was changed again since',
    body: OneBoard.extend({ revision: z.int().min(1) }),
    reply: z.object({ revision: z.int() }),
    problems: ['not_found', 'conflict'],
  }),
  ...followUpCalls,
  ...cardAlertCalls,
  ...cardCommentCalls,
  ...cardImportCalls,
  ...roadmapCalls,
  ...decisionCalls,
  ...cardRelationCalls,
};
