import { countCardsJob } from '../../jobs/board.jobs.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../../platform/database/open.ts';

/** Asks for a count of the workspace's cards; one that waits already is joined. */
export function askToCount(
  { database, queue }: Pick<Deps, 'database' | 'queue'>,
  workspaceId: string,
): Promise<void> {
  return inWorkspace(database, workspaceId, (tx) => askToCountIn({ queue }, tx, workspaceId));
}

/** The same within a transaction that changes what is to be counted. */
export async function askToCountIn(
  { queue }: Pick<Deps, 'queue'>,
  tx: Tx,
  workspaceId: string,
): Promise<void> {
  await queue.enqueue(tx, countCardsJob, { workspaceId }, { key: workspaceId });
}
