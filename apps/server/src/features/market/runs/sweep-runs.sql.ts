import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';
import { shownRuns } from '../reports/reports.sql.ts';

/** Runs that are looked at together. */
const sweptAtOnce = 1000;

/** Deletes runs that ended before an instant, of an earlier day, and that no report shows, and pages that no run has. */
export async function sweepRuns(db: Db, endedBefore: string): Promise<void> {
  for (let after = ''; ;) {
    const ended = await endedRuns(db, endedBefore, after);
    // Reports join runs of their own day only, so that none comes to these in between.
    const shown = await shownRuns(db, ended);
    const gone = ended.filter((id) => !shown.has(id));
    if (gone.length > 0) await db.deleteFrom('marketRun').where('id', 'in', gone).execute();
    const last = ended.at(-1);
    if (last === undefined || ended.length < sweptAtOnce) break;
    after = last;
  }
  await sql`delete from market_page p where p.day < ${endedBefore.slice(0, 10)}
    and not exists (select 1 from market_run_page u where u.page_id = p.id)`.execute(db);
  await sql`delete from market_reading g where g.day < ${endedBefore.slice(0, 10)}
    and not exists (select 1 from market_run n where n.day = g.day)`.execute(db);
}

/** @param after the last id of those before; empty for the first */
async function endedRuns(db: Db, before: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('marketRun')
    .select('id')
    .where('endedAt', '<', before)
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(sweptAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}
