import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { fromKysely } from 'pg-boss';
import type { z } from 'zod';
import type { Db } from '../platform/database/open.ts';
import { deadQueue } from './boss.ts';
import type { Job } from './job.ts';

export interface EnqueueOptions {
  /** What `oneFor` of the job counts by. Letters, digits and `_ . - /` only. */
  key?: string;
  /** The job waits this long at least. */
  startAfterSeconds?: number;
  /** Higher ones run first; 0 when not given. */
  priority?: number;
}

/** Kinds and keys whose gathering is remembered before those that are over are forgotten. */
const rememberedMax = 1000;

/** Takes work to be done later. */
export class JobQueue {
  readonly #boss: PgBoss;
  /** Jobs that were sent from here and until when each is sure to wait, by kind and key, on the process's own clock. */
  readonly #gathering = new Map<string, { id: string; until: number }>();

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /**
   * Sends a job with the transaction: it is there when the transaction is committed, and was never there when it
   * is rolled back.
   *
   * @returns the job's id, or null when one for the same key waits or runs already (`oneFor`)
   * @throws ZodError when the payload is not what the job takes
   */
  async enqueue<Payload extends z.ZodType>(
    tx: Db,
    job: Job<Payload>,
    payload: z.input<Payload>,
    { key, startAfterSeconds, priority }: EnqueueOptions = {},
  ): Promise<string | null> {
    job.payload.parse(payload);
    const send = () =>
      this.#boss.send(job.name, payload as object, {
        db: fromKysely(tx),
        ...(key !== undefined && { singletonKey: key }),
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        ...(priority !== undefined && { priority }),
      });
    // Where tables are distributed, touching this one makes the transaction commit on all nodes before the job shows.
    const [, id] = await Promise.all([sql`delete from two_phase where id = -1`.execute(tx), send()]);
    if (id !== null || job.oneFor !== 'queued' || key === undefined) return id;
    // It was begun in between, and may have read what was before this transaction.
    return (await holdWaiting(tx, job.name, key)) ? null : send();
  }

  /**
   * Has a job begin after a while, and nothing sent while one from here is sure to wait, so that it may be called for each
   * thing that the job is to see. To be called when that is committed: the job begins later, whichever it is.
   */
  async gather<Payload extends z.ZodType>(
    db: Db,
    job: Job<Payload>,
    payload: z.input<Payload>,
    { key, seconds }: { key: string; seconds: number },
  ): Promise<void> {
    const name = `${job.name} ${key}`;
    const now = performance.now();
    if (now < (this.#gathering.get(name)?.until ?? 0)) return;
    const id = await this.enqueue(db, job, payload, { key, startAfterSeconds: seconds });
    // Another process may have sent the one that waits: when it begins is not known here.
    if (id === null) return;
    if (this.#gathering.size >= rememberedMax) {
      for (const [known, { until }] of this.#gathering) if (until <= now) this.#gathering.delete(known);
    }
    this.#gathering.set(name, { id, until: now + seconds * 1000 });
  }

  /**
   * Lets a job that waits be tried at once; it keeps the attempts that it has had.
   *
   * @returns false when none of this kind and id waits
   */
  async makeDue(job: Job, id: string): Promise<boolean> {
    for (const [name, waiting] of this.#gathering) if (waiting.id === id) this.#gathering.delete(name);
    const { updated } = await this.#boss.update(job.name, undefined, { id, startAfter: new Date() });
    return updated > 0;
  }

  /**
   * Gives dead jobs their attempts again.
   *
   * @returns how many; one for whose key another waits or runs already is not among them, and no dead job any more
   */
  retryDead(ids: string[]): Promise<number> {
    return ids.length === 0 ? Promise.resolve(0) : this.#boss.redrive(deadQueue, { ids });
  }

  /** Forgets a dead job: what it was to do is not done. */
  async deleteDead(id: string): Promise<void> {
    await this.#boss.deleteJob(deadQueue, id);
  }

  stop(): Promise<void> {
    return this.#boss.stop({ graceful: true, close: true });
  }
}

/**
 * Keeps the waiting job from being begun before the transaction ends: it has to see what the transaction changes.
 *
 * @returns false when none waits any more
 */
async function holdWaiting(tx: Db, name: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job where name = ${name} and singleton_key = ${key} and state = 'created' for share
  `.execute(tx);
  return rows.length > 0;
}
