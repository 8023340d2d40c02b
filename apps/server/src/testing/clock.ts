import { dayMs, hourMs } from '@earshot/contracts/durations';

/** A clock that goes on only when a test says so. */
export class TestClock {
  #ms = Date.now();

  readonly now = (): number => this.#ms;

  /** Goes on to the next time that it is this hour (UTC), for what depends on the time of day. */
  toHour(hour: number): void {
    const today = Math.floor(this.#ms / dayMs) * dayMs + hour * hourMs;
    this.#ms = today > this.#ms ? today : today + dayMs;
  }

  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = by;
    this.#ms += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}
