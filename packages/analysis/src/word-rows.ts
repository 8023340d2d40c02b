const LINE_FEED = 10;
/** A longer word is in no table. */
const MOST_BYTES = 256;
const encoder = new TextEncoder();

/**
 * Finds words in a text of one word a line. A map would hold a string and an entry for each of a hundred thousand words;
 * this holds two numbers, and compares bytes.
 */
export class WordRows {
  readonly #text: Uint8Array;
  /** Where each word begins; after the last, where the next would. */
  readonly #starts: Uint32Array;
  /** Row + 1 at the place of the word's hash, or at the next free one after it; a power of two in number. */
  readonly #places: Uint32Array;
  readonly #word = new Uint8Array(MOST_BYTES);

  /** @throws RangeError unless the text has `count` different lines */
  constructor(text: Uint8Array, count: number) {
    this.#text = text;
    this.#starts = new Uint32Array(count + 1);
    this.#places = new Uint32Array(2 ** Math.ceil(Math.log2(2 * count + 2)));
    let row = 0;
    for (let start = 0; start <= text.length; row += 1) {
      const next = text.indexOf(LINE_FEED, start);
      const end = next < 0 ? text.length : next;
      this.#starts[row] = start;
      this.#starts[row + 1] = end + 1;
      if (row < count) this.#add(text.subarray(start, end), row);
      start = end + 1;
    }
    if (row !== count) throw new RangeError(`The word table names ${row} words instead of ${count}.`);
  }

  /** −1 when the word is not there. */
  of(word: string): number {
    if (word.length > MOST_BYTES) return -1;
    for (let i = 0; i < word.length; i += 1) {
      const code = word.charCodeAt(i);
      if (code > 127) return this.#findEncoded(word);
      this.#word[i] = code;
    }
    return (this.#places[this.#placeOf(this.#word, word.length)] ?? 0) - 1;
  }

  #findEncoded(word: string): number {
    const bytes = encoder.encode(word);
    return (this.#places[this.#placeOf(bytes, bytes.length)] ?? 0) - 1;
  }

  #add(word: Uint8Array, row: number): void {
    const place = this.#placeOf(word, word.length);
    if (this.#places[place] !== 0) throw new RangeError('The word table names a word twice.');
    this.#places[place] = row + 1;
  }

  /** The place that holds the word, or the free one where it would stand. */
  #placeOf(word: Uint8Array, length: number): number {
    const mask = this.#places.length - 1;
    let place = hashOf(word, length) & mask;
    for (;;) {
      const row = (this.#places[place] ?? 0) - 1;
      if (row < 0 || this.#isAt(row, word, length)) return place;
      place = (place + 1) & mask;
    }
  }

  #isAt(row: number, word: Uint8Array, length: number): boolean {
    const start = this.#starts[row] ?? 0;
    if ((this.#starts[row + 1] ?? 0) - start - 1 !== length) return false;
    for (let i = 0; i < length; i += 1) if (this.#text[start + i] !== word[i]) return false;
    return true;
  }
}

/** FNV-1a (Fowler, Noll, Vo); its low bits alone know little of the first letters. */
function hashOf(bytes: Uint8Array, length: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i += 1) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193);
  return hash ^ (hash >>> 15);
}
