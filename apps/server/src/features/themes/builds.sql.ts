import type { Db, Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

export interface BuildRow {
  id: string;
  askedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  itemCount: number;
  readRev: number | null;
  resolution: number | null;
  themeCount: number | null;
  error: string | null;
}

export async function newestBuild(db: Db, workspaceId: string): Promise<BuildRow | undefined> {
  const [row] = await runRaw<BuildRow>(
    db,
    'select * from theme_build where workspace_id = $1 order by asked_at desc, id desc limit 1',
    [workspaceId],
  );
  return row;
}

/** The newest run that found its themes. */
export async function newestDone(db: Db, workspaceId: string): Promise<BuildRow | undefined> {
  const [row] = await runRaw<BuildRow>(
    db,
    `select * from theme_build where workspace_id = $1 and read_rev is not null and error is null
     order by finished_at desc limit 1`,
    [workspaceId],
  );
  return row;
}

export async function insertBuild(
  tx: Tx,
  workspaceId: string,
  build: { id: string; askedBy: string | null; askedAt: string; itemCount: number },
): Promise<void> {
  await tx
    .insertInto('themeBuild')
    .values({ workspaceId, ...build })
    .execute();
}

export async function updateBuild(
  tx: Tx,
  workspaceId: string,
  id: string,
  change: Partial<Omit<BuildRow, 'id' | 'askedAt'>>,
): Promise<void> {
  await tx
    .updateTable('themeBuild')
    .set(change)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Items, and how many of them changed after a revision or were removed after it. */
export async function changesSince(
  db: Db,
  workspaceId: string,
  rev: number,
): Promise<{ items: number; changed: number; removed: number; revision: number }> {
  const [row] = await runRaw<{ items: number; changed: number; removed: number; revision: number }>(
    db,
    `select w.revision,
        coalesce((select sum(c.count) from item_count c where c.workspace_id = $1 and c.facet = 'all'), 0)::int as items,
        (select count(*)::int from feedback_item i where i.workspace_id = $1 and i.changed_rev > $2 and i.written_rev > $2) as changed,
        (select count(*)::int from removed_item r where r.workspace_id = $1 and r.changed_rev > $2) as removed
      from workspace w where w.id = $1`,
    [workspaceId, rev],
  );
  return row ?? { items: 0, changed: 0, removed: 0, revision: 0 };
}

/** The items that a workspace had at one moment. */
export interface ItemsThen {
  revision: number;
  lastItemId: number;
}

export async function itemsNow(db: Db, workspaceId: string): Promise<ItemsThen> {
  const [row] = await runRaw<ItemsThen>(db, 'select revision, last_item_id from workspace where id = $1', [
    workspaceId,
  ]);
  return row ?? { revision: 0, lastItemId: 0 };
}

/** Whether any of them was changed or removed since. */
export async function areTouched(db: Db, workspaceId: string, then: ItemsThen): Promise<boolean> {
  const [row] = await runRaw<{ touched: boolean }>(
    db,
    `select exists (select 1 from feedback_item i where i.workspace_id = $1 and i.changed_rev > $2 and i.id <= $3)
         or exists (select 1 from removed_item r where r.workspace_id = $1 and r.changed_rev > $2 and r.item_id <= $3)
       as touched`,
    [workspaceId, then.revision, then.lastItemId],
  );
  return row?.touched ?? true;
}

export interface ItemToRead {
  id: number;
  text: string;
  /** Null when they are of another version, or missing. */
  features: Buffer | null;
}

export function itemsToRead(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
  featuresVersion: number,
): Promise<ItemToRead[]> {
  return runRaw(
    db,
    `select i.id, concat_ws(E'\\n', i.title, i.text) as text, f.features from feedback_item i
     left join item_feature f on f.workspace_id = $1 and f.item_id = i.id and f.version = $3
     where i.workspace_id = $1 and i.id = any($2::int[]) order by i.id`,
    [workspaceId, ids, featuresVersion],
  );
}

export async function readParents(db: Db, workspaceId: string): Promise<Map<number, number>> {
  const rows = await runRaw<{ id: number; parentId: number }>(
    db,
    'select id, parent_id from theme where workspace_id = $1 and parent_id is not null',
    [workspaceId],
  );
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}

/** Whether themes were found in any of these items. */
export async function areFoundIn(db: Db, workspaceId: string, itemIds: readonly number[]): Promise<boolean> {
  const [row] = await runRaw<{ found: boolean }>(
    db,
    `select exists (select 1 from theme_found
       where workspace_id = $1 and item_id = any($2) and strength > 0) as found`,
    [workspaceId, itemIds],
  );
  return row?.found ?? true;
}

/** The most central items of each theme, and as many more spread over the rest of it, with the theme. */
export function speakersOf(
  db: Db,
  workspaceId: string,
  perTheme: number,
): Promise<{ itemId: number; themeId: number }[]> {
  return runRaw(
    db,
    `select item_id, theme_id from (
       select item_id, theme_id, row_number() over (partition by theme_id order by strength desc, item_id) as place,
              count(*) over (partition by theme_id) as items
       from theme_found where workspace_id = $1 and strength > 0) f
     where place <= $2 or place % greatest(1, items / $2) = 0
     order by item_id`,
    [workspaceId, perTheme],
  );
}
