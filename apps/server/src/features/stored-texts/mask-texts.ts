import type { Database } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Masking } from '../personal-data/masking.service.ts';
import type { StoredRow, StoredTexts } from './stored-columns.ts';
import * as sql from './stored-texts.sql.ts';

const rowsAtOnce = 200;

/** Masks every row of a table that a workspace has, batch by batch. */
export async function maskTexts(
  database: Database,
  workspaceId: string,
  masking: Masking,
  texts: StoredTexts,
  stopping: AbortSignal,
): Promise<void> {
  let after: StoredRow | undefined;
  for (;;) {
    stopping.throwIfAborted();
    const rows = await inWorkspace(database, workspaceId, async (tx) => {
      const found = await sql.rowsAfter(tx, workspaceId, texts, after, rowsAtOnce);
      for (const row of found) {
        const change = changeOf(masking, texts, row);
        if (Object.keys(change).length > 0) await sql.writeRow(tx, workspaceId, texts, row, change);
      }
      return found;
    });
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1);
  }
}

function changeOf(masking: Masking, { columns }: StoredTexts, row: StoredRow): StoredRow {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, mask]) => {
      const value = row[name];
      if (value === null || value === undefined) return [];
      const masked = mask(masking, value, row);
      return JSON.stringify(masked) === JSON.stringify(value) ? [] : [[name, masked]];
    }),
  );
}
