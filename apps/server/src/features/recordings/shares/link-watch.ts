import { setTimeout as wait } from 'node:timers/promises';

/** Held at once; who comes later is answered right away and asks again. */
const heldAtMost = 1000;

/** Lets requests wait for the end of a link, so that who watches learns of it at once. It knows of this node's ends only. */
export class LinkWatch {
  readonly #ends = new Map<string, Set<AbortController>>();
  #held = 0;

  /** Resolves when the link may have ended, and otherwise after `maxMs`. */
  async ended(linkId: string, maxMs: number): Promise<void> {
    if (this.#held >= heldAtMost) return;
    const end = new AbortController();
    const ofLink = this.#ends.get(linkId) ?? new Set();
    this.#ends.set(linkId, ofLink.add(end));
    this.#held += 1;
    try {
      await wait(maxMs, undefined, { signal: end.signal, ref: false });
    } catch {
      // Told sooner.
    } finally {
      this.#held -= 1;
      ofLink.delete(end);
      if (ofLink.size === 0) this.#ends.delete(linkId);
    }
  }

  /** Wakes those who wait for a link, or all. */
  end(linkId?: string): void {
    const woken = linkId === undefined ? [...this.#ends.values()] : [this.#ends.get(linkId) ?? []];
    for (const end of woken.flatMap((ends) => [...ends])) end.abort();
  }
}
