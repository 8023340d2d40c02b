import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely';
import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect, Transaction } from 'kysely';
import type pg from 'pg';
import { PooledConnection, noteBrokenConnections } from './pooled-connection.ts';
import type { DB } from './tables.ts';
import type { WorkLimits } from './work-limits.ts';

/** The query builder on a pool, with camelCase names, and a way to use it inside a transaction begun elsewhere. */
export interface QueryBuilder {
  db: Kysely<DB>;
  /** Queries of the transaction that is open on the connection; several may be under way at once. */
  within(connection: PooledConnection): Transaction<DB>;
  borrow(): Promise<PooledConnection>;
}

/** @param limits what the work may take, where its role's are not meant */
export function queryBuilderOn(pool: pg.Pool, limits?: WorkLimits): QueryBuilder {
  noteBrokenConnections(pool);
  const driver = new PoolDriver(pool, limits);
  const dialect = new PoolDialect(pool, driver);
  // Keys inside JSON values are data, not names.
  const config = { dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] };
  const db = new Kysely<DB>(config);
  return {
    db,
    borrow: () => driver.acquireConnection(),
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
  readonly #driver: PoolDriver;

  constructor(pool: pg.Pool, driver: PoolDriver) {
    super({ pool });
    this.#driver = driver;
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #limits: WorkLimits | undefined;

  constructor(pool: pg.Pool, limits: WorkLimits | undefined) {
    this.#pool = pool;
    this.#limits = limits;
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<PooledConnection> {
    return PooledConnection.borrow(this.#pool, this.#limits);
  }

  beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    return connection.begin(`begin${level} ${settings.accessMode ?? ''}`);
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
