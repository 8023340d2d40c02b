const FIRST_PLACES = 512;
/** What a removed item leaves at its place, so that those after it are still found. */
const REMOVED = -1;

/** Finds the slot of an item by its id: a map would take ten times the room. */
export class SlotsById {
  count = 0;
  readonly #items: { readonly ids: Float64Array };
  /** Slot + 1 at the place of the id's hash, or at the next free one after it; a power of two in length. */
  #places = new Int32Array(FIRST_PLACES);
  /** Places that are not free, those of removed items included. */
  #taken = 0;

  /** @param items tell the id in a slot */
  constructor(items: { readonly ids: Float64Array }) {
    this.#items = items;
  }

  of(id: number): number | undefined {
    const place = this.#placeOf(id);
    return place < 0 ? undefined : (this.#places[place] ?? 0) - 1;
  }

  /** Takes in a slot whose id is not there yet. */
  add(slot: number): void {
    if ((this.#taken + 1) * 2 > this.#places.length) this.#makeRoom();
    this.#put(slot);
    this.count += 1;
  }

  remove(id: number): void {
    const place = this.#placeOf(id);
    if (place < 0) return;
    this.#places[place] = REMOVED;
    this.count -= 1;
  }

  /** Takes in the slots up to this one anew. */
  refill(end: number): void {
    this.#places.fill(0);
    this.#taken = 0;
    for (let slot = 0; slot < end; slot += 1) this.#put(slot);
  }

  /** −1 when it is not there. */
  #placeOf(id: number): number {
    const mask = this.#places.length - 1;
    for (let place = hashOf(id) & mask; ; place = (place + 1) & mask) {
      const marked = this.#places[place] ?? 0;
      if (marked === 0) return -1;
      if (marked !== REMOVED && this.#items.ids[marked - 1] === id) return place;
    }
  }

  #put(slot: number): void {
    const mask = this.#places.length - 1;
    let place = hashOf(this.#items.ids[slot] ?? 0) & mask;
    while (this.#places[place] !== 0) place = (place + 1) & mask;
    this.#places[place] = slot + 1;
    this.#taken += 1;
  }

  /** Room for twice as many as there are; what removed ones left is cleared away. */
  #makeRoom(): void {
    const slots = this.#places.filter((marked) => marked > 0);
    let { length } = this.#places;
    while (slots.length * 4 > length) length *= 2;
    this.#places = new Int32Array(length);
    this.#taken = 0;
    for (const marked of slots) this.#put(marked - 1);
  }
}

/** Ids count up: a factor near the golden ratio of 2^32 spreads them (Knuth, "Sorting and Searching", 6.4). */
function hashOf(id: number): number {
  const hash = Math.imul(id | 0, 0x9e3779b1);
  return hash ^ (hash >>> 15);
}
