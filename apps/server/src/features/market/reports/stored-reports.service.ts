import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { insertReadRun } from '../runs/stored-reading.sql.ts';
import type { StoredReading } from '../runs/stored-reading.service.ts';
import { deleteListing, insertListing } from './listings.sql.ts';
import { linkEnd } from './public-reports.service.ts';
import { deleteReport, insertReport } from './reports.sql.ts';

/** Lists a report on a market that was read before, in the caller's transaction; nothing is asked of any host. @returns its id */
export async function addReadReport(
  tx: Tx,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  { name, reading, at }: { name: string; reading: StoredReading; at: string },
): Promise<string> {
  const id = randomUUID();
  const runId = await insertReadRun(tx, reading);
  await insertReport(tx, {
    ...{ id, runId, subject: null, email: null, emailHash: null, listedIn: workspaceId },
    ...{ askedAt: reading.started_at, readableUntil: linkEnd(Date.parse(at)) },
  });
  await insertListing(tx, workspaceId, {
    ...{ reportId: id, name, subject: `https://${reading.host}/`, host: reading.host },
    ...{ madeBy: userId, madeAt: at, schedule: 'none', nextRunOn: null },
  });
  return id;
}

/** Deletes reports that the workspace lists, in the caller's transaction; runs that no report shows are swept. */
export async function forgetListed(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await deleteReport(tx, id);
    await deleteListing(tx, workspaceId, id);
  }
}
