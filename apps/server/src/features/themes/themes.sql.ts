import type { ThemeEdit } from '@earshot/analysis/themes/theme-edits';
import type { Db } from '../../platform/database/open.ts';
import { conditionsOf } from '../feedback/filter/filter.shared.sql.ts';
import { restricting } from '../feedback/filter/filter-key.service.ts';
import { Parameters, runRaw } from '../../platform/database/raw-query.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

export interface ThemeRow {
  id: number;
  parentId: number | null;
  /** The theme that it was merged into. */
  shownIn: number | null;
  foundName: string;
  givenName: string | null;
  /** Share of its items that said what the found name says, 0…1. */
  saying: number | null;
  /** What texts of other languages write for the words of the found name, joined by {@link betweenWords}. */
  otherWords: string | null;
  /** True for one that others are part of. */
  isBroad: boolean;
}

const quotedCharacters = 400;
/** Between the words of other languages that a theme is kept with. */
export const betweenWords = ', ';

/** All themes, merged ones included. */
export function readThemes(db: Db, workspaceId: string): Promise<ThemeRow[]> {
  return runRaw(
    db,
    `select t.id, t.parent_id, t.shown_in, t.found_name, t.given_name, t.saying, t.other_words,
        exists (select 1 from theme c where c.workspace_id = $1 and c.parent_id = t.id) as is_broad
      from theme t where t.workspace_id = $1 order by t.id`,
    [workspaceId],
  );
}

/** Of each of these themes the one where its items are shown now, with its name. */
export function namesOf(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<{ id: number; shownIn: number; name: string }[]> {
  return runRaw(
    db,
    `select t.id, s.id as shown_in, coalesce(s.given_name, s.found_name) as name
      from theme t join theme s on s.workspace_id = $1 and s.id = coalesce(t.shown_in, t.id)
      where t.workspace_id = $1 and t.id = any($2)`,
    [workspaceId, ids],
  );
}

/** Of those of these themes that people gave neither another name nor other themes. */
export function sayingsOf(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<{ id: number; saying: number }[]> {
  return runRaw(
    db,
    `select t.id, t.saying from theme t
      where t.workspace_id = $1 and t.id = any($2) and t.saying is not null and t.given_name is null
        and t.shown_in is null
        and not exists (select 1 from theme m where m.workspace_id = $1 and m.shown_in = t.id)`,
    [workspaceId, ids],
  );
}

/** The beginning of the most central item of each theme. */
export function readQuotes(
  db: Db,
  workspaceId: string,
): Promise<{ themeId: number; itemId: number; text: string }[]> {
  return runRaw(
    db,
    `select t.id as theme_id, i.id as item_id, left(i.text, $2) as text
      from theme t
      join lateral (
        select m.item_id from theme_item m where m.workspace_id = $1 and m.theme_id = t.id
        order by m.strength desc, m.item_id limit 1) q on true
      join feedback_item i on i.workspace_id = $1 and i.id = q.item_id
      where t.workspace_id = $1`,
    [workspaceId, quotedCharacters],
  );
}

export interface ThemeCount {
  themeId: number;
  items: number;
  negative: number;
  positive: number;
}

/** How many of the matching items each theme has; those within a broader one are counted for themselves. */
export function countThemes(db: Db, workspaceId: string, filter: ReadyFilter): Promise<ThemeCount[]> {
  const parameters = new Parameters(workspaceId);
  const conditions = conditionsOf(restricting([filter]), parameters);
  return runRaw(
    db,
    `select m.theme_id, count(*)::int as items,
        (count(*) filter (where i.sentiment = 'negative'))::int as negative,
        (count(*) filter (where i.sentiment = 'positive'))::int as positive
      from theme_item m join feedback_item i on i.workspace_id = $1 and i.id = m.item_id
      where m.workspace_id = $1${conditions} group by m.theme_id`,
    parameters.values,
  );
}

export async function countItems(db: Db, workspaceId: string, filter: ReadyFilter): Promise<number> {
  const parameters = new Parameters(workspaceId);
  const conditions = conditionsOf(restricting([filter]), parameters);
  const [row] = await runRaw<{ items: number }>(
    db,
    `select count(*)::int as items from feedback_item i where i.workspace_id = $1${conditions}`,
    parameters.values,
  );
  return row?.items ?? 0;
}

/** Ids of the matching items in order. */
export async function itemIds(db: Db, workspaceId: string, filter: ReadyFilter): Promise<Int32Array> {
  const parameters = new Parameters(workspaceId);
  const conditions = conditionsOf(restricting([filter]), parameters);
  const [row] = await runRaw<{ ids: Buffer | null }>(
    db,
    `select string_agg(int4send(i.id), ''::bytea order by i.id) as ids
     from feedback_item i where i.workspace_id = $1${conditions}`,
    parameters.values,
  );
  return integersOf(row?.ids);
}

/** The theme that was found for each item. */
export async function readFound(db: Db, workspaceId: string): Promise<Map<number, number>> {
  const [row] = await runRaw<{ items: Buffer | null; themes: Buffer | null }>(
    db,
    `select string_agg(int4send(item_id), ''::bytea order by item_id) as items,
            string_agg(int4send(theme_id), ''::bytea order by item_id) as themes
     from theme_found where workspace_id = $1`,
    [workspaceId],
  );
  const themes = integersOf(row?.themes);
  return new Map(Array.from(integersOf(row?.items), (item, at) => [item, themes[at] ?? 0]));
}

function integersOf(bytes: Buffer | null | undefined): Int32Array {
  return bytes ? new Int32Array(new Uint8Array(bytes.swap32()).buffer) : new Int32Array();
}

/** An edit as it is kept: a split also holds the name of the theme it makes. */
export type KeptEdit = ThemeEdit & { name?: string };

/** Edits that hold, in the order in which they were made. */
export async function readEdits(db: Db, workspaceId: string): Promise<KeptEdit[]> {
  const rows = await runRaw<{ edit: KeptEdit }>(
    db,
    'select edit from theme_edit where workspace_id = $1 and reverted_at is null order by id',
    [workspaceId],
  );
  return rows.map(({ edit }) => edit);
}

export interface MadeEditRow {
  id: number;
  edit: KeptEdit;
  editedBy: string;
  editedAt: string;
  revertedAt: string | null;
}

/** All edits, newest first. */
export function listEdits(db: Db, workspaceId: string): Promise<MadeEditRow[]> {
  return runRaw(
    db,
    `select e.id, e.edit, u.display_name as edited_by, e.edited_at, e.reverted_at
     from theme_edit e join app_user u on u.id = e.edited_by
     where e.workspace_id = $1 order by e.id desc limit 500`,
    [workspaceId],
  );
}

export interface ExportRow {
  themeId: number;
  theme: string;
  parent: string | null;
  itemId: number;
  isPinned: boolean;
}

/** Every item with its theme, after one of them. */
export function rowsToExport(
  db: Db,
  workspaceId: string,
  after: { themeId: number; itemId: number },
  limit: number,
): Promise<ExportRow[]> {
  return runRaw(
    db,
    `select m.theme_id, coalesce(t.given_name, t.found_name) as theme, coalesce(p.given_name, p.found_name) as parent,
        m.item_id, m.is_pinned
      from theme_item m join theme t on t.workspace_id = $1 and t.id = m.theme_id
      left join theme p on p.workspace_id = $1 and p.id = t.parent_id
      where m.workspace_id = $1 and (m.theme_id, m.item_id) > ($2, $3)
      order by m.theme_id, m.item_id limit $4`,
    [workspaceId, after.themeId, after.itemId, limit],
  );
}

/** The themes that were found for some items. */
export async function readFoundOf(
  db: Db,
  workspaceId: string,
  itemIdsAsked: readonly number[],
): Promise<Map<number, number>> {
  const rows = await runRaw<{ itemId: number; themeId: number }>(
    db,
    'select item_id, theme_id from theme_found where workspace_id = $1 and item_id = any($2::int[])',
    [workspaceId, itemIdsAsked],
  );
  return new Map(rows.map(({ itemId, themeId }) => [itemId, themeId]));
}
