import type { CallReply, ParsedQuery } from '@earshot/contracts/call';
import type { operatorServer, WorkspaceSize } from '@earshot/contracts/operator-server';
import { countQueues } from '../../jobs/job-board.sql.ts';
import { measureSizes } from '../../jobs/operator.jobs.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { cursorAfter, readCursor } from '../../platform/http/page-place.ts';
import * as sql from './storage.sql.ts';

/** @throws Problem `bad_request` when `after` is no cursor of this list */
export async function storage(
  { config, database, freeSpace }: Deps,
  { after, limit }: ParsedQuery<typeof operatorServer.getStorage>,
): Promise<CallReply<typeof operatorServer.getStorage>> {
  const [sums, rows, queues] = await Promise.all([
    sql.sumStorage(database.app),
    sql.listSizes(database.app, readCursor(after), limit + 1),
    countQueues(database.app),
  ]);
  const named = await Promise.all(
    rows.slice(0, limit).map(async (row): Promise<WorkspaceSize | null> => {
      const name = await readInWorkspace(database, row.id, (tx) => sql.nameOfWorkspace(tx, row.id));
      // Deleted since it was measured.
      if (name === undefined) return null;
      return {
        workspace_id: row.id,
        name,
        items: row.items,
        item_bytes: row.itemBytes,
        recordings: row.recordings,
        chunk_bytes: row.chunkBytes,
        pack_bytes: row.packBytes,
        file_bytes: row.fileBytes,
        total_bytes: row.totalBytes,
      };
    }),
  );
  return {
    database_bytes: sums.databaseBytes,
    disk_free_bytes: freeSpace.freeBytes(),
    disk_floor_bytes: config.freeSpaceFloorBytes,
    pack_bytes: sums.packBytes,
    file_bytes: sums.fileBytes,
    workspace_count: sums.workspaceCount,
    measured_at: sums.measuredAt,
    is_measuring: queues.some(
      ({ queue, waiting, active }) => queue === measureSizes.name && waiting + active > 0,
    ),
    workspaces: named.filter((size) => size !== null),
    next_after: cursorAfter(rows, limit),
  };
}

/** Asks for measuring; one that is asked for or under way already is joined. */
export async function askToMeasure({ database, queue }: Deps): Promise<void> {
  await database.app.transaction().execute((tx) => queue.enqueue(tx, measureSizes, {}));
}
