const FIRST_SLOTS = 256;
const FIRST_TERMS = 4096;

/** What the index keeps of each item, in slots of flat arrays: an object per item would take several times the room. */
export class ItemStore {
  /** One past the last slot in use; freed slots below it stay empty until {@link compact}. */
  end = 0;
  ids = new Float64Array(FIRST_SLOTS);
  orders = new Float64Array(FIRST_SLOTS);
  /** Where the item's word numbers begin in `terms`. */
  starts = new Uint32Array(FIRST_SLOTS);
  /** How many there are; 0 marks an item without words as well as a freed slot. */
  sizes = new Uint32Array(FIRST_SLOTS);
  /** Summed weight of the item's words; kept by the index. */
  masses = new Float32Array(FIRST_SLOTS);
  /** Length of the sentence vector without the shared directions, 0 when there is none; kept by the index. */
  lengths = new Float32Array(FIRST_SLOTS);
  /** 1 in the slots that hold an item. */
  alive = new Uint8Array(FIRST_SLOTS);
  terms = new Uint32Array(FIRST_TERMS);
  /** Sentence vectors at length 127; zeros where there is none. */
  vectors: Int8Array;

  readonly #dimensions: number;
  readonly #slots = new Map<number, number>();
  #termsEnd = 0;
  #termsFreed = 0;

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
    this.vectors = new Int8Array(FIRST_SLOTS * dimensions);
  }

  get size(): number {
    return this.#slots.size;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  slots(): number[] {
    return [...this.#slots.values()];
  }

  termsOf(slot: number): Uint32Array {
    const start = this.starts[slot] ?? 0;
    return this.terms.subarray(start, start + (this.sizes[slot] ?? 0));
  }

  /** Adds an item that is not there yet. `vector` has length 1. */
  add(id: number, order: number, terms: readonly number[], vector: Float32Array | null): number {
    const slot = this.end;
    this.end += 1;
    if (this.end > this.ids.length) this.#growSlots();
    this.terms = grown(this.terms, this.#termsEnd + terms.length);
    this.terms.set(terms, this.#termsEnd);
    this.ids[slot] = id;
    this.orders[slot] = order;
    this.starts[slot] = this.#termsEnd;
    this.sizes[slot] = terms.length;
    this.alive[slot] = 1;
    this.#termsEnd += terms.length;
    const at = slot * this.#dimensions;
    for (let i = 0; i < this.#dimensions; i += 1) this.vectors[at + i] = Math.round((vector?.[i] ?? 0) * 127);
    this.#slots.set(id, slot);
    return slot;
  }

  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#termsFreed += this.sizes[slot] ?? 0;
    this.alive[slot] = 0;
    this.sizes[slot] = 0;
    this.lengths[slot] = 0;
  }

  /** Whether more than a quarter of the room is held by removed items. */
  get isSparse(): boolean {
    return this.end > this.size * 1.34 + FIRST_SLOTS || this.#termsFreed > this.#termsEnd / 4 + FIRST_TERMS;
  }

  /** Closes the gaps of removed items; slots change. */
  compact(): void {
    let to = 0;
    let termsTo = 0;
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
      this.masses[to] = this.masses[from] ?? 0;
      this.lengths[to] = this.lengths[from] ?? 0;
      this.#slots.set(this.ids[to] ?? 0, to);
      termsTo += size;
      to += 1;
    }
    this.alive.fill(0, to);
    this.end = to;
    this.#termsEnd = termsTo;
    this.#termsFreed = 0;
  }

  #growSlots(): void {
    const { end } = this;
    this.ids = grown(this.ids, end);
    this.orders = grown(this.orders, end);
    this.starts = grown(this.starts, end);
    this.sizes = grown(this.sizes, end);
    this.masses = grown(this.masses, end);
    this.lengths = grown(this.lengths, end);
    this.alive = grown(this.alive, end);
    this.vectors = grown(this.vectors, end * this.#dimensions);
  }
}

type Numbers = Float64Array | Float32Array | Uint32Array | Uint8Array | Int8Array;

/** The array itself, or a copy with room for half as much again. */
function grown<T extends Numbers>(array: T, needed: number): T {
  if (array.length >= needed) return array;
  const larger = new (array.constructor as new (length: number) => T)(Math.ceil(needed * 1.5));
  larger.set(array);
  return larger;
}
