import type { CheckKind, CheckVerdict, Draw } from '@earshot/contracts/validation';
import type { Db, Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import { textHash } from '../feedback/store/text-hash.shared.sql.ts';

/** What a check changed that is not worked out from the checks alone. */
export interface Before {
  /** The rating that a check of a topic gave. */
  ratingId?: string;
  /** The move that a correction of a theme made. */
  editId?: number;
}

export interface CheckRow {
  id: string;
  itemId: number;
  kind: CheckKind;
  subjectId: number;
  checkedBy: string;
  checkedAt: string;
  drawn: Draw;
  shown: string;
  shownBy: string;
  language: string;
  textHash: Buffer;
  verdict: CheckVerdict;
  said: string | null;
  before: Before | null;
}

export type Thing = Pick<CheckRow, 'itemId' | 'kind' | 'subjectId'>;

/** All checks of a thing, oldest first. */
export function checksOf(db: Db, workspaceId: string, thing: Thing): Promise<CheckRow[]> {
  return runRaw(
    db,
    `select * from item_check where workspace_id = $1 and item_id = $2 and kind = $3 and subject_id = $4
     order by checked_at, id`,
    [workspaceId, thing.itemId, thing.kind, thing.subjectId],
  );
}

export async function findCheck(db: Db, workspaceId: string, id: string): Promise<CheckRow | undefined> {
  const [row] = await runRaw<CheckRow>(db, 'select * from item_check where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
  ]);
  return row;
}

export async function insertCheck(tx: Tx, workspaceId: string, row: CheckRow): Promise<void> {
  await tx
    .insertInto('itemCheck')
    .values({ workspaceId, ...row, before: row.before && JSON.stringify(row.before) })
    .execute();
}

export async function deleteCheck(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await tx.deleteFrom('itemCheck').where('workspaceId', '=', workspaceId).where('id', '=', id).execute();
}

/** What people last said of the item's present text; null when nobody did. */
export async function lastSaid(
  db: Db,
  workspaceId: string,
  itemId: number,
  kind: CheckKind,
): Promise<string | null> {
  const [row] = await runRaw<{ said: string }>(
    db,
    `select c.said from item_check c
     join feedback_item i on i.workspace_id = $1 and i.id = c.item_id and c.text_hash = ${textHash}
     where c.workspace_id = $1 and c.item_id = $2 and c.kind = $3 and c.said is not null
     order by c.checked_at desc, c.id desc limit 1`,
    [workspaceId, itemId, kind],
  );
  return row?.said ?? null;
}
