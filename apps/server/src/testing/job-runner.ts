import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import type { Handler, Worker } from '../jobs/worker.ts';
import { startWorker } from '../jobs/worker.ts';
import type { Database } from '../platform/database/open.ts';

const lookEveryMs = 10;
/** Before the test's own time is up, which would not say what was waited for. */
const giveUpAfterMs = 50_000;
/** The channel on which the queue's workers are told that there is something to do, as pg-boss names it. */
const channel = `'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`;
/** In case an announcement is lost. */
const lookForJobsEverySeconds = 0.5;

/** Runs the real worker, and waits for it to be done. It starts with the first jobs a test wants run. */
export class JobRunner<Deps> {
  readonly #database: Database;
  readonly #handlers: readonly Handler<Deps>[];
  readonly #deps: Deps;
  #worker: Promise<Worker> | undefined;

  constructor(database: Database, handlers: readonly Handler<Deps>[], deps: Deps) {
    this.#database = database;
    this.#handlers = handlers;
    this.#deps = deps;
  }

  /** @throws Error when jobs are still due after 50 seconds */
  async runAll(): Promise<void> {
    this.#worker ??= startWorker(this.#database, this.#handlers, this.#deps, pino({ level: 'silent' }), {
      lookEverySeconds: lookForJobsEverySeconds,
    });
    await this.#worker;
    const until = Date.now() + giveUpAfterMs;
    await this.#announce();
    while ((await this.#due()) > 0) {
      if (Date.now() > until) throw new Error('Jobs are still due');
      await wait(lookEveryMs);
    }
  }

  async stop(): Promise<void> {
    await (await this.#worker)?.stop();
  }

  /** Jobs that a test makes due before their time are announced by nobody else. */
  async #announce(): Promise<void> {
    await this.#database.ownerPool.query(
      `select pg_notify(${channel}, name) from (
         select distinct name from pgboss.job
         where name = any($1) and state in ('created', 'retry') and start_after <= now()
       ) as due`,
      [this.#handlers.map(({ job }) => job.name)],
    );
  }

  async #due(): Promise<number> {
    const { rows } = await this.#database.ownerPool.query<{ due: number }>(
      `select count(*)::int as due from pgboss.job
       where name = any($1) and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`,
      [this.#handlers.map(({ job }) => job.name)],
    );
    return rows[0]?.due ?? 0;
  }
}
