import type { Chunk } from '@earshot/replay-format/chunk';
import { SiteSettings } from '@earshot/contracts/recordings';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import { digest } from '../recordings/digest/digest.service.ts';
import { writeChunks } from '../recordings/ingest/write-chunks.service.ts';
import { ensureVisitsWorkspace } from './visit-recordings.sql.ts';

/** Recordings of visits belong to a workspace that nobody is a member of: a report's secret is the one way to them. */
export const visitsWorkspace = 'e5a10000-0000-4000-8000-000000000001';
const siteId = 1;

/**
 * Stores what was recorded of a visit, and reads it.
 *
 * @returns the recording's id; null when nothing was recorded that can be shown
 */
export async function storeVisit(
  deps: Pick<JobDeps, 'database' | 'queue' | 'now'>,
  chunks: readonly Chunk[],
  signal: AbortSignal,
): Promise<string | null> {
  const recordingId = chunks.find(({ header }) => header.hasFullSnapshot)?.header.recordingId;
  if (recordingId === undefined) return null;
  const now = new Date(deps.now()).toISOString();
  await inWorkspace(deps.database, visitsWorkspace, (tx) =>
    // No key leads to this site: what is stored for it comes from here alone.
    ensureVisitsWorkspace(tx, visitsWorkspace, {
      siteId,
      key: 'none',
      settings: SiteSettings.parse({}),
      now,
    }),
  );
  const own = chunks.filter(({ header }) => header.recordingId === recordingId);
  await writeChunks(
    deps,
    visitsWorkspace,
    own.map((chunk) => ({ siteId, chunk, sentAt: null })),
  );
  await digest(deps, visitsWorkspace, recordingId, signal);
  return recordingId;
}
