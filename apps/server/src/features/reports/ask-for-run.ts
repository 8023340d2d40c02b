import { hourMs } from '@earshot/contracts/durations';
import { randomUUID } from 'node:crypto';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { runReportJob } from '../../jobs/report.jobs.ts';
import type { Tx } from '../../platform/database/open.ts';
import * as sql from './runs.sql.ts';

interface Wanted {
  workspaceId: string;
  reportId: string;
  /** Null: the schedule. */
  askedBy: string | null;
}

/** A run that is not done after so long never will be: its attempts are used up. */
export const givenUpAfterMs = hourMs;

/** Asks for a run in the caller's transaction; one that waits or goes on already is joined. @returns its id */
export async function askForRun(
  { queue, now }: { queue: JobQueue; now: () => number },
  tx: Tx,
  { workspaceId, reportId, askedBy }: Wanted,
): Promise<string> {
  const since = new Date(now() - givenUpAfterMs).toISOString();
  const open = await sql.openRun(tx, workspaceId, { reportId, since });
  if (open !== undefined) return open;
  const id = randomUUID();
  const askedAt = new Date(now()).toISOString();
  await sql.insertRun(tx, workspaceId, { id, reportId, askedBy, askedAt });
  await queue.enqueue(tx, runReportJob, { workspaceId, runId: id });
  return id;
}
