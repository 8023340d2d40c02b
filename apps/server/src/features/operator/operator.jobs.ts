import { measureSizes } from '../../jobs/operator.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import { everyWorkspace } from '../workspaces/workspaces.service.ts';
import { deleteSizesBefore, keepSize, measureWorkspace } from './storage.sql.ts';

export const operatorHandlers: readonly Handler<JobDeps>[] = [
  handle(measureSizes, async (_payload, { database, now }: JobDeps, { signal }) => {
    const begunAt = new Date(now()).toISOString();
    for (const workspaceId of await everyWorkspace(database.app)) {
      signal.throwIfAborted();
      const size = await readInWorkspace(database, workspaceId, (tx) => measureWorkspace(tx, workspaceId));
      await keepSize(database.app, workspaceId, new Date(now()).toISOString(), size);
    }
    await deleteSizesBefore(database.app, begunAt);
  }),
];
