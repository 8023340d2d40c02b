import type { DatabaseLog } from '../database/database-log.ts';
import type { Db } from '../database/open.ts';
import type { RefusalCount } from './refusals.sql.ts';
import { addRefusals } from './refusals.sql.ts';

const writeEveryMs = 15_000;
/** Places and reasons are few; a flood of made-up ones is not let into the memory. */
const maxHeld = 5000;

/** Counts what is refused or dropped, in memory, and writes the counts down every 15 seconds: a flood costs no more than a trickle. */
export class RefusalCounts {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #log: Pick<DatabaseLog, 'warn'>;
  #held = new Map<string, RefusalCount>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db, now: () => number, log: Pick<DatabaseLog, 'warn'>) {
    this.#db = db;
    this.#now = now;
    this.#log = log;
  }

  /**
   * Counts one or more refusals.
   *
   * @param place the call's path as the contracts name it, or another part of the server
   * @param reason a code
   */
  add(place: string, reason: string, count = 1): void {
    const lastAt = new Date(this.#now()).toISOString();
    const day = lastAt.slice(0, 10);
    const key = `${day} ${place} ${reason}`;
    const held = this.#held.get(key);
    if (held) {
      held.count += count;
      held.lastAt = lastAt;
    } else if (this.#held.size < maxHeld) this.#held.set(key, { day, place, reason, count, lastAt });
    this.#timer ??= setTimeout(() => void this.write(), writeEveryMs).unref();
  }

  /** Writes down what is counted so far; what cannot be written is kept for the next time. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const held = this.#held;
    if (held.size === 0) return;
    this.#held = new Map();
    try {
      await addRefusals(this.#db, [...held.values()]);
    } catch (error) {
      this.#log.warn({ err: error }, 'Counts of refusals were not written down');
      for (const { place, reason, count } of held.values()) this.add(place, reason, count);
    }
  }
}
