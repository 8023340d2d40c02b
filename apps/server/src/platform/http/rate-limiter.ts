import type { RateLimitName } from '@earshot/contracts/call/rate-limits';
import { rateLimits } from '@earshot/contracts/call/rate-limits';
import { Problem } from './problem.ts';

interface Window {
  count: number;
  endsAt: number;
}

/** Keys counted at once; the oldest go first, so a flood of addresses cannot fill the memory. */
const maxKeys = 100_000;

/** Counts calls in fixed windows, for this node alone. */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Counts one call.
   *
   * @throws Problem `rate_limited` with the seconds until the window ends, once the limit is passed
   */
  count(name: RateLimitName, key: string): void {
    const limit = rateLimits[name];
    const id = `${name} ${key}`;
    const now = this.#now();
    let window = this.#windows.get(id);
    if (!window || window.endsAt <= now) {
      this.#windows.delete(id);
      window = { count: 0, endsAt: now + limit.windowSeconds * 1000 };
      this.#windows.set(id, window);
      if (this.#windows.size > maxKeys) {
        const oldest = this.#windows.keys().next().value;
        if (oldest !== undefined) this.#windows.delete(oldest);
      }
    }
    if (++window.count > limit.max) {
      const seconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000));
      throw new Problem('rate_limited', {
        detail: `At most ${limit.max} in ${spell(limit.windowSeconds)}; try again in ${spell(seconds)}.`,
        retryAfterSeconds: seconds,
      });
    }
  }

  /** Calls counted in the window that runs. */
  counted(name: RateLimitName, key: string): number {
    const window = this.#windows.get(`${name} ${key}`);
    return window && window.endsAt > this.#now() ? window.count : 0;
  }

  /** Begins anew for who has shown who they are. */
  forget(name: RateLimitName, key: string): void {
    this.#windows.delete(`${name} ${key}`);
  }

  /** Takes a counted call back: what turned out harmless leaves the limit as it was. */
  takeBack(name: RateLimitName, key: string): void {
    const window = this.#windows.get(`${name} ${key}`);
    if (window && window.count > 0) window.count -= 1;
  }
}

function spell(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 60 ? '1 hour' : `${minutes} minutes`;
}
