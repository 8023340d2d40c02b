import type { DatabaseLog } from '../platform/database/database-log.ts';
import type { Database } from '../platform/database/open.ts';
import { joinBoss, startBoss } from './boss.ts';
import { catalog } from './catalog.ts';
import { JobQueue } from './job-queue.ts';
import type { Job } from './job.ts';

/** A connection or two, and none of the work that the queue needs done for itself. */
const toSend = { max: 2, supervise: false, schedule: false, useListenNotify: false };

/** Opens the queue for sending, making its tables and queues where they are missing. */
export async function openQueue(
  database: Pick<Database, 'connections'>,
  log: DatabaseLog,
  jobs: readonly Job[] = catalog,
): Promise<JobQueue> {
  return new JobQueue(await startBoss(database.connections.owner, jobs, log, toSend));
}

/** Opens the queue for sending where it is known to be made. */
export async function joinQueue(
  database: Pick<Database, 'connections'>,
  log: DatabaseLog,
): Promise<JobQueue> {
  return new JobQueue(await joinBoss(database.connections.owner, log, toSend));
}
