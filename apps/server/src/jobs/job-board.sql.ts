import { sql } from 'kysely';
import type { Db } from '../platform/database/open.ts';
import { deadQueue } from './boss.ts';

/* What the queue's own tables tell of its jobs. Conditions are those of its partial indexes, so finished jobs are not read. */

export interface QueueCounts {
  queue: string;
  waiting: number;
  retrying: number;
  active: number;
  oldestWaitingAt: string | null;
}

/** Jobs that wait or run, by their kind; kinds without any are left out. */
export async function countQueues(db: Db): Promise<QueueCounts[]> {
  const { rows } = await sql<QueueCounts>`
    select name as queue,
           count(*) filter (where state < 'active')::int as waiting,
           count(*) filter (where state = 'retry')::int as retrying,
           count(*) filter (where state = 'active')::int as active,
           min(created_on) filter (where state < 'active') as oldest_waiting_at
    from pgboss.job
    where state < 'completed' and name <> ${deadQueue}
    group by name`.execute(db);
  return rows;
}

/** Failed jobs by the kind they were. */
export async function countDead(db: Db): Promise<{ queue: string; failed: number }[]> {
  const { rows } = await sql<{ queue: string; failed: number }>`
    select source_name as queue, count(*)::int as failed
    from pgboss.job
    where name = ${deadQueue} and state < 'active' and source_name is not null
    group by source_name`.execute(db);
  return rows;
}

/** A job whose attempts are used up. */
export interface DeadJob {
  id: string;
  queue: string;
  data: unknown;
  /** What its last attempt failed with. */
  lastError: unknown;
  attempts: number;
  diedAt: string;
  /** The same in microseconds since 1970, which tells jobs apart that failed at once. */
  place: string;
}

export interface DeadPage {
  queue?: string | undefined;
  after?: { place: string; id: string } | undefined;
  limit: number;
}

/** Failed jobs, newest first. */
export async function listDead(db: Db, { queue, after, limit }: DeadPage): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select id, source_name as queue, data, source_output as last_error, coalesce(source_retry_count, 0) + 1 as attempts,
           created_on as died_at, (extract(epoch from created_on) * 1000000)::bigint::text as place
    from pgboss.job
    where name = ${deadQueue} and state < 'active' and source_name is not null
      and (${queue ?? null}::text is null or source_name = ${queue ?? null})
      and (${after?.place ?? null}::bigint is null
           or ((extract(epoch from created_on) * 1000000)::bigint, id) < (${after?.place ?? null}::bigint, ${after?.id ?? null}::uuid))
    order by created_on desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Ids of the oldest failed jobs of a kind. */
export async function idsOfDead(db: Db, queue: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job
    where name = ${deadQueue} and state < 'active' and source_name = ${queue}
    order by created_on, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function isDead(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job where name = ${deadQueue} and state < 'active' and id = ${id}`.execute(db);
  return rows.length > 0;
}
