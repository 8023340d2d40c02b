import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';
import type { RejectedRow } from '../plan/planned-item.ts';

/** What an import did to one item. */
export interface Change {
  itemId: number;
  kind: 'created' | 'updated';
  /** The replaced columns of an update. */
  before: Record<string, unknown> | null;
  beforeRev: number | null;
  afterRev: number;
}

export interface ChangeToUndo extends Omit<Change, 'beforeRev' | 'afterRev'> {
  /** False once the item was deleted. */
  isThere: boolean;
  /** True when somebody else changed the item since. */
  isEdited: boolean;
}

const rowsOfStatement = 500;

export async function insertRejects(
  tx: Db,
  workspaceId: string,
  importId: string,
  rejects: RejectedRow[],
): Promise<void> {
  for (let i = 0; i < rejects.length; i += rowsOfStatement) {
    const values = rejects.slice(i, i + rowsOfStatement).map(
      (r) => sql`(${workspaceId}, ${importId}, ${r.rowNumber}, ${r.line}, ${r.code}, ${r.column}, ${r.reason},
          ${JSON.stringify(r.cells)})`,
    );
    await sql`
      insert into import_reject (workspace_id, import_id, row_number, line, code, column_name, reason, cells)
      values ${sql.join(values)}`.execute(tx);
  }
}

/** The rows that were rejected with a code, by their numbers. */
export async function rowsRejectedFor(
  tx: Db,
  workspaceId: string,
  importId: string,
  code: string,
): Promise<number[]> {
  const { rows } = await sql<{ rowNumber: number }>`
    select row_number from import_reject
    where workspace_id = ${workspaceId} and import_id = ${importId} and code = ${code}`.execute(tx);
  return rows.map(({ rowNumber }) => rowNumber);
}

export async function deleteRejectsOf(
  tx: Db,
  workspaceId: string,
  importId: string,
  rowNumbers: readonly number[],
): Promise<void> {
  await sql`
    delete from import_reject
    where workspace_id = ${workspaceId} and import_id = ${importId} and row_number = any(${rowNumbers})`.execute(
    tx,
  );
}

export async function deleteRejects(tx: Db, workspaceId: string, importId: string): Promise<void> {
  await sql`delete from import_reject where workspace_id = ${workspaceId} and import_id = ${importId}`.execute(
    tx,
  );
}

export type StoredReject = Pick<RejectedRow, 'rowNumber' | 'line' | 'reason' | 'cells'>;

/** Rejected rows after a row, in the file's order. */
export async function rejectsAfter(
  tx: Db,
  workspaceId: string,
  importId: string,
  rowNumber: number,
  limit: number,
): Promise<StoredReject[]> {
  const { rows } = await sql<StoredReject>`
    select row_number, line, reason, cells from import_reject
    where workspace_id = ${workspaceId} and import_id = ${importId} and row_number > ${rowNumber}
    order by row_number limit ${limit}`.execute(tx);
  return rows;
}

export async function insertChanges(
  tx: Db,
  workspaceId: string,
  importId: string,
  changes: Change[],
): Promise<void> {
  for (let i = 0; i < changes.length; i += rowsOfStatement) {
    const values = changes.slice(i, i + rowsOfStatement).map(
      (c) => sql`(${workspaceId}, ${importId}, ${c.itemId}, ${c.kind},
          ${c.before === null ? null : JSON.stringify(c.before)}, ${c.beforeRev}, ${c.afterRev})`,
    );
    await sql`
      insert into import_change (workspace_id, import_id, item_id, kind, before, before_rev, after_rev)
      values ${sql.join(values)}`.execute(tx);
  }
}

export async function countChanges(tx: Db, workspaceId: string, importId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_change
    where workspace_id = ${workspaceId} and import_id = ${importId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Changes that are not undone yet; to be called while the workspace's row is held, so that no item changes meanwhile. */
export async function changesToUndo(
  tx: Db,
  workspaceId: string,
  importId: string,
  limit: number,
): Promise<ChangeToUndo[]> {
  const { rows } = await sql<ChangeToUndo>`
    select c.item_id, c.kind, c.before, i.id is not null as is_there,
           coalesce(i.written_rev <> c.after_rev, false) as is_edited
    from import_change c
    left join feedback_item i on i.workspace_id = c.workspace_id and i.id = c.item_id
    where c.workspace_id = ${workspaceId} and c.import_id = ${importId}
    order by c.item_id limit ${limit}`.execute(tx);
  return rows;
}

/**
 * Notes that restored items have again the content that another import gave them, so that this one can be undone in its turn. To be
 * called after the items were restored and before the changes that were undone are deleted.
 */
export async function revalidateFormerChanges(
  tx: Db,
  workspaceId: string,
  importId: string,
  itemIds: number[],
): Promise<void> {
  await sql`
    update import_change former set after_rev = i.written_rev
    from import_change undone
    join feedback_item i on i.workspace_id = undone.workspace_id and i.id = undone.item_id
    where undone.workspace_id = ${workspaceId} and undone.import_id = ${importId} and undone.item_id = any(${itemIds})
      and former.workspace_id = ${workspaceId} and former.import_id <> ${importId}
      and former.item_id = undone.item_id and former.after_rev = undone.before_rev`.execute(tx);
}

export async function deleteChanges(
  tx: Db,
  workspaceId: string,
  importId: string,
  itemIds: number[],
): Promise<void> {
  await sql`
    delete from import_change
    where workspace_id = ${workspaceId} and import_id = ${importId} and item_id = any(${itemIds})`.execute(
    tx,
  );
}
