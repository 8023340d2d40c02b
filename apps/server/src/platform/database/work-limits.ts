import type { ClientBase } from 'pg';

/** How long work may keep the database, in milliseconds; 0 is without end. */
export interface WorkLimits {
  /** One statement. */
  statementMs: number;
  /** Waiting for what others have locked. */
  lockMs: number;
  /** A transaction of which nothing is heard. */
  idleMs: number;
}

/** Somebody waits for the answer, and a lock that is held keeps others waiting. */
export const requestLimits: WorkLimits = { statementMs: 30_000, lockMs: 10_000, idleMs: 60_000 };
/** Jobs, and the text engine, which loads whole workspaces. */
export const jobLimits: WorkLimits = { statementMs: 900_000, lockMs: 60_000, idleMs: 900_000 };
/** The queue's own work: short statements, and clearing away what is old. */
export const queueLimits: WorkLimits = { statementMs: 300_000, lockMs: 60_000, idleMs: 60_000 };
/** A statement takes as long as the tables are large, but while it waits for a lock everybody waits behind it. */
export const migrationLimits: WorkLimits = { statementMs: 0, lockMs: 30_000, idleMs: 60_000 };
/** Of who waits for another process to be done with its start. */
export const noLimits: WorkLimits = { statementMs: 0, lockMs: 0, idleMs: 0 };

/** The limits as settings of PostgreSQL. */
export function limitSettings({ statementMs, lockMs, idleMs }: WorkLimits): Record<string, string> {
  return {
    statement_timeout: `${statementMs}ms`,
    lock_timeout: `${lockMs}ms`,
    idle_in_transaction_session_timeout: `${idleMs}ms`,
  };
}

/** A statement that changes settings until the transaction ends, or for the whole session. */
export function setting(
  settings: Readonly<Record<string, string>>,
  until: 'transaction' | 'session',
): { text: string; values: string[] } {
  const names = Object.keys(settings);
  const calls = names.map((name, nth) => `set_config('${name}', $${nth + 1}, ${until === 'transaction'})`);
  return { text: `select ${calls.join(', ')}`, values: Object.values(settings) };
}

/** Sets a connection up before anything else is asked on it. */
export async function setUpSession(
  client: ClientBase,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const { text, values } = setting(settings, 'session');
  await client.query(text, values);
}
