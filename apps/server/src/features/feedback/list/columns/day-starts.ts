import type { Database } from '../../../../platform/database/open.ts';
import { dayStart } from './columns.sql.ts';

const maxKept = 20_000;

/** Where days begin, asked of the database once each, so that all lists know the same time zones. */
export class DayStarts {
  readonly #database: Database;
  readonly #kept = new Map<string, number>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** In microseconds since 2000: of the day, or of the day so many days later. */
  of(timeZone: string, day: string, daysLater: number): number | Promise<number> {
    const key = `${timeZone} ${day} ${daysLater}`;
    return this.#kept.get(key) ?? this.#ask(key, timeZone, day, daysLater);
  }

  async #ask(key: string, timeZone: string, day: string, daysLater: number): Promise<number> {
    const start = await dayStart(this.#database.app, timeZone, day, daysLater);
    if (this.#kept.size >= maxKept) this.#kept.clear();
    this.#kept.set(key, start);
    return start;
  }
}
