const wordsOfKey = 3;
const wordsOfEntry = wordsOfKey + 1;
const firstSlots = 4096;
const fullestShare = 0.6;

/**
 * Numbers under SHA-256 keys, of which 96 bits are kept: 27 to 54 bytes an entry, so that a file of 2,000,000 rows takes
 * some 70 MB. Two of so many keys share their 96 bits with a probability below 10⁻¹⁶.
 */
export class KeyTable {
  #slots = firstSlots;
  #words = new Uint32Array(firstSlots * wordsOfEntry);
  #size = 0;

  /** The number under a key; 0 when there is none. */
  get(hexKey: string): number {
    return this.#words[this.#placeOf(...wordsOf(hexKey)) + wordsOfKey] ?? 0;
  }

  /** @param value from 1 to 2³² − 1 */
  set(hexKey: string, value: number): void {
    const key = wordsOf(hexKey);
    const place = this.#placeOf(...key);
    if (this.#words[place + wordsOfKey] === 0) this.#size++;
    this.#words.set(key, place);
    this.#words[place + wordsOfKey] = value;
    if (this.#size > this.#slots * fullestShare) this.#grow();
  }

  #placeOf(a: number, b: number, c: number): number {
    const words = this.#words;
    let slot = a & (this.#slots - 1);
    for (;;) {
      const place = slot * wordsOfEntry;
      if (words[place + wordsOfKey] === 0) return place;
      if (words[place] === a && words[place + 1] === b && words[place + 2] === c) return place;
      slot = (slot + 1) & (this.#slots - 1);
    }
  }

  #grow(): void {
    const old = this.#words;
    this.#slots *= 2;
    this.#words = new Uint32Array(this.#slots * wordsOfEntry);
    for (let from = 0; from < old.length; from += wordsOfEntry) {
      if (old[from + wordsOfKey] === 0) continue;
      const entry = old.subarray(from, from + wordsOfEntry);
      const [a = 0, b = 0, c = 0] = entry;
      this.#words.set(entry, this.#placeOf(a, b, c));
    }
  }
}

function wordsOf(hexKey: string): [number, number, number] {
  return [word(hexKey, 0), word(hexKey, 8), word(hexKey, 16)];
}

function word(hexKey: string, from: number): number {
  return Number.parseInt(hexKey.slice(from, from + 8), 16);
}
