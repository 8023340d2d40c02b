import { expect } from '@playwright/test';
import type { Api, Person } from './api.ts';
import { onDatabaseOf } from './database-of.ts';

/**
 * Waits until nothing in the background changes the workspace any more: themes, topics and the learnt tone come by
 * themselves, some seconds later. Who asks for such work does so in the transaction that made it necessary, so that none
 * is on its way while none is queued.
 */
export async function settledWorkspace(api: Api, { workspace_id: workspaceId }: Person): Promise<void> {
  await onDatabaseOf(api.dataDir, async (client) => {
    const queued = async () => {
      const { rows } = await client.query<{ name: string }>(
        `select name from pgboss.job
         where data->>'workspaceId' = $1 and state in ('created', 'retry', 'active')
           and start_after < now() + interval '1 minute'`,
        [workspaceId],
      );
      return rows.map(({ name }) => name);
    };
    await expect.poll(queued, { intervals: [250], timeout: 120_000 }).toEqual([]);
  });
}
