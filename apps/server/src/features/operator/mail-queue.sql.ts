import { sql } from 'kysely';
import { sendMail } from '../../jobs/mail-order.ts';
import type { Db } from '../../platform/database/open.ts';
import type { PagePlace } from '../../platform/http/page-place.ts';

export interface WaitingMailRow {
  id: string;
  data: unknown;
  askedAt: string;
  attempts: number;
  nextTryAt: string;
  lastError: unknown;
  place: string;
}

/** Mails that were not sent yet, longest waiting first. */
export async function listWaitingMail(
  db: Db,
  after: PagePlace | undefined,
  limit: number,
): Promise<WaitingMailRow[]> {
  const { rows } = await sql<WaitingMailRow>`
    select id, data, created_on as asked_at, start_after as next_try_at, output as last_error, (extract(epoch from created_on) * 1000000)::bigint::text as place,
           case when state = 'retry' then retry_count + 1 else 0 end as attempts
    from pgboss.job
    where name = ${sendMail.name} and state < 'active'
      and (${after?.place ?? null}::bigint is null
           or ((extract(epoch from created_on) * 1000000)::bigint, id) > (${after?.place ?? null}::bigint, ${after?.id ?? null}::uuid))
    order by created_on, id
    limit ${limit}`.execute(db);
  return rows;
}
