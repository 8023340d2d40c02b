import type { FetchFault } from './fetch-port.ts';
import type { Robots } from './robots.ts';

export interface KnownRobots {
  robots: Robots;
  /** Why it could not be read, where the host itself did not answer. */
  fault: FetchFault | null;
}

/** As long as RFC 9309, section 2.4, lets it be kept. */
export const robotsKeptMs = 24 * 3_600_000;
/** What could not be read is asked for again soon. */
const faultKeptMs = 10 * 60_000;
const maxOrigins = 1000;

/** The robots.txt of each origin, kept between readings. One object for a whole process. */
export class RobotsBook {
  readonly #known = new Map<string, { until: number; known: KnownRobots }>();

  of(origin: string, now: number): KnownRobots | null {
    const entry = this.#known.get(origin);
    return entry && entry.until > now ? entry.known : null;
  }

  keep(origin: string, known: KnownRobots, now: number, isFinal: boolean): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= maxOrigins && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(origin, { known, until: now + (isFinal ? robotsKeptMs : faultKeptMs) });
  }
}
