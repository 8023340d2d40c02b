import { setImmediate } from 'node:timers/promises';

const TURN_MS = 20;

/** Lets a long loop give way to the process's other work often enough that none of it waits long. */
export class TurnKeeper {
  #since = performance.now();

  /** Whether the loop has run for 20 ms and should await `giveWay`. */
  isOver(): boolean {
    return performance.now() - this.#since > TURN_MS;
  }

  async giveWay(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}
