import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Tx } from './open.ts';
import { lostOnTheWay, lostToOthers } from './sqlstate.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const waitsMs = [20, 200];

export interface TransactionOptions {
  /**
   * True when doing the work twice leaves the same as doing it once. Only then is it done again when it is not
   * known whether the first attempt was committed.
   */
  repeatable?: boolean;
}

/**
 * Does work in one transaction of the application's role, bound to the workspace before its first query. Work
 * that certainly left nothing behind (a deadlock, a serialization failure, a connection that broke before the
 * commit) is done again, twice at most: keep to the transaction what it changes.
 *
 * @throws RangeError when the workspace's id is not a UUID
 */
export async function inWorkspace<Result>(
  database: Database,
  workspaceId: string,
  work: (tx: Tx) => Promise<Result>,
  { repeatable = false }: TransactionOptions = {},
): Promise<Result> {
  assertUuid(workspaceId);
  for (let attempt = 0; ; attempt += 1) {
    let isEnding = false;
    try {
      const bound = await database.beginBound(workspaceId, 'read write');
      let result: Result;
      try {
        result = await work(bound.tx);
      } catch (error) {
        const { beginError } = await bound.rollback();
        throw beginError ?? error;
      }
      isEnding = true;
      await bound.commit();
      return result;
    } catch (error) {
      const canRepeat = lostToOthers(error) || (lostOnTheWay(error) && (repeatable || !isEnding));
      const waitMs = waitsMs[attempt];
      if (!canRepeat || waitMs === undefined) throw error;
      await wait(waitMs);
    }
  }
}

/**
 * Reads in a transaction that cannot write, bound to the workspace. The answer is given before the transaction
 * has ended, which saves waiting for it.
 *
 * @throws RangeError when the workspace's id is not a UUID
 */
export function readInWorkspace<Result>(
  database: Database,
  workspaceId: string,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return readBound(database, workspaceId, 'read only', read);
}

/**
 * As {@link readInWorkspace}, for a read of one statement, or of several that do not wait for each other: the end of the
 * transaction is sent with them, which saves a packet and both sides' waking up for it. A later statement fails.
 */
export function readAtOnce<Result>(
  database: Database,
  workspaceId: string,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return readBound(database, workspaceId, 'read only', read, true);
}

/** As {@link readInWorkspace}; all queries see the same moment, so that their answers fit each other. */
export function readSnapshot<Result>(
  database: Database,
  workspaceId: string,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return readBound(database, workspaceId, 'snapshot', read);
}

async function readBound<Result>(
  database: Database,
  workspaceId: string,
  access: 'read only' | 'snapshot',
  read: (tx: Tx) => Promise<Result>,
  isAtOnce = false,
): Promise<Result> {
  assertUuid(workspaceId);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const bound = await database.beginBound(workspaceId, access);
      let ended: Promise<{ beginError: unknown }> | undefined;
      try {
        const reading = read(bound.tx);
        if (isAtOnce) ended = bound.endBehind();
        const result = await reading;
        // It has nothing to lose: a commit that fails only costs its connection.
        if (!ended) bound.commit().catch(() => undefined);
        return result;
      } catch (error) {
        const { beginError } = await (ended ?? bound.rollback());
        throw beginError ?? error;
      }
    } catch (error) {
      const waitMs = waitsMs[attempt];
      if (!(lostToOthers(error) || lostOnTheWay(error)) || waitMs === undefined) throw error;
      await wait(waitMs);
    }
  }
}

function assertUuid(workspaceId: string): void {
  if (!uuid.test(workspaceId)) throw new RangeError('A workspace id is a UUID');
}
