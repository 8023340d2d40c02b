import type { Transaction } from 'kysely';
import type { QueryBuilder } from './query-builder.ts';
import type { DB } from './tables.ts';

/** A transaction whose queries see one workspace's rows. */
export interface BoundTransaction {
  tx: Transaction<DB>;
  /** Commits and gives the connection back. @throws TransactionUndone when the server undid it */
  commit(): Promise<void>;
  /**
   * For what only reads: sends the end behind the statements sent so far, and takes none after it. Gives the connection
   * back; never fails, and tells why the transaction did not begin if so.
   */
  endBehind(): Promise<{ beginError: unknown }>;
  /** Rolls back and gives the connection back; never fails, and tells why the transaction did not begin if so. */
  rollback(): Promise<{ beginError: unknown }>;
}

/** In a snapshot all queries see the same moment. */
export type Access = 'read write' | 'read only' | 'snapshot';

export type BeginBound = (workspaceId: string, access: Access) => Promise<BoundTransaction>;

const begin: Record<Access, string> = {
  'read write': 'begin',
  'read only': 'begin read only',
  snapshot: 'begin isolation level repeatable read read only',
};

/**
 * Begins and binds without waiting for either answer: the first query follows on the same wire, so a bound
 * transaction costs one round trip, its commit, over the bare queries. Should one of the two fail, every query
 * after it fails or finds nothing, and the commit reports the first failure.
 */
export function boundTransactionsOn(builder: QueryBuilder): BeginBound {
  return async (workspaceId, access) => {
    const connection = await builder.borrow();
    const begun = Promise.all([
      connection.begin(begin[access]),
      connection.send('select bind_workspace($1)', [workspaceId], 'bind_workspace'),
    ]);
    let beginError: unknown;
    begun.catch((error: unknown) => {
      beginError = error;
    });
    const rollback = async () => {
      await begun.catch(() => undefined);
      const undone = await connection.send('rollback').then(
        () => true,
        () => false,
      );
      connection.giveBack(!undone);
      return { beginError };
    };
    return {
      tx: builder.within(connection),
      rollback,
      endBehind: async () => {
        await connection.endBehind();
        return { beginError };
      },
      commit: async () => {
        try {
          await begun;
        } catch (error) {
          await rollback();
          throw error;
        }
        let committed = false;
        try {
          await connection.commit();
          committed = true;
        } finally {
          connection.giveBack(!committed);
        }
      },
    };
  };
}
