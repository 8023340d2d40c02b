import type { CallReply, ParsedQuery } from '@earshot/contracts/call';
import type { operator, QueueState } from '@earshot/contracts/operator';
import { catalog } from '../../jobs/catalog.ts';
import { countDead, countQueues, idsOfDead, isDead, listDead } from '../../jobs/job-board.sql.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { maskedDetails, maskedError } from './masked-details.ts';
import { cursorAfter, readCursor } from '../../platform/http/page-place.ts';

/** Retried at once at most. */
const maxRetried = 1000;

/** Every kind of job, also those that nothing waits for, in the order of their names. */
export async function queueStates({ database }: Deps): Promise<QueueState[]> {
  const [counts, dead] = await Promise.all([countQueues(database.app), countDead(database.app)]);
  const names = new Set(
    [...catalog, ...counts, ...dead].map((one) => ('name' in one ? one.name : one.queue)),
  );
  return [...names]
    .filter((name) => !name.startsWith('__'))
    .sort()
    .map((queue) => {
      const count = counts.find((one) => one.queue === queue);
      return {
        queue,
        waiting: count?.waiting ?? 0,
        active: count?.active ?? 0,
        retrying: count?.retrying ?? 0,
        failed: dead.find((one) => one.queue === queue)?.failed ?? 0,
        oldest_waiting_at: count?.oldestWaitingAt ?? null,
        schedule: catalog.find(({ name }) => name === queue)?.schedule ?? null,
      };
    });
}

/** @throws Problem `bad_request` when `after` is no cursor of this list */
export async function failedJobs(
  { database }: Deps,
  { queue, after, limit }: ParsedQuery<typeof operator.listFailedJobs>,
): Promise<CallReply<typeof operator.listFailedJobs>> {
  const [rows, counts] = await Promise.all([
    listDead(database.app, { queue, after: readCursor(after), limit: limit + 1 }),
    countDead(database.app),
  ]);
  const counted = counts.filter((one) => queue === undefined || one.queue === queue);
  return {
    jobs: rows.slice(0, limit).map((job) => ({
      job_id: job.id,
      queue: job.queue,
      failed_at: job.diedAt,
      attempts: job.attempts,
      error: maskedError(job.lastError),
      details: maskedDetails(job.data),
    })),
    total_count: counted.reduce((sum, { failed }) => sum + failed, 0),
    next_after: cursorAfter(rows, limit),
  };
}

/** @throws Problem `not_found` for what is no failed job; `conflict` when another does the same already */
export async function retryJob({ database, queue }: Deps, id: string): Promise<void> {
  if (!(await isDead(database.app, id))) throw new Problem('not_found');
  if ((await queue.retryDead([id])) === 0) {
    throw new Problem('conflict', {
      detail: 'A job for the same work is already waiting or running.',
    });
  }
}

/** @returns how many wait again */
export async function retryFailedJobs({ database, queue }: Deps, kind: string): Promise<number> {
  return queue.retryDead(await idsOfDead(database.app, kind, maxRetried));
}

/** @throws Problem `not_found` for what is no failed job */
export async function deleteJob({ database, queue }: Deps, id: string): Promise<void> {
  if (!(await isDead(database.app, id))) throw new Problem('not_found');
  await queue.deleteDead(id);
}
