import { z } from 'zod';
import { Day, Instant, Uuid } from '../call/scalars.ts';
import { defineCall } from '../call.ts';
import { boardLimits } from './board-cards.ts';
import { PublicCardText, PublicColumnTitle, RoadmapTitle, roadmapLimits } from './public-text.ts';

/** What members decide of a board’s public roadmap. */
export const RoadmapSettings = z.object({
  /** Search engines may list it; without that, only those who have the link find it. */
  is_public: z.boolean(),
  title: RoadmapTitle,
  intro: z.string().trim().max(roadmapLimits.introMaxChars),
  /** In this order, with the titles that the public reads. */
  columns: z
    .array(z.object({ column_id: Uuid, title: PublicColumnTitle }))
    .min(1)
    .max(boardLimits.columns),
  /** Says how many people asked for a card, from 5 people on. */
  shows_people: z.boolean(),
});
export type RoadmapSettings = z.infer<typeof RoadmapSettings>;

/** What anybody with the link reads. Nothing in it names a customer or a member. */
export const PublicRoadmap = z.object({
  title: z.string(),
  intro: z.string(),
  is_public: z.boolean(),
  updated_at: Instant,
  columns: z.array(
    z.object({
      title: z.string(),
      cards: z.array(
        z.object({
          /** Names the card here, and is not its ID in the workspace. */
          id: z.string(),
          title: z.string(),
          text: z.string(),
          /** Who asked for it; null below 5, and where it is not shown. */
          people: z.int().nullable(),
          released_on: Day.nullable(),
          updated_at: Instant,
        }),
      ),
    }),
  ),
});
export type PublicRoadmap = z.infer<typeof PublicRoadmap>;

const OneBoard = z.object({ board_id: Uuid });
const changing = { method: 'POST', auth: 'member', rateLimit: 'interactive', status: 200 } as const;

const Roadmap = z.object({
  /** Null while there is no public roadmap. */
  settings: RoadmapSettings.nullable(),
  /** Of the page, from the root of the site; `/feed` behind it is the feed. */
  path: z.string().nullable(),
  /** Cards on it. */
  cards: z.int(),
});

export const roadmapCalls = {
  getRoadmap: defineCall({
    ...changing,
    method: 'GET',
    auth: 'viewer',
    path: '/api/boards/get_roadmap',
    summary: 'The public roadmap of a board: its settings and link',
    query: OneBoard,
    reply: Roadmap,
    problems: ['not_found'],
  }),
  saveRoadmap: defineCall({
    ...changing,
    path: '/api/boards/save_roadmap',
    summary: 'Publish a board’s public roadmap, change it, or end it',
    about: 'Only cards with a public text are on it.',
    body: OneBoard.extend({
      /** Null to end it; its link then opens nothing, also when it is published again. */
      settings: RoadmapSettings.nullable(),
      /** Makes the old link open nothing. */
      new_link: z.boolean().default(false),
    }),
    keptTexts: ['settings'],
    reply: Roadmap,
    problems: ['not_found', 'not_allowed', 'storage_full'],
  }),
  setPublicText: defineCall({
    ...changing,
    path: '/api/boards/set_public_text',
    summary: 'Write what the public roadmap says of a card, or take the card off it',
    body: OneBoard.extend({ idea_id: Uuid, public_text: PublicCardText.nullable() }),
    keptTexts: ['public_text'],
    reply: z.object({ public_text: PublicCardText.nullable() }),
    problems: ['not_found', 'storage_full'],
  }),
  readRoadmap: defineCall({
    method: 'GET',
    path: '/api/boards/read_public_roadmap',
    summary: 'A public roadmap by the token of its link',
    auth: 'public',
    rateLimit: 'roadmap_read',
    query: z.object({ token: z.string().min(1).max(200) }),
    status: 200,
    reply: PublicRoadmap,
    problems: ['link_invalid'],
  }),
};
