import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely';
import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect, Transaction } from 'kysely';
import type pg from 'pg';
import { PooledConnection, noteBrokenConnections } from './pooled-connection.ts';
import type { DB } from './tables.ts';

/** The query builder on a pool, with camelCase names, and a way to use it inside a transaction begun elsewhere. */
export interface QueryBuilder {
  db: Kysely<DB>;
  /** Queries of the transaction that is open on the connection; several may be under way at once. */
  within(connection: PooledConnection): Transaction<DB>;
}

export function queryBuilderOn(pool: pg.Pool): QueryBuilder {
  noteBrokenConnections(pool);
  const driver = new PoolDriver(pool);
  const dialect = new PoolDialect(pool);
  // Keys inside JSON values are data, not names.
  const config = { dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] };
  const db = new Kysely<DB>(config);
  return {
    db,
    within: (connection) =>
      new Transaction<DB>({
        config,
        driver,
        dialect,
        executor: db.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) }),
      }),
  };
}

class PoolDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new PoolDriver(this.#pool);
  }
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<PooledConnection> {
    return PooledConnection.borrow(this.#pool);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    await connection.executeQuery(CompiledQuery.raw(`begin${level} ${settings.accessMode ?? ''}`));
  }

  commitTransaction(connection: PooledConnection): Promise<void> {
    return connection.commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.giveBack();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}
