import { hourMs } from '@earshot/contracts/durations';
import { keepConnections, removeConnection, syncConnection } from '../../jobs/connection.jobs.ts';
import type { Attempt, Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { instantOf } from '../../platform/instant.ts';
import type { JobDeps } from '../job-deps.ts';
import { everyWorkspace } from '../workspaces/workspaces.service.ts';
import * as sql from './connections.sql.ts';
import { removeItems } from './remove-items.ts';
import { openSecrets, sealSecrets } from './secrets.ts';
import { sync } from './sync/sync.ts';

export const connectionHandlers: Handler<JobDeps>[] = [
  handle(syncConnection, async (one, deps, attempt) => {
    await orAgain(deps, attempt, syncConnection, one, (signal) =>
      sync(deps, one.workspaceId, one.connectionId, signal),
    );
  }),
  handle(removeConnection, async (one, deps, attempt) => {
    await orAgain(deps, attempt, removeConnection, one, (signal) =>
      removeItems(deps, one.workspaceId, one.connectionId, signal),
    );
  }),
  handle(keepConnections, async (_payload, deps, { signal }) => {
    for (const workspaceId of await everyWorkspace(deps.database.app)) {
      signal.throwIfAborted();
      await wakeOverdue(deps, workspaceId);
      await sealAnew(deps, workspaceId);
    }
  }),
];

/** A worker that stops gives its work to the next as a job of its own, which has all its attempts again. */
async function orAgain(
  deps: JobDeps,
  attempt: Attempt,
  job: typeof syncConnection,
  one: { workspaceId: string; connectionId: string },
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const signal = AbortSignal.any([attempt.signal, deps.stopping]);
  try {
    await work(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    await inWorkspace(deps.database, one.workspaceId, (tx) => deps.queue.enqueue(tx, job, one));
  }
}

/** Long enough that it was not just about to begin. */
const overdueMs = hourMs;

async function wakeOverdue(deps: JobDeps, workspaceId: string): Promise<void> {
  const before = instantOf(deps.now() - overdueMs);
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    for (const { id, state } of await sql.overdue(tx, workspaceId, before)) {
      const job = state === 'removing' ? removeConnection : syncConnection;
      await deps.queue.enqueue(tx, job, { workspaceId, connectionId: id });
    }
  });
}

/** Secrets that are sealed with an old key are sealed with the present one, so that the old one can be removed. */
async function sealAnew({ database, secretKeys, log }: JobDeps, workspaceId: string): Promise<void> {
  const kept = await readInWorkspace(database, workspaceId, (tx) => sql.withSecrets(tx, workspaceId));
  for (const row of kept.filter(({ secretKeyId }) => secretKeys.isOld({ keyId: secretKeyId }))) {
    let secrets: Record<string, string>;
    try {
      secrets = openSecrets(secretKeys, workspaceId, row);
    } catch {
      // Its next sync tells the people whose it is.
      log.warn(
        { connectionId: row.id },
        'The secrets of a connection cannot be opened with the keys of this server',
      );
      continue;
    }
    const sealed = sealSecrets(secretKeys, workspaceId, row.id, secrets);
    await inWorkspace(database, workspaceId, async (tx) => {
      const now = await sql.lockConnection(tx, workspaceId, row.id);
      if (now?.secretKeyId === row.secretKeyId && now.secrets.equals(row.secrets)) {
        await sql.updateConnection(tx, workspaceId, row.id, sealed);
      }
    });
  }
}
