import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

/** What measures of a workspace depend on besides its items. */
export interface Standing {
  revision: number;
  rewrittenRev: number;
  renamedRev: number;
  timeZone: string;
  /** The day it is in the workspace's time zone. */
  today: string;
}

export async function readStanding(db: Db, workspaceId: string, nowMs: number): Promise<Standing> {
  const [standing] = await runRaw<Standing>(
    db,
    `select revision, rewritten_rev, renamed_rev, time_zone,
       (to_timestamp($2::float8 / 1000) at time zone time_zone)::date::text as today
     from workspace where id = $1`,
    [workspaceId, nowMs],
  );
  if (!standing) throw new RangeError('The workspace of this transaction is gone');
  return standing;
}
