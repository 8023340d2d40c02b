const BLOCK_LENGTH = 1 << 16;

/**
 * Cuts small arrays out of large ones. Thousands that are kept for a while and then let go leave holes behind when each has
 * memory of its own; a large one is given back whole once nobody holds any part of it.
 */
export class ArrayBlocks<Numbers extends Uint32Array | Float32Array> {
  readonly #make: (length: number) => Numbers;
  #block: Numbers;
  #taken = 0;

  constructor(make: (length: number) => Numbers) {
    this.#make = make;
    this.#block = make(0);
  }

  /** An array of zeros. */
  take(length: number): Numbers {
    if (this.#taken + length > this.#block.length) {
      this.#block = this.#make(Math.max(BLOCK_LENGTH, length));
      this.#taken = 0;
    }
    const start = this.#taken;
    this.#taken += length;
    // A part of an array is of the array's kind.
    return this.#block.subarray(start, this.#taken) as Numbers;
  }
}
