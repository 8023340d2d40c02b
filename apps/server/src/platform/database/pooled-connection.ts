import type { Writable } from 'node:stream';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import pg from 'pg';
import { arePlansDue, forgetPlans } from './kept-plans.ts';
import type { PreparedQuery } from './prepared-query.ts';
import { ConnectionLost } from './sqlstate.ts';
import type { WorkLimits } from './work-limits.ts';
import { setting, limitSettings } from './work-limits.ts';

/** A statement failed and was caught, so the server undid the transaction although it was to be committed. */
export class TransactionUndone extends Error {
  constructor() {
    super('The transaction was undone: a statement in it had failed');
  }
}

const broken = new WeakSet<pg.Client>();
const writing = new Set(['INSERT', 'UPDATE', 'DELETE']);

/** A connection lent by a pool, as the query builder wants it. */
export class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #limits: WorkLimits | undefined;
  #hasBegun = false;
  #isEnding = false;

  private constructor(client: pg.PoolClient, limits: WorkLimits | undefined) {
    this.#client = client;
    this.#limits = limits;
  }

  /**
   * @param limits of each transaction on it; those of its role when not given
   * @throws ConnectionLost when the server cannot be reached or no connection gets free in time
   */
  static async borrow(pool: pg.Pool, limits?: WorkLimits): Promise<PooledConnection> {
    let client: pg.PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      throw error instanceof pg.DatabaseError ? error : new ConnectionLost(error);
    }
    return new PooledConnection(client, limits);
  }

  async executeQuery<Row>(query: CompiledQuery | PreparedQuery): Promise<QueryResult<Row>> {
    const name = 'preparedAs' in query ? query.preparedAs : undefined;
    const sent = () => this.send(query.sql, query.parameters, name);
    const isAlone = this.#limits !== undefined && !this.#hasBegun;
    const { command, rowCount, rows } = await (isAlone ? this.#inItsOwnTransaction(sent) : sent());
    return {
      rows: rows as Row[],
      ...(writing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }

  /** Begins a transaction, with plans that fit the tables as they are now. */
  async begin(statement: string): Promise<void> {
    this.#hasBegun = true;
    const limits = this.#limits && setting(limitSettings(this.#limits), 'transaction');
    await Promise.all([
      arePlansDue(this.#client) && this.send(forgetPlans),
      this.send(statement),
      limits && this.send(limits.text, limits.values, 'work_limits'),
    ]);
  }

  /** Limits are a transaction's: those of a session would be those of whoever a pooler gives it to next. */
  async #inItsOwnTransaction(send: () => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    const begun = this.begin('begin');
    const sent = send();
    const [, result, committed] = await Promise.allSettled([begun, sent, this.commit()]);
    this.#hasBegun = false;
    if (result.status === 'rejected') throw result.reason;
    if (committed.status === 'rejected') throw committed.reason;
    return result.value;
  }

  /**
   * Sends a statement; on a pipelining pool without waiting for those before.
   *
   * @param name keeps the statement prepared on the connection
   */
  async send(text: string, values?: readonly unknown[], name?: string): Promise<pg.QueryResult> {
    if (this.#isEnding) throw new Error('The end of the transaction was sent already');
    sendTogether(this.#client);
    try {
      return await this.#client.query({
        text,
        ...(values && { values: [...values] }),
        ...(name && { name }),
      });
    } catch (error) {
      throw broken.has(this.#client) ? new ConnectionLost(error) : error;
    }
  }

  /**
   * Sends the end of a transaction that only reads behind the statements sent so far, and takes none after it; then gives
   * the connection back. Never fails.
   */
  async endBehind(): Promise<void> {
    const sent = this.send('commit');
    this.#isEnding = true;
    const isEnded = await sent.then(
      () => true,
      () => false,
    );
    this.giveBack(!isEnded);
  }

  /** @throws TransactionUndone when the server answers with a rollback */
  async commit(): Promise<void> {
    const { command } = await this.send('commit');
    if (command === 'ROLLBACK') throw new TransactionUndone();
  }

  /** Gives the connection back; `unusable` ones are closed. */
  giveBack(unusable = false): void {
    this.#client.release(unusable || broken.has(this.#client));
  }

  // oxlint-disable-next-line require-yield -- the interface asks for it; no caller streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are not streamed: page by key instead');
  }
}

const gathering = new WeakSet<Writable>();

/** What is sent to the server within one turn of the event loop leaves in one packet, which costs both sides less. */
function sendTogether(client: pg.PoolClient): void {
  // The driver's types leave the connection's stream out.
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  if (gathering.has(stream)) return;
  gathering.add(stream);
  stream.cork();
  process.nextTick(() => {
    gathering.delete(stream);
    stream.uncork();
  });
}

/** Notes which connections of the pool broke; errors of the driver carry no code that would tell. */
export function noteBrokenConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const note = () => broken.add(client);
    // One that the server ends says so first, and then that it ended.
    client.on('error', note);
    client.once('end', note);
  });
}
