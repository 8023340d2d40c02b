import type { Now, Sleep } from './fetch-port.ts';

interface Line {
  /** Settles when whoever came before has had their turn, or has gone. */
  tail: Promise<void>;
  /** How many are in it; a line that nobody stands in is forgotten in time. */
  length: number;
  /** When the last turn ended. */
  endedAt: number;
}

export interface Turn {
  /** At least this long after the turn before it has ended. */
  gapMs: number;
  /** After this instant the turn is no longer wanted. */
  until: number;
  signal: AbortSignal;
}

/** The turn did not come in time, or is no longer wanted. Nothing was asked. */
export class NoTurn extends Error {
  constructor() {
    super('There was no time left.');
  }
}

/**
 * One request at a time for each host, and a gap after each, whoever asks. One object for a whole process, so that several
 * readers of the same host keep its pace together.
 */
export class HostPace {
  readonly #lines = new Map<string, Line>();
  readonly #now: Now;
  readonly #sleep: Sleep;

  constructor(ports: { now: Now; sleep: Sleep }) {
    this.#now = ports.now;
    this.#sleep = ports.sleep;
  }

  /**
   * Does the work when it is the host's turn for it.
   *
   * @throws NoTurn; and whatever the work throws
   */
  async take<T>(host: string, turn: Turn, work: () => Promise<T>): Promise<T> {
    const line = this.#lineOf(host);
    const before = line.tail;
    let leave = (): void => undefined;
    line.tail = new Promise((done) => {
      leave = done;
    });
    line.length += 1;
    try {
      await this.#inTime(before, turn);
      await this.#gap(line, turn);
    } catch (error) {
      line.length -= 1;
      // Whoever comes next waits for those before this one.
      void before.then(leave);
      throw error;
    }
    try {
      return await work();
    } finally {
      line.endedAt = this.#now();
      line.length -= 1;
      leave();
    }
  }

  async #inTime(before: Promise<void>, { until, signal }: Turn): Promise<void> {
    const ended = new AbortController();
    const gone = this.#sleep(Math.max(0, until - this.#now()), AbortSignal.any([signal, ended.signal]));
    const isTurn = await Promise.race([before.then(() => true), gone.then(() => false)]);
    ended.abort();
    if (!isTurn || signal.aborted) throw new NoTurn();
  }

  async #gap(line: Line, { gapMs, until, signal }: Turn): Promise<void> {
    for (;;) {
      const wait = line.endedAt + gapMs - this.#now();
      if (signal.aborted || this.#now() + Math.max(0, wait) >= until) throw new NoTurn();
      // Timers may ring a millisecond early, so the clock is asked again.
      if (wait <= 0) return;
      await this.#sleep(Math.ceil(wait), signal);
    }
  }

  #lineOf(host: string): Line {
    const known = this.#lines.get(host);
    if (known) return known;
    if (this.#lines.size >= 1000) this.#forget();
    const line: Line = { tail: Promise.resolve(), length: 0, endedAt: Number.NEGATIVE_INFINITY };
    this.#lines.set(host, line);
    return line;
  }

  #forget(): void {
    const hourAgo = this.#now() - 3_600_000;
    for (const [host, { length, endedAt }] of this.#lines) {
      if (length === 0 && endedAt < hourAgo) this.#lines.delete(host);
    }
  }
}
