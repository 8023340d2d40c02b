import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { StoredRow, StoredTexts } from './stored-columns.ts';

/** Rows in the order of their key, after one of them, held until the transaction ends. */
export async function rowsAfter(
  db: Db,
  workspaceId: string,
  { table, key, columns, besides = [] }: StoredTexts,
  after: StoredRow | undefined,
  limit: number,
): Promise<StoredRow[]> {
  const names = [...new Set([...key, ...Object.keys(columns), ...besides])].join(', ');
  const place = key.map((_, i) => `$${i + 3}`).join(', ');
  const rows = await runRaw<{ stored: StoredRow }>(
    db,
    `select to_jsonb(r) as stored from (
       select ${names} from ${table} where workspace_id = $1 ${after ? `and (${key.join(', ')}) > (${place})` : ''}
       order by ${key.join(', ')} limit $2 for update) r`,
    [workspaceId, limit, ...(after ? key.map((name) => after[name]) : [])],
  );
  return rows.map(({ stored }) => stored);
}

/** Writes the columns that `change` holds. */
export async function writeRow(
  db: Db,
  workspaceId: string,
  { table, key }: StoredTexts,
  row: StoredRow,
  change: StoredRow,
): Promise<void> {
  const names = Object.keys(change);
  const sets = names.map((name, i) => `${name} = $${i + 2}`).join(', ');
  const found = key.map((name, i) => `and ${name} = $${i + 2 + names.length}`).join(' ');
  await runRaw(db, `update ${table} set ${sets} where workspace_id = $1 ${found}`, [
    workspaceId,
    ...names.map((name) => stored(change[name])),
    ...key.map((name) => row[name]),
  ]);
}

/** Texts go as they are; all else of these columns is JSON. */
function stored(value: unknown): unknown {
  return value === null || typeof value === 'string' ? value : JSON.stringify(value);
}
