import { z } from 'zod';
import { defineCall } from './call.ts';
import { FeedbackFilter, FilterBehind } from './filter/feedback-filter.ts';
import { limits } from './limits.ts';
import { Instant, SmallId, Uuid } from './call/scalars.ts';

export const ideaLimits = {
  titleMaxChars: 200,
  noteMaxChars: 4000,
  /** Of one idea, feedback included. */
  evidence: 10,
  /** A deleted one can be brought back for so long. */
  undoDays: 7,
} as const;

/** `waiting` for a board; a card `on_board`; `dismissed` by somebody, and kept, so that nobody sends the same again unknowingly. */
export const ideaStates = ['waiting', 'on_board', 'dismissed'] as const;
export type IdeaState = (typeof ideaStates)[number];

/** What a person may decide in the list of ideas; boards decide the rest. */
export const decidedStates = ['waiting', 'dismissed'] as const;

/** Claims of a market report: a finding, what follows from findings, what users of a company say. */
export const claimKinds = ['market_finding', 'market_opportunity', 'market_theme'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** What an idea rests on; `theme` is one of the workspace's own feedback, `market_theme` one of a market report. */
export const evidenceKinds = [...claimKinds, 'market_report', 'topic', 'theme', 'feedback'] as const;

/** Names something that the workspace has. Nothing of it is copied: what it says is read where it stands. */
export const EvidencePointer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(claimKinds),
    market_report_id: Uuid,
    /** Of the claim, within its report. */
    key: z.string().min(1).max(300),
  }),
  z.object({ kind: z.literal('market_report'), market_report_id: Uuid }),
  z.object({ kind: z.literal('topic'), custom_trend_id: SmallId }),
  z.object({ kind: z.literal('theme'), theme_id: SmallId }),
]);
export type EvidencePointer = z.infer<typeof EvidencePointer>;

/** Items of the workspace's own feedback: those that `get_feedback` finds. */
export const FeedbackEvidence = z.object({
  filters: FeedbackFilter.default({}),
  search_term: z.string().trim().min(1).max(limits.searchMaxChars).nullable().default(null),
});

/** What evidence says now. */
export const IdeaEvidence = z.object({
  kind: z.enum(evidenceKinds),
  /** The claim, the report's, topic's or theme's name, or the question; null where it is gone, or is a filter alone. */
  text: z.string().nullable(),
  /** What is not there any more; `claim`: the report does not say it (now), for its proof does not stand or a new run differs. */
  gone: z.enum(['report', 'claim', 'topic', 'theme']).nullable(),
  /** Where it is told; null of the workspace's own feedback. */
  report: z
    .object({
      market_report_id: Uuid,
      /** Null where the report is gone. */
      name: z.string().nullable(),
      /** Of the claim, within the report; null for the whole report. */
      key: z.string().nullable(),
    })
    .nullable(),
  /** Of a theme of a market report: whose users say it, in how many of how many texts. */
  said: z
    .object({
      company: z.string(),
      tone: z.enum(['asked', 'praised', 'complained']),
      count: z.int().min(0),
      of: z.int().min(0),
    })
    .nullable(),
  /** What finds its items in the workspace's own feedback; null where it has none. */
  items: z.object({ filters: FilterBehind, search_term: z.string().nullable() }).nullable(),
});
export type IdeaEvidence = z.infer<typeof IdeaEvidence>;

/** Something that may go on the roadmap, with what it rests on. */
export const Idea = z.object({
  idea_id: Uuid,
  title: z.string(),
  note: z.string(),
  state: z.enum(ideaStates),
  sent_by: z.string(),
  sent_at: Instant,
  /** Who gave it its state, where that was changed since. */
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** The board that it is a card of, where the caller may see it. */
  board: z.object({ board_id: Uuid, title: z.string() }).nullable(),
  evidence: z.array(IdeaEvidence),
});
export type Idea = z.infer<typeof Idea>;

/** Where a claim of a report went. */
export const SentClaim = z.object({
  kind: z.enum(claimKinds),
  key: z.string(),
  idea_id: Uuid,
  state: z.enum(ideaStates),
  sent_by: z.string(),
  sent_at: Instant,
});
export type SentClaim = z.infer<typeof SentClaim>;

export const IdeaTitle = z
  .string()
  .trim()
  .min(1)
  .max(ideaLimits.titleMaxChars)
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
  .regex(/^[^\u0000-\u001f\u007f]*$/u, 'must be one line of text');
export const IdeaNote = z.string().trim().max(ideaLimits.noteMaxChars);

const OneIdea = z.object({ idea_id: Uuid });
const reading = { method: 'GET', auth: 'viewer', rateLimit: 'interactive', status: 200 } as const;
const changing = { method: 'POST', auth: 'member', rateLimit: 'interactive', status: 200 } as const;

export const ideas = {
  send: defineCall({
    ...changing,
    path: '/api/ideas/send_idea',
    summary: 'Send an idea with its evidence to the roadmap; evidence that was sent before is not sent again',
    body: z
      .object({
        title: IdeaTitle,
        note: IdeaNote.default(''),
        /** The first is what the idea was sent from. */
        evidence: z.array(EvidencePointer).max(ideaLimits.evidence).default([]),
        feedback: z.array(FeedbackEvidence).max(ideaLimits.evidence).default([]),
      })
      .superRefine(({ evidence, feedback }, context) => {
        const count = evidence.length + feedback.length;
        if (count >= 1 && count <= ideaLimits.evidence) return;
        const message = `must contain 1 to ${ideaLimits.evidence} pieces, including the feedback`;
        context.addIssue({ code: 'custom', path: ['evidence'], message });
      }),
    keptTexts: ['title', 'note', 'feedback'],
    reply: z.object({
      /** As it stands; when it was there before, with the title and the evidence that it had. */
      idea: Idea,
      is_new: z.boolean(),
    }),
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  list: defineCall({
    ...reading,
    path: '/api/ideas/list_ideas',
    summary: 'Ideas in a state, newest first, with the current content of their evidence',
    query: z.object({
      state: z.enum(ideaStates).default('waiting'),
      /** In the title. */
      search: z.string().trim().max(200).optional(),
      /** `next_after` of the page before. */
      after: z.string().max(200).optional(),
      limit: z.coerce.number().pipe(z.int().min(1).max(limits.pageSizeMax)).default(limits.pageSize),
    }),
    reply: z.object({
      ideas: z.array(Idea),
      /** Of the search, by state. */
      counts: z.record(z.enum(ideaStates), z.int().min(0)),
      next_after: z.string().nullable(),
    }),
  }),
  get: defineCall({
    ...reading,
    path: '/api/ideas/get_idea',
    summary: 'One idea, with the current content of its evidence',
    query: OneIdea,
    reply: Idea,
    problems: ['not_found'],
  }),
  listSent: defineCall({
    ...reading,
    path: '/api/ideas/list_sent_claims',
    summary: 'Claims of a market report that were sent to the roadmap',
    query: z.object({ market_report_id: Uuid }),
    reply: z.object({ sent: z.array(SentClaim) }),
    problems: ['not_found'],
  }),
  update: defineCall({
    ...changing,
    path: '/api/ideas/update_idea',
    summary: 'Change the title or note of an idea',
    body: OneIdea.extend({ title: IdeaTitle, note: IdeaNote }),
    keptTexts: ['title', 'note'],
    reply: Idea,
    problems: ['not_found', 'storage_full'],
  }),
  setState: defineCall({
    ...changing,
    path: '/api/ideas/set_state',
    summary: 'Dismiss or reopen an idea',
    body: OneIdea.extend({ state: z.enum(decidedStates) }),
    reply: Idea,
    problems: ['not_found', 'conflict'],
  }),
  remove: defineCall({
    ...changing,
    path: '/api/ideas/delete_idea',
    summary: `Delete an idea; for ${ideaLimits.undoDays} days you can restore it`,
    body: OneIdea,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['not_found'],
  }),
  restore: defineCall({
    ...changing,
    path: '/api/ideas/restore_idea',
    summary: 'Restore a deleted idea',
    body: OneIdea,
    reply: Idea,
    problems: ['not_found', 'conflict'],
  }),
};
