import { limits } from '@earshot/contracts/limits';
import { ownerOfBlob } from '../../platform/blobs/blob-store.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import * as sql from './clean-up.sql.ts';

const dayMs = 86_400_000;
/** A file is stored before its import is; whatever is older and named by none was lost on the way. */
const lostAfterMs = dayMs;

type Deps = Pick<JobDeps, 'database' | 'blobs' | 'now'>;

/**
 * Once an import cannot be undone any more, forgets its file, its rejected rows and what the undo would have needed; of a file that was
 * never imported, everything.
 */
export async function cleanUpImports(deps: Deps, workspaceId: string): Promise<void> {
  const before = new Date(deps.now() - limits.importUndoDays * dayMs).toISOString();
  const blobNames = await inWorkspace(deps.database, workspaceId, async (tx) => {
    const stale = await sql.staleRuns(tx, workspaceId, before);
    await sql.deleteUnused(tx, workspaceId, stale);
    await sql.forgetEffects(tx, workspaceId, stale);
    return stale.flatMap(({ blobName }) => blobName ?? []);
  });
  for (const name of blobNames) await deps.blobs.delete(name);
}

/** Throws away the files of imports that are not under way: those that were never imported go whole. */
export async function forgetFilesAtRest(
  { database, blobs }: Pick<JobDeps, 'database' | 'blobs'>,
  workspaceId: string,
): Promise<void> {
  const blobNames = await inWorkspace(database, workspaceId, async (tx) => {
    const runs = await sql.runsWithFile(tx, workspaceId);
    await sql.deleteUnused(tx, workspaceId, runs);
    await sql.forgetBlobs(tx, workspaceId, runs);
    return runs.flatMap(({ blobName }) => blobName ?? []);
  });
  for (const name of blobNames) await blobs.delete(name);
}

/** Throws away every uploaded file of a workspace that is about to go. */
export async function forgetAllFiles(
  { database, blobs }: Pick<JobDeps, 'database' | 'blobs'>,
  workspaceId: string,
): Promise<void> {
  const names = await readInWorkspace(database, workspaceId, (tx) => sql.blobsOf(tx, workspaceId));
  for (const name of names) await blobs.delete(name);
}

/** Deletes files that no import names: half written when a server was killed, or of a workspace that is gone. */
export async function forgetLostFiles({ database, blobs, now }: Deps): Promise<void> {
  for await (const name of blobs.namesBefore(new Date(now() - lostAfterMs))) {
    const workspaceId = ownerOfBlob(name);
    const isNamed = await readInWorkspace(database, workspaceId, (tx) =>
      sql.isBlobNamed(tx, workspaceId, name),
    );
    if (!isNamed) await blobs.delete(name);
  }
}
