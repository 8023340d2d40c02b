import { dayMs } from '@earshot/contracts/durations';
import { BlobsUnavailable, ownerOfBlob } from '../../../platform/blobs/blob-store.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../../job-deps.ts';
import * as sql from './removal.sql.ts';

const namesAtOnce = 50;

/**
 * Deletes the blobs that were ordered to be. When the store does not answer, they stay on the list for the next time.
 */
export async function removeBlobs(
  { database, packs, now, log }: Pick<JobDeps, 'database' | 'packs' | 'now' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const at = new Date(now()).toISOString();
  for (let begun = namesAtOnce; begun === namesAtOnce;) {
    const names = await sql.beginRemovals(database.app, at, namesAtOnce);
    begun = names.length;
    for (const name of names) {
      signal.throwIfAborted();
      try {
        await packs.delete(name);
      } catch (error) {
        if (!(error instanceof BlobsUnavailable)) throw error;
        log.warn({ err: error }, 'packed recordings are deleted once the object store answers');
        return;
      }
      await sql.noteRemoved(database.app, name);
    }
  }
}

/** Orders blobs to be deleted that no recording names, such as those of a workspace that is gone. */
export async function orderLostPacks({
  database,
  packs,
  now,
}: Pick<JobDeps, 'database' | 'packs' | 'now'>): Promise<void> {
  let owner: { id: string; named: Set<string> } | undefined;
  for await (const name of packs.namesBefore(new Date(now() - dayMs))) {
    const id = ownerOfBlob(name);
    if (owner?.id !== id) {
      owner = { id, named: await readInWorkspace(database, id, (tx) => sql.packsOf(tx, id)) };
    }
    if (!owner.named.has(name)) {
      await sql.orderRemoval(database.app, [name], new Date(now()).toISOString());
    }
  }
}
