import type { ItemRecords } from './item-records.ts';
import type { KernelMemory } from './kernel-memory.ts';
import { grown } from './numbers.ts';
import { SlotsById } from './slots-by-id.ts';

const FIRST_SLOTS = 256;
const FIRST_TERMS = 4096;
/** In place of a length: the kernel measures it when it is needed. */
const UNMEASURED = -1;
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
  /** Addresses of the records; 0 in freed slots. */
  records = new Uint32Array(FIRST_SLOTS);
  /** An encoder's vectors, of length 1 or all 0; empty where the index has no encoder. */
  vectors: Float32Array;

  readonly #dimensions: number;
  readonly #memory: KernelMemory;
  readonly #records: ItemRecords;
  readonly #slots = new SlotsById(this);
  #termCount = 0;
  #termsFreed = 0;

  /** @param dimensions of an encoder's vectors; 0 for none */
  constructor(memory: KernelMemory, records: ItemRecords, dimensions: number) {
    this.#memory = memory;
    this.#records = records;
    this.#dimensions = dimensions;
    this.vectors = new Float32Array(FIRST_SLOTS * dimensions);
  }

  get size(): number {
    return this.#slots.count;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.of(id);
  }

  isAlive(slot: number): boolean {
    return this.records[slot] !== 0;
  }

  /** The item's marked words, up to the next change of the index; none in a freed slot. */
  termsOf(slot: number): Int32Array {
    const record = this.records[slot] ?? 0;
    if (record === 0) return this.#memory.ints.subarray(0, 0);
    const start = this.#records.wordsAt(record);
    return this.#memory.ints.subarray(start, start + this.#records.wordCount(record));
  }

  /** Weighs an item and its parts. Lengths take long, and most items are never looked at: they wait until one is. */
  weigh(slot: number, weightOf: (term: number) => number): void {
    const record = this.records[slot] ?? 0;
    const { floats } = this.#memory;
    const whole = this.#records.massesAt(record);
    const measures = this.#records.measuresOf(record);
    let at = whole;
    let mass = 0;
    let all = 0;
    for (const marked of this.termsOf(slot)) {
      mass += weightOf(termOf(marked));
      if (!endsPart(marked)) continue;
      at += 1;
      if (measures > 1) floats[at] = mass;
      all += mass;
      mass = 0;
    }
    floats[whole] = all;
    floats[this.#records.lengthsAt(record)] = this.#dimensions > 0 ? 1 : UNMEASURED;
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
    const filled = parts.filter(({ length }) => length > 0);
    const size = filled.reduce((sum, { length }) => sum + length, 0);
    const record = this.#records.add(measuresFor(filled.length), size);
    const { ints } = this.#memory;
    let at = this.#records.wordsAt(record);
    for (const part of filled) {
      ints.set(part, at);
      at += part.length;
      ints[at - 1] = (part.at(-1) ?? 0) | ENDS_PART;
    }
    this.ids[slot] = id;
    this.orders[slot] = order;
    this.records[slot] = record;
    this.#termCount += size;
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
    this.#termsFreed += this.termsOf(slot).length;
    this.records[slot] = 0;
  }

  /** Whether more than a quarter of the room is held by removed items. */
  get isSparse(): boolean {
    return this.end > this.size * 1.34 + FIRST_SLOTS || this.#termsFreed > this.#termCount / 4 + FIRST_TERMS;
  }

  /** Closes the gaps of removed items; slots change, and measures have to be taken anew. */
  compact(): void {
    let to = 0;
    const d = this.#dimensions;
    this.#records.rewind();
    for (let from = 0; from < this.end; from += 1) {
      const record = this.records[from] ?? 0;
      if (record === 0) continue;
      this.vectors.copyWithin(to * d, from * d, (from + 1) * d);
      this.records[to] = this.#records.moveUp(record);
      this.ids[to] = this.ids[from] ?? 0;
      this.orders[to] = this.orders[from] ?? 0;
      to += 1;
    }
    this.records.fill(0, to);
    this.end = to;
    this.#termCount -= this.#termsFreed;
    this.#termsFreed = 0;
    this.#slots.refill(to);
  }

  #growSlots(): void {
    const { end } = this;
    this.ids = grown(this.ids, end);
    this.orders = grown(this.orders, end);
    this.records = grown(this.records, end);
    this.vectors = grown(this.vectors, end * this.#dimensions);
  }
}

/** An item of one part is measured once, being its own whole. */
function measuresFor(parts: number): number {
  return parts > 1 ? parts + 1 : 1;
}
