import { askToUnderstand } from '../../jobs/understand.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { deleteItems } from '../feedback/store/remove-items.service.ts';
import { removeUnusedPeople } from '../feedback/store/remove-people.shared.sql.ts';
import type { JobDeps } from '../job-deps.ts';
import * as sql from './connections.sql.ts';

const batchItems = 500;

/** Deletes what a connection brought, batch by batch, then the connection and a source that is left empty. Safe to run again. */
export async function removeItems(
  deps: JobDeps,
  workspaceId: string,
  connectionId: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const isOver = await inWorkspace(deps.database, workspaceId, async (tx) => {
      await sql.lockWorkspace(tx, workspaceId);
      const connection = await sql.lockConnection(tx, workspaceId, connectionId);
      if (connection?.state !== 'removing') return true;
      const { sourceId } = connection;
      const ids = await sql.itemsBrought(tx, workspaceId, sourceId, batchItems);
      if (ids.length > 0) {
        await deleteItems(tx, workspaceId, ids);
        return false;
      }
      await removeUnusedPeople(tx, workspaceId);
      await sql.deleteConnection(tx, workspaceId, connectionId);
      await sql.deleteEmptySource(tx, workspaceId, sourceId);
      await askToUnderstand(deps.queue, tx, workspaceId);
      return true;
    });
    if (isOver) return;
  }
}
