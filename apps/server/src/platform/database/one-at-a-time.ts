import pg from 'pg';
import type { ServerConnection } from './connection.ts';
import { noLimits, setting, limitSettings } from './work-limits.ts';

/** Number of the lock under which one process makes roles, tables and queues; any constant, but the same in every release. */
const lockNumber = 7_311_946;

/**
 * Does work while no other process on this database does such work: several servers may be started at one moment. The lock is a
 * transaction's, since poolers may give every statement outside of one to another session; it goes with its connection.
 */
export async function oneAtATime<Result>(
  owner: ServerConnection,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...owner, application_name: 'earshot start' });
  // Who loses it loses the lock: what then fails is the work's.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    const { text, values } = setting(limitSettings(noLimits), 'transaction');
    await client.query(text, values);
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
