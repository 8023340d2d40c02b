/** Numbers that look like chance and are the same in every run. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  one<T>(of: readonly T[]): T {
    const found = of[this.below(of.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  weighed<T extends string>(weights: Readonly<Partial<Record<T, number>>>): T {
    const entries = Object.entries(weights) as [T, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name;
    }
    throw new Error('no weights');
  }

  shuffled<T>(of: readonly T[]): T[] {
    const out = [...of];
    for (let at = out.length - 1; at > 0; at -= 1) {
      const other = this.below(at + 1);
      [out[at], out[other]] = [out[other] as T, out[at] as T];
    }
    return out;
  }
}
