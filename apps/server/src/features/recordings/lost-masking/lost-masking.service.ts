import type { LostMasking } from '@earshot/contracts/recordings';
import { digestRecordings, mendRecordingsJob } from '../../../jobs/recording.jobs.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import type { JobDeps } from '../../job-deps.ts';
import { everyWorkspace } from '../../workspaces/workspaces.service.ts';
import { removeRecordings } from '../retention.service.ts';
import * as sql from './lost-masking.sql.ts';
import { maskAgain } from './mask-again.ts';

/** What is told of a site. */
export function lostMaskingOf({
  unmasked,
  masked,
  firstAt,
  lastAt,
  maskingAskedAt,
}: sql.ConcernedSite): LostMasking {
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    recording_count: unmasked + masked,
    masked_count: masked,
    first_at: instant(firstAt),
    last_at: instant(lastAt),
    is_asked: maskingAskedAt !== null,
  };
}

export interface ConcernedPlace {
  workspaceName: string;
  workspaceId: string;
  sites: readonly sql.ConcernedSite[];
}

/** Of all workspaces, those that have concerned sites. */
export async function concernedEverywhere({ database }: Pick<Deps, 'database'>): Promise<ConcernedPlace[]> {
  const places: ConcernedPlace[] = [];
  for (const workspaceId of await everyWorkspace(database.app)) {
    const place = await readInWorkspace(database, workspaceId, async (tx) => ({
      sites: await sql.concernedSites(tx, workspaceId),
      workspaceName: await sql.workspaceName(tx, workspaceId),
    }));
    if (place.sites.length > 0) places.push({ workspaceId, ...place });
  }
  return places;
}

/**
 * Has the concerned recordings of a site deleted, or every text of them masked.
 *
 * @throws Problem `not_found` when there is no such site, or it is not concerned
 */
export async function askToMend(
  { database, queue, now }: Pick<Deps, 'database' | 'queue' | 'now'>,
  workspaceId: string,
  siteId: number,
  how: 'mask' | 'delete',
): Promise<void> {
  const isAsked = await inWorkspace(database, workspaceId, async (tx: Tx) => {
    if (!(await sql.noteAsked(tx, workspaceId, siteId, new Date(now()).toISOString()))) return false;
    const key = `${workspaceId} ${siteId} ${how}`;
    await queue.enqueue(tx, mendRecordingsJob, { workspaceId, siteId, how }, { key });
    return true;
  });
  if (!isAsked) throw new Problem('not_found', { detail: 'No recordings of this site are affected.' });
}

const recordingsAtOnce = 50;

/**
 * Deletes the concerned recordings of a site, or masks them one by one. Cut off, it goes on with the rest. Those that fail are
 * left as they are, and make the job fail once the others are done.
 */
export async function mendRecordings(
  deps: Pick<JobDeps, 'database' | 'packs' | 'queue' | 'now' | 'log'>,
  { workspaceId, siteId, how }: { workspaceId: string; siteId: number; how: 'mask' | 'delete' },
  signal: AbortSignal,
): Promise<void> {
  const { database, queue, log } = deps;
  const failed: string[] = [];
  let why: unknown;
  for (;;) {
    signal.throwIfAborted();
    const ids = await readInWorkspace(database, workspaceId, (tx) =>
      sql.unmaskedRecordings(tx, workspaceId, siteId, failed, recordingsAtOnce),
    );
    if (ids.length === 0) break;
    if (how === 'delete') {
      await inWorkspace(database, workspaceId, (tx) => removeRecordings(tx, deps, workspaceId, ids));
      continue;
    }
    for (const id of ids) {
      signal.throwIfAborted();
      try {
        await maskAgain(deps, workspaceId, id, signal);
      } catch (error) {
        signal.throwIfAborted();
        log.warn({ err: error, workspaceId, recordingId: id }, 'A recording could not be masked');
        failed.push(id);
        why = error;
      }
    }
    await queue.enqueue(database.app, digestRecordings, { workspaceId }, { key: workspaceId });
  }
  if (failed.length > 0) throw new Error(`${failed.length} recordings could not be masked`, { cause: why });
}
