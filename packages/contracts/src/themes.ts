import { z } from 'zod';
import { AnalysingOrNot } from './enrichment.ts';
import { defineCall } from './call.ts';
import { FeedbackFilter, FilterBehind } from './filter/feedback-filter.ts';
import { verdicts } from './analytics.ts';
import { Day, Instant, Name, SmallId, SmallIdInQuery } from './call/scalars.ts';

/** Themes are first looked for in a workspace of this many items. */
export const fewestItemsForThemes = 50;

/**
 * A theme is called loose when a smaller share of its items says its name, 0…1: the name speaks for a part of them. The same share that a
 * phrase needs to become a theme's name (`LEAST_SAYING` of the engine).
 */
export const looseBelow = 0.6;

/** Items counted, with the filter that opens exactly them. */
export const CountedItems = z.object({ count: z.int(), filters: FilterBehind });
export type CountedItems = z.infer<typeof CountedItems>;

/** What items speak of: found by the engine, or made by a person. */
export const Theme = CountedItems.extend({
  theme_id: SmallId,
  name: z.string(),
  /** The phrase of its items that the engine named it by. */
  found_name: z.string(),
  is_renamed: z.boolean(),
  /** The broader theme that it is part of. */
  parent_id: SmallId.nullable(),
  /** A broader theme has no items of its own: it counts those of its themes. */
  is_broad: z.boolean(),
  /**
   * Share of its items that say what its name says, by its words or in another language, 0…1, when it was found. Null for a broader theme,
   * one that people renamed or merged others into, and one from before this was measured.
   */
  saying: z.number().nullable(),
  /**
   * What its items in other languages write for the words of its name, commonest first: they are counted as one. Empty for a broader theme, and one that
   * people renamed or merged others into.
   */
  other_words: z.array(z.string()),
  /** Of all matching items, 0…1. */
  share: z.number(),
  sentiment: z.object({ negative: CountedItems, neutral: CountedItems, positive: CountedItems }),
  /** Items of the period beside those of the period before, which is as long. */
  trend: CountedItems.extend({
    before: CountedItems,
    /** Up or down where the 95 % interval of the difference leaves 0 out. */
    verdict: z.enum(verdicts),
  }),
  /** Its items in each of the list’s calendar weeks, oldest first. */
  weeks: z.array(z.int()),
  /** The most central item. */
  quote: z.object({ review_id: SmallId, text: z.string() }).nullable(),
  /** Themes that a person merged into it. */
  merged: z.array(z.object({ theme_id: SmallId, name: z.string() })),
});
export type Theme = z.infer<typeof Theme>;

export const buildStates = ['never', 'waiting', 'running', 'done', 'failed'] as const;

/** The newest run that looked for themes. */
export const ThemeBuild = z.object({
  state: z.enum(buildStates),
  asked_at: Instant.nullable(),
  finished_at: Instant.nullable(),
  /** Items that are looked at. */
  item_count: z.int(),
  /** Themes found. */
  theme_count: z.int().nullable(),
  /** How long such a run takes, by the run before. */
  estimated_seconds: z.int(),
  /** How much of that time is over, 0…1. */
  share_done: z.number(),
  error: z.string().nullable(),
});
export type ThemeBuild = z.infer<typeof ThemeBuild>;

const Split = {
  theme_id: SmallId,
  name: Name,
  /** The items that leave: these, or those of the theme that match. */
  review_ids: z.array(SmallId).min(1).max(1000).optional(),
  filters: FeedbackFilter.optional(),
};
const Merge = { theme_ids: z.array(SmallId).min(1).max(100), into: SmallId };
const Move = {
  review_ids: z.array(SmallId).min(1).max(1000),
  /** Null: to no theme. */
  theme_id: SmallId.nullable(),
};

const editKinds = ['rename', 'merge', 'split', 'move'] as const;

/** What a person did to themes. */
export const MadeEdit = z.object({
  edit_id: SmallId,
  kind: z.enum(editKinds),
  /** The themes that it is about, as they are called now. */
  themes: z.array(z.object({ theme_id: SmallId.nullable(), name: z.string() })),
  /** Items moved or split off; the name given. */
  item_count: z.int().nullable(),
  name: z.string().nullable(),
  edited_by: z.string(),
  edited_at: Instant,
  reverted_at: Instant.nullable(),
});
export type MadeEdit = z.infer<typeof MadeEdit>;

const changes = {
  auth: 'member',
  method: 'POST',
  rateLimit: 'interactive',
  status: 200,
  reply: z.object({ edit_id: SmallId }),
} as const;

export const themes = {
  list: defineCall({
    method: 'POST',
    path: '/api/themes/list_themes',
    summary: 'Themes with their items, sentiment, trend and a quote',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: z.object({ filters: FeedbackFilter.optional(), view_id: SmallId.optional() }),
    status: 200,
    reply: z.object({
      /** Largest first; the themes of a broader one follow it. */
      themes: z.array(Theme),
      total: CountedItems,
      /** Items that no theme was found for. */
      unassigned: CountedItems.extend({ share: z.number() }),
      /** What trends compare: the filter's days, or the last 30. */
      period: z.object({ from: Day, to: Day }),
      period_before: z.object({ from: Day, to: Day }),
      /**
       * The twelve weeks, Monday to Sunday, up to the period’s last day that `weeks` of the themes count: fewer where data or filter begin
       * later. Partial ones are cut by the filter or not over yet.
       */
      weeks: z.array(z.object({ from: Day, to: Day, is_partial: z.boolean() })),
      build: ThemeBuild,
      analysing: AnalysingOrNot,
    }),
    problems: ['not_found'],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/themes/get_theme',
    summary: 'One theme',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    query: z.object({ theme_id: SmallIdInQuery }),
    status: 200,
    reply: Theme,
    problems: ['not_found'],
  }),
  rename: defineCall({
    ...changes,
    path: '/api/themes/rename_theme',
    summary: 'Rename a theme; later runs keep the name',
    body: z.object({ theme_id: SmallId, name: Name }),
    keptTexts: ['name'],
    problems: ['not_found'],
  }),
  merge: defineCall({
    ...changes,
    path: '/api/themes/merge_themes',
    summary: 'Merge themes',
    body: z.object(Merge),
    problems: ['not_found'],
  }),
  split: defineCall({
    ...changes,
    path: '/api/themes/split_theme',
    summary: 'Split some items off into a new theme',
    body: z.object(Split),
    keptTexts: ['name', 'filters'],
    reply: z.object({ edit_id: SmallId, theme_id: SmallId }),
    problems: ['not_found'],
  }),
  move: defineCall({
    ...changes,
    path: '/api/themes/move_items',
    summary: 'Move items to another theme, or to none',
    body: z.object(Move),
    problems: ['not_found'],
  }),
  preview: defineCall({
    method: 'POST',
    path: '/api/themes/preview_edit',
    summary: 'Preview how a merge, split or move changes the counts',
    auth: 'member',
    rateLimit: 'interactive',
    body: z.object({
      edit: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('merge'), ...Merge }),
        z.object({ kind: z.literal('split'), ...Split }),
        z.object({ kind: z.literal('move'), ...Move }),
      ]),
    }),
    status: 200,
    reply: z.object({
      /** The themes whose count would change; a null id is the theme that would be made. */
      themes: z.array(
        z.object({ theme_id: SmallId.nullable(), name: z.string(), before: z.int(), after: z.int() }),
      ),
      unassigned: z.object({ before: z.int(), after: z.int() }),
    }),
    problems: ['not_found'],
  }),
  listEdits: defineCall({
    method: 'GET',
    path: '/api/themes/list_edits',
    summary: 'History of changes to themes, newest first',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ edits: z.array(MadeEdit) }),
  }),
  revert: defineCall({
    ...changes,
    path: '/api/themes/revert_edit',
    summary: 'Undo a change to themes exactly',
    body: z.object({ edit_id: SmallId }),
    problems: ['not_found', 'conflict'],
  }),
  build: defineCall({
    method: 'POST',
    path: '/api/themes/build',
    summary: 'Find themes now; joins a run that is waiting or in progress',
    auth: 'member',
    rateLimit: 'interactive',
    status: 202,
    reply: ThemeBuild,
  }),
  buildStatus: defineCall({
    method: 'GET',
    path: '/api/themes/get_build_status',
    summary: 'Progress of the newest run that finds themes',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: ThemeBuild,
  }),
  export: defineCall({
    method: 'POST',
    path: '/api/themes/export',
    summary: 'Create a single-use URL, valid for 60 seconds, to download each item’s theme as CSV',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ path: z.string() }),
  }),
  exported: defineCall({
    method: 'GET',
    path: '/api/themes/exported',
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
