import type { Now, Sleep } from '../fetch-port.ts';

/** A clock that stands still while anything can be done, and then leaps to when the next sleeper wakes. */
export class VirtualClock {
  #time = Date.UTC(2026, 0, 5, 9);
  #isLeaping = false;
  readonly #sleepers = new Set<{ at: number; wake: () => void }>();

  readonly now: Now = () => this.#time;

  readonly sleep: Sleep = (ms, signal) =>
    new Promise((done) => {
      if (signal.aborted) return done();
      const sleeper = { at: this.#time + ms, wake: done };
      this.#sleepers.add(sleeper);
      signal.addEventListener('abort', () => {
        this.#sleepers.delete(sleeper);
        done();
      });
      this.#leapLater();
    });

  #leapLater(): void {
    if (this.#isLeaping) return;
    this.#isLeaping = true;
    setImmediate(() => {
      this.#isLeaping = false;
      const [first] = [...this.#sleepers].sort((a, b) => a.at - b.at);
      if (!first) return;
      this.#sleepers.delete(first);
      this.#time = Math.max(this.#time, first.at);
      first.wake();
      this.#leapLater();
    });
  }
}
