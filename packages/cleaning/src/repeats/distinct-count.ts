import { hashOf } from './skeleton.ts';

const bits = 256;

/** Estimates in 32 bytes how many different values were seen; near enough up to about a thousand, and infinite far above. */
export class DistinctCount {
  readonly #seen = new Uint32Array(bits / 32);

  add(value: string): void {
    const bit = hashOf(value) % bits;
    const at = bit >>> 5;
    this.#seen[at] = (this.#seen[at] ?? 0) | (1 << (bit & 31));
  }

  get count(): number {
    let zero = 0;
    for (const word of this.#seen)
      for (let bit = 0; bit < 32; bit += 1) if (((word >>> bit) & 1) === 0) zero += 1;
    return zero === 0 ? Infinity : Math.round(-bits * Math.log(zero / bits));
  }
}
