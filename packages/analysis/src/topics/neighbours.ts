import type { ItemLinks } from './item-links.ts';
import type { TopicItems } from './topic-items.ts';

/** What stays with an item of what neighbours pass on, and how often it is passed on. */
const OWN_SHARE = 0.03;
const ROUNDS = 20;
/** Near neighbours have more to say than their weight. */
const SHARPNESS = 1.5;

/** The links among a workspace's items, by position. Items that came later have none. */
export class Neighbours {
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  /** Those of one item sum up to 1. */
  readonly #weights: Float32Array;
  readonly #isLooked: Uint8Array;

  /** Items that are gone since the links were made are left out. */
  constructor({ ids, ones, others, weights }: ItemLinks, items: TopicItems) {
    const positions = Int32Array.from(ids, (id) => items.positionOf(id) ?? -1);
    this.#isLooked = new Uint8Array(items.size);
    for (const position of positions) if (position >= 0) this.#isLooked[position] = 1;
    const sums = new Float64Array(items.size);
    this.#starts = new Int32Array(items.size + 1);
    const each = (take: (from: number, to: number, weight: number) => void): void => {
      for (let pair = 0; pair < ones.length; pair += 1) {
        const one = positions[ones[pair] ?? 0] ?? -1;
        const other = positions[others[pair] ?? 0] ?? -1;
        if (one < 0 || other < 0) continue;
        const weight = (weights[pair] ?? 0) ** SHARPNESS;
        take(one, other, weight);
        take(other, one, weight);
      }
    };
    each((from, _, weight) => {
      this.#starts[from + 1] = (this.#starts[from + 1] ?? 0) + 1;
      sums[from] = (sums[from] ?? 0) + weight;
    });
    for (let i = 0; i < items.size; i += 1)
      this.#starts[i + 1] = (this.#starts[i + 1] ?? 0) + (this.#starts[i] ?? 0);
    this.#ends = new Int32Array(this.#starts[items.size] ?? 0);
    this.#weights = new Float32Array(this.#ends.length);
    const next = this.#starts.slice();
    each((from, to, weight) => {
      const at = next[from] ?? 0;
      next[from] = at + 1;
      this.#ends[at] = to;
      this.#weights[at] = weight / (sums[from] ?? 1);
    });
  }

  /** Whether the item at a position was there when the items were linked. */
  knows(position: number): boolean {
    return this.#isLooked[position] === 1;
  }

  /**
   * Gives each item, many times over, nearly the mean of what its neighbours have, and a little of its own (Zhou et
   * al. 2004, "Learning with local and global consistency"). Items without neighbours keep their own.
   */
  passOn(own: Float64Array): Float64Array {
    let values = own;
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = Float64Array.from(own);
      for (let i = 0; i + 1 < this.#starts.length; i += 1) {
        const start = this.#starts[i] ?? 0;
        const end = this.#starts[i + 1] ?? 0;
        if (start === end) continue;
        let sum = 0;
        for (let at = start; at < end; at += 1)
          sum += (this.#weights[at] ?? 0) * (values[this.#ends[at] ?? 0] ?? 0);
        next[i] = OWN_SHARE * (own[i] ?? 0) + (1 - OWN_SHARE) * sum;
      }
      values = next;
    }
    return values;
  }
}
