import type pg from 'pg';

/*
 * A connection keeps the plan of each statement that is prepared on it, and of the database's own checks of references. It is
 * made anew when the tables are analysed, which on a new database is minutes after the first rows: until then a plan that
 * was made for a table of one page reads one of thousands from end to end.
 */

/** No table that matters grows so much meanwhile that its plan should be another. */
const keptMs = 5000;

const plannedSince = new WeakMap<pg.PoolClient, number>();

/** Whether the connection's plans are due to be made anew. Each time it is told so, its time begins again. */
export function arePlansDue(client: pg.PoolClient): boolean {
  const now = performance.now();
  const since = plannedSince.get(client);
  if (since !== undefined && now - since < keptMs) return false;
  plannedSince.set(client, now);
  return since !== undefined;
}

/** Has the plans of a connection made anew when their statements come again; allowed within a transaction too. */
export const forgetPlans = 'discard plans';
