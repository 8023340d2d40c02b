import type { ProblemCode } from '@earshot/contracts/call/problems';
import pg from 'pg';

/** The connection to the database broke, or none could be made: nothing is known of what ran on it last. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('The connection to the database was lost', { cause });
  }
}

/** The five characters by which PostgreSQL tells errors apart; undefined for errors that are not the server's. */
export function sqlstateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Cut off by a limit of its kind of work: a statement, waiting for a lock, a transaction of which nothing was heard. */
const tookTooLong = new Set(['57014', '55P03', '25P03']);
/** Values the store cannot hold: text with NUL, broken JSON escapes, malformed or too large values. */
const unstorable = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008']);

/** The problem a database error is to the caller; undefined when it is a fault of ours. */
export function problemOfSqlState(error: unknown): ProblemCode | undefined {
  if (isUnavailable(error)) return 'unavailable';
  const state = sqlstateOf(error);
  if (state === undefined) return undefined;
  if (tookTooLong.has(state)) return 'unavailable';
  if (unstorable.has(state)) return 'bad_request';
  if (state === '23505') return 'conflict';
  if (state === '53100') return 'storage_full';
  return undefined;
}

/** True when the database could not be reached, is starting or stopping, or has no connection left. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  const state = sqlstateOf(error);
  return state !== undefined && (state.startsWith('08') || state.startsWith('57P0') || state === '53300');
}

/** True when the server itself undid the transaction because of others: serialization failure or deadlock. */
export function lostToOthers(error: unknown): boolean {
  const state = sqlstateOf(error);
  return state === '40001' || state === '40P01';
}

/**
 * True when the transaction's end is unknown or was undone by a lost node: a broken connection, or XX000, with
 * which a distributed server reports that a node could not commit.
 */
export function lostOnTheWay(error: unknown): boolean {
  return isUnavailable(error) || sqlstateOf(error) === 'XX000';
}
