import type { Turn } from '@earshot/crawler/host-pace';
import { HostPace } from '@earshot/crawler/host-pace';
import { RobotsBook } from '@earshot/crawler/robots-book';
import type { Sleep } from '@earshot/crawler/fetch-port';
import { setTimeout as wait } from 'node:timers/promises';

/** Ends early, without an error, when the signal is aborted. */
export const sleep: Sleep = async (ms, signal) => {
  await wait(ms, undefined, { signal }).catch(() => undefined);
};

/** Hosts' turns, with a share of the gaps that are asked for. */
class SharedPace extends HostPace {
  readonly #share: number;

  constructor(share: number) {
    super({ now: Date.now, sleep });
    this.#share = share;
  }

  override take<T>(host: string, turn: Turn, work: () => Promise<T>): Promise<T> {
    return super.take(host, { ...turn, gapMs: turn.gapMs * this.#share }, work);
  }
}

/** What keeps several readers of the same hosts polite together: one in a process. */
export class PoliteWeb {
  readonly robots = new RobotsBook();
  readonly pace: HostPace;

  /** @param share of the usual gaps between requests; tests wait less */
  constructor(share = 1) {
    this.pace = new SharedPace(share);
  }
}
