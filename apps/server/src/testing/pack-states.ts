import { sql } from 'kysely';
import type { Database } from '../platform/database/open.ts';
import { inWorkspace } from '../platform/database/workspace-transaction.ts';

/** Which recordings of a workspace are packed, and where. */
export function packStates(
  database: Database,
  workspaceId: string,
): Promise<{ pack: string | null; isPacked: boolean }[]> {
  return inWorkspace(database, workspaceId, (tx) =>
    tx.selectFrom('recording').select(['pack', 'isPacked']).where('workspaceId', '=', workspaceId).execute(),
  );
}

/** Lets all recordings of a workspace have ended an hour ago. */
export async function endRecordings(database: Database, workspaceId: string): Promise<void> {
  await inWorkspace(database, workspaceId, (tx) =>
    sql`update recording set last_chunk_at = now() - interval '1 hour'
      where workspace_id = ${workspaceId}`.execute(tx),
  );
}
