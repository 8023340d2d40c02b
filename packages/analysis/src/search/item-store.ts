import { grown } from './numbers.ts';
import { SlotsById } from './slots-by-id.ts';

const FIRST_SLOTS = 256;
const FIRST_TERMS = 4096;
/** In place of a length. */
export const UNMEASURED = -1;
/** Set in the last word of each part of an item: the sign. */
const ENDS_PART = 0x80000000;

/** The word's number, without the mark. */
export function termOf(marked: number): number {
  return marked & 0x7fffffff;
}

export function endsPart(marked: number): boolean {
  return marked < 0;
}

/** What the index keeps of each item, in slots of flat arrays: an object per item would take several times the room. */
export class ItemStore {
  /** One past the last slot in use; freed slots below it stay empty until {@link compact}. */
  end = 0;
  ids = new Float64Array(FIRST_SLOTS);
  orders = new Float64Array(FIRST_SLOTS);
  /** Where the item's words begin in `terms`. */
  starts = new Uint32Array(FIRST_SLOTS);
  /** How many there are; 0 marks an item without words as well as a freed slot. */
  sizes = new Uint32Array(FIRST_SLOTS);
  /** Where the measures of the item's parts begin in `masses` and `lengths`; the whole item's stand in front of them. */
  measured = new Uint32Array(FIRST_SLOTS);
  /** 1 in the slots that hold an item. */
  alive = new Uint8Array(FIRST_SLOTS);
  /** Word numbers, the last of each part marked. */
  terms = new Int32Array(FIRST_TERMS);
  /** Summed weight of the words. */
  masses = new Float32Array(FIRST_SLOTS);
  /** Length of the sentence vector, 0 when there is none, {@link UNMEASURED} until it is needed. */
  lengths = new Float32Array(FIRST_SLOTS);
  /** An encoder's vectors, of length 1 or all 0; empty where the index has no encoder. */
  vectors: Float32Array;

  readonly #dimensions: number;
  readonly #slots = new SlotsById(this);
  #termsEnd = 0;
  #termsFreed = 0;
  #measuresEnd = 0;

  /** @param dimensions of an encoder's vectors; 0 for none */
  constructor(dimensions: number) {
    this.#dimensions = dimensions;
    this.vectors = new Float32Array(FIRST_SLOTS * dimensions);
  }

  get size(): number {
    return this.#slots.count;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.of(id);
  }

  /** The item's marked words. */
  termsOf(slot: number): Int32Array {
    const start = this.starts[slot] ?? 0;
    return this.terms.subarray(start, start + (this.sizes[slot] ?? 0));
  }

  vectorOf(slot: number): Float32Array {
    return this.vectors.subarray(slot * this.#dimensions, (slot + 1) * this.#dimensions);
  }

  /** Adds an item that is not there yet, by the words of its parts. `vector` has length 1. */
  add(
    id: number,
    order: number,
    parts: readonly (readonly number[])[],
    vector: Float32Array | undefined,
  ): number {
    const slot = this.end;
    this.end += 1;
    if (this.end > this.ids.length) this.#growSlots();
    const start = this.#termsEnd;
    let count = 0;
    for (const part of parts) {
      if (part.length === 0) continue;
      this.terms = grown(this.terms, this.#termsEnd + part.length);
      this.terms.set(part, this.#termsEnd);
      this.#termsEnd += part.length;
      this.terms[this.#termsEnd - 1] = (part.at(-1) ?? 0) | ENDS_PART;
      count += 1;
    }
    this.ids[slot] = id;
    this.orders[slot] = order;
    this.starts[slot] = start;
    this.sizes[slot] = this.#termsEnd - start;
    this.alive[slot] = 1;
    this.measured[slot] = this.#measuresEnd;
    this.#measuresEnd += measuresFor(count);
    this.masses = grown(this.masses, this.#measuresEnd);
    this.lengths = grown(this.lengths, this.#measuresEnd);
    if (this.#dimensions > 0) {
      if (vector) this.vectors.set(vector, slot * this.#dimensions);
      else this.vectorOf(slot).fill(0);
    }
    this.#slots.add(slot);
    return slot;
  }

  remove(id: number): void {
    const slot = this.#slots.of(id);
    if (slot === undefined) return;
    this.#slots.remove(id);
    this.#termsFreed += this.sizes[slot] ?? 0;
    this.alive[slot] = 0;
    this.sizes[slot] = 0;
  }

  /** Whether more than a quarter of the room is held by removed items. */
  get isSparse(): boolean {
    return this.end > this.size * 1.34 + FIRST_SLOTS || this.#termsFreed > this.#termsEnd / 4 + FIRST_TERMS;
  }

  /** Closes the gaps of removed items; slots change, and measures have to be taken anew. */
  compact(): void {
    let to = 0;
    let termsTo = 0;
    let measuresTo = 0;
    const d = this.#dimensions;
    for (let from = 0; from < this.end; from += 1) {
      if (!this.alive[from]) continue;
      const start = this.starts[from] ?? 0;
      const size = this.sizes[from] ?? 0;
      this.terms.copyWithin(termsTo, start, start + size);
      this.vectors.copyWithin(to * d, from * d, (from + 1) * d);
      this.starts[to] = termsTo;
      this.sizes[to] = size;
      this.alive[to] = 1;
      this.ids[to] = this.ids[from] ?? 0;
      this.orders[to] = this.orders[from] ?? 0;
      this.measured[to] = measuresTo;
      let parts = 0;
      for (let i = termsTo; i < termsTo + size; i += 1) if (endsPart(this.terms[i] ?? 0)) parts += 1;
      measuresTo += measuresFor(parts);
      termsTo += size;
      to += 1;
    }
    this.alive.fill(0, to);
    this.end = to;
    this.#termsEnd = termsTo;
    this.#measuresEnd = measuresTo;
    this.#termsFreed = 0;
    this.#slots.refill(to);
  }

  #growSlots(): void {
    const { end } = this;
    this.ids = grown(this.ids, end);
    this.orders = grown(this.orders, end);
    this.starts = grown(this.starts, end);
    this.sizes = grown(this.sizes, end);
    this.measured = grown(this.measured, end);
    this.alive = grown(this.alive, end);
    this.vectors = grown(this.vectors, end * this.#dimensions);
  }
}

/** An item of one part is measured once, being its own whole. */
function measuresFor(parts: number): number {
  return parts > 1 ? parts + 1 : 1;
}
