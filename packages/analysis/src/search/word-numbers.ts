const FIRST_PLACES = 2048;

/**
 * Finds the numbers of words by their letters, given as a string or as ASCII bytes: a map would need a string for every
 * word of every item that is read. The same spelling is another word where the English vectors do not speak for it.
 */
export class WordNumbers {
  readonly #words: readonly string[];
  /** Number + 1 at the place of the word's hash, or at the next free one after it; a power of two in length. */
  #places = new Uint32Array(FIRST_PLACES);
  /** Per number: whether the English vectors speak for it. */
  #english: boolean[] = [];

  /** @param words the words by number, which the caller extends before {@link add} */
  constructor(words: readonly string[]) {
    this.#words = words;
  }

  isEnglish(number: number): boolean {
    return this.#english[number] ?? false;
  }

  /** −1 when the word is not there. */
  of(word: string, isEnglish: boolean): number {
    const mask = this.#places.length - 1;
    for (let place = hashOfText(word, isEnglish) & mask; ; place = (place + 1) & mask) {
      const number = (this.#places[place] ?? 0) - 1;
      if (number < 0 || (this.#words[number] === word && this.#english[number] === isEnglish)) return number;
    }
  }

  /** −1 when the word is not there or is not ASCII. */
  ofBytes(bytes: Uint8Array, start: number, end: number, isEnglish: boolean): number {
    const mask = this.#places.length - 1;
    let hash = FNV_START;
    for (let i = start; i < end; i += 1) {
      const byte = bytes[i] ?? 0;
      if (byte > 127) return -1;
      hash = Math.imul(hash ^ byte, FNV_FACTOR);
    }
    for (let place = mixed(hash, isEnglish) & mask; ; place = (place + 1) & mask) {
      const number = (this.#places[place] ?? 0) - 1;
      if (number < 0) return -1;
      if (this.#english[number] === isEnglish && isText(this.#words[number] ?? '', bytes, start, end))
        return number;
    }
  }

  /** Takes in the word that was given the last number. */
  add(isEnglish: boolean): void {
    this.#english.push(isEnglish);
    const { length } = this.#english;
    if (length * 2 <= this.#places.length) return this.#place(length - 1);
    this.#places = new Uint32Array(this.#places.length * 2);
    for (let number = 0; number < length; number += 1) this.#place(number);
  }

  #place(number: number): void {
    const mask = this.#places.length - 1;
    let place = hashOfText(this.#words[number] ?? '', this.isEnglish(number)) & mask;
    while (this.#places[place] !== 0) place = (place + 1) & mask;
    this.#places[place] = number + 1;
  }
}

/** FNV-1a (Fowler, Noll, Vo), over code units; its low bits alone know little of the first letters. */
const FNV_START = 0x811c9dc5;
const FNV_FACTOR = 0x01000193;

function hashOfText(text: string, isEnglish: boolean): number {
  let hash = FNV_START;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_FACTOR);
  return mixed(hash, isEnglish);
}

function mixed(hash: number, isEnglish: boolean): number {
  return hash ^ (hash >>> 15) ^ (isEnglish ? 0 : 0x2545f491);
}

function isText(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}
