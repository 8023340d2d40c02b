import type { Db, Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import { betweenWords } from './themes.sql.ts';
import type { KeptEdit } from './themes.sql.ts';

/** Takes the workspace's row, and says that items belong to other themes than before. */
export async function noteMembership(tx: Tx, workspaceId: string): Promise<void> {
  await tx
    .updateTable('workspace')
    .set((eb) => ({ revision: eb('revision', '+', 1), rewrittenRev: eb('revision', '+', 1) }))
    .where('id', '=', workspaceId)
    .execute();
}

/** Takes the workspace's row, and says that names have changed. */
export async function noteRename(tx: Tx, workspaceId: string): Promise<void> {
  await tx
    .updateTable('workspace')
    .set((eb) => ({ revision: eb('revision', '+', 1), renamedRev: eb('revision', '+', 1) }))
    .where('id', '=', workspaceId)
    .execute();
}

export async function nextThemeId(db: Db, workspaceId: string): Promise<number> {
  const [row] = await runRaw<{ id: number }>(
    db,
    'select last_theme_id + 1 as id from workspace where id = $1',
    [workspaceId],
  );
  return row?.id ?? 1;
}

/** Ids up to this one are taken. */
export async function takeThemeIds(tx: Tx, workspaceId: string, lastId: number): Promise<void> {
  await runRaw(tx, 'update workspace set last_theme_id = greatest(last_theme_id, $2) where id = $1', [
    workspaceId,
    lastId,
  ]);
}

export async function nextEditId(tx: Tx, workspaceId: string): Promise<number> {
  const [row] = await runRaw<{ id: number }>(
    tx,
    'update workspace set last_theme_edit_id = last_theme_edit_id + 1 where id = $1 returning last_theme_edit_id as id',
    [workspaceId],
  );
  if (!row) throw new RangeError('The workspace of this transaction is gone');
  return row.id;
}

export async function insertEdit(
  tx: Tx,
  workspaceId: string,
  { edit, editedBy, editedAt }: { edit: KeptEdit; editedBy: string; editedAt: string },
): Promise<void> {
  await tx
    .insertInto('themeEdit')
    .values({ workspaceId, id: edit.id, kind: edit.kind, edit: JSON.stringify(edit), editedBy, editedAt })
    .execute();
}

export async function markReverted(
  tx: Tx,
  workspaceId: string,
  id: number,
  { revertedBy, revertedAt }: { revertedBy: string; revertedAt: string },
): Promise<void> {
  await tx
    .updateTable('themeEdit')
    .set({ revertedBy, revertedAt })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export interface ThemeToKeep {
  id: number;
  parentId: number | null;
  foundName: string;
  /** Share of its items that say what it is called, 0…1; null for a broader one. */
  saying: number | null;
  /** What texts of other languages write for the words of its name. */
  otherWords: readonly string[];
}

/** Makes or renames themes as a run found them. */
export async function upsertThemes(
  tx: Tx,
  workspaceId: string,
  themes: readonly ThemeToKeep[],
): Promise<void> {
  await runRaw(
    tx,
    `insert into theme (workspace_id, id, parent_id, found_name, saying, other_words)
     select $1, id, parent_id, found_name, saying, nullif(other_words, '')
     from unnest($2::int[], $3::int[], $4::text[], $5::real[], $6::text[])
       as t (id, parent_id, found_name, saying, other_words)
     on conflict (workspace_id, id) do update
       set parent_id = excluded.parent_id, found_name = excluded.found_name, saying = excluded.saying,
         other_words = excluded.other_words`,
    [
      workspaceId,
      themes.map(({ id }) => id),
      themes.map(({ parentId }) => parentId),
      themes.map(({ foundName }) => foundName),
      themes.map(({ saying }) => saying),
      themes.map(({ otherWords }) => otherWords.join(betweenWords)),
    ],
  );
}

/** Removes the themes that are not among these; items found for them have none then. */
export async function keepThemes(tx: Tx, workspaceId: string, ids: readonly number[]): Promise<void> {
  await runRaw(tx, 'delete from theme where workspace_id = $1 and not id = any($2::int[])', [
    workspaceId,
    ids,
  ]);
}

export interface FoundItem {
  itemId: number;
  themeId: number;
  strength: number;
}

/** Keeps what was found for these items, as far as they are still there. */
export async function upsertFound(tx: Tx, workspaceId: string, found: readonly FoundItem[]): Promise<void> {
  await runRaw(
    tx,
    `insert into theme_found (workspace_id, item_id, theme_id, strength, text_key)
     select $1, i.id, f.theme_id, f.strength, i.text_key
     from unnest($2::int[], $3::int[], $4::real[]) as f (item_id, theme_id, strength)
     join feedback_item i on i.workspace_id = $1 and i.id = f.item_id
     left join theme_found o on o.workspace_id = $1 and o.item_id = i.id
     where (o.theme_id, o.strength, o.text_key) is distinct from (f.theme_id, f.strength, i.text_key)
     on conflict (workspace_id, item_id) do update
       set theme_id = excluded.theme_id, strength = excluded.strength, text_key = excluded.text_key`,
    [
      workspaceId,
      found.map(({ itemId }) => itemId),
      found.map(({ themeId }) => themeId),
      found.map(({ strength }) => strength),
    ],
  );
}

export async function deleteFound(tx: Tx, workspaceId: string, itemIds: readonly number[]): Promise<void> {
  await runRaw(tx, 'delete from theme_found where workspace_id = $1 and item_id = any($2::int[])', [
    workspaceId,
    itemIds,
  ]);
}

/** Which of these items have another text than the one that their theme was found for, or were never looked at. */
export async function unreadItems(
  tx: Tx,
  workspaceId: string,
  itemIds: readonly number[],
): Promise<Set<number>> {
  const rows = await runRaw<{ id: number }>(
    tx,
    `select i.id from feedback_item i
     left join theme_found f on f.workspace_id = $1 and f.item_id = i.id and f.text_key = i.text_key
     where i.workspace_id = $1 and i.id = any($2::int[]) and f.item_id is null`,
    [workspaceId, itemIds],
  );
  return new Set(rows.map(({ id }) => id));
}

export interface ShownThemes {
  themeOf: ReadonlyMap<number, number>;
  pinned: ReadonlyMap<number, number | null>;
}

/**
 * Writes which theme each item is shown in.
 *
 * @param among only these items are looked at; all when not given
 * @returns whether anything changed
 */
export async function writeShown(
  tx: Tx,
  workspaceId: string,
  { themeOf, pinned }: ShownThemes,
  among: readonly number[] | null = null,
): Promise<boolean> {
  const items = [...themeOf.keys()];
  const shown = [items, [...themeOf.values()], items.map((item) => typeof pinned.get(item) === 'number')];
  const [row] = await runRaw<{ changes: number }>(
    tx,
    `with shown as (
       select s.item_id, s.theme_id, s.is_pinned, coalesce(f.strength, 0) as strength
       from unnest($2::int[], $3::int[], $4::bool[]) as s (item_id, theme_id, is_pinned)
       join feedback_item i on i.workspace_id = $1 and i.id = s.item_id
       join theme t on t.workspace_id = $1 and t.id = s.theme_id
       left join theme_found f on f.workspace_id = $1 and f.item_id = s.item_id
     ), gone as (
       delete from theme_item m where m.workspace_id = $1 and ($5::int[] is null or m.item_id = any($5))
         and not exists (select 1 from shown s where s.item_id = m.item_id and s.theme_id = m.theme_id)
       returning 1
     ), put as (
       insert into theme_item (workspace_id, item_id, theme_id, strength, is_pinned)
       select $1, s.item_id, s.theme_id, s.strength, s.is_pinned from shown s
       left join theme_item o on o.workspace_id = $1 and o.item_id = s.item_id and o.theme_id = s.theme_id
       where (o.strength, o.is_pinned) is distinct from (s.strength, s.is_pinned)
       on conflict (workspace_id, item_id, theme_id) do update
         set strength = excluded.strength, is_pinned = excluded.is_pinned
       returning 1
     )
     select ((select count(*) from gone) + (select count(*) from put))::int as changes`,
    [workspaceId, ...shown, among],
  );
  return (row?.changes ?? 0) > 0;
}

/** Writes the names that people gave and where merged themes are shown. */
export async function writeEdited(
  tx: Tx,
  workspaceId: string,
  givenNames: ReadonlyMap<number, string>,
  shownIn: ReadonlyMap<number, number>,
): Promise<void> {
  await runRaw(
    tx,
    `update theme t set given_name = n.name, shown_in = s.shown_in
     from theme o
     left join unnest($2::int[], $3::text[]) as n (id, name) on n.id = o.id
     left join unnest($4::int[], $5::int[]) as s (id, shown_in) on s.id = o.id
     where t.workspace_id = $1 and o.workspace_id = $1 and o.id = t.id
       and (t.given_name, t.shown_in) is distinct from (n.name, s.shown_in)`,
    [
      workspaceId,
      [...givenNames.keys()],
      [...givenNames.values()],
      [...shownIn.keys()],
      [...shownIn.values()],
    ],
  );
}

/** Removes a theme that no run has found. */
export async function removeUnfound(tx: Tx, workspaceId: string, id: number): Promise<void> {
  await runRaw(
    tx,
    `delete from theme where workspace_id = $1 and id = $2
     and not exists (select 1 from theme_found f where f.workspace_id = $1 and f.theme_id = $2)`,
    [workspaceId, id],
  );
}
