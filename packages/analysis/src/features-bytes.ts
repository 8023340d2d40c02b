const CHECK_BYTES = 2;
const FIRST_BYTES = 256;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Writes LEB128 numbers and words, and a check sum at the end. */
export class ByteWriter {
  #bytes = new Uint8Array(FIRST_BYTES);
  #at = 0;

  number(value: number): void {
    this.#makeRoom(5);
    for (; value > 127; value >>>= 7) this.#bytes[this.#at++] = (value & 127) | 128;
    this.#bytes[this.#at++] = value;
  }

  /** Length × 2, plus 1 when the count is told because it is over 1; the count; UTF-8. */
  word(word: string, count: number): void {
    const bytes = isAscii(word) ? null : encoder.encode(word);
    const length = bytes ? bytes.length : word.length;
    this.number(length * 2 + (count > 1 ? 1 : 0));
    this.#makeRoom(1 + length);
    if (count > 1) this.#bytes[this.#at++] = count;
    if (bytes) this.#bytes.set(bytes, this.#at);
    else for (let i = 0; i < length; i += 1) this.#bytes[this.#at + i] = word.charCodeAt(i);
    this.#at += length;
  }

  sealed(): Uint8Array {
    this.#makeRoom(CHECK_BYTES);
    const sum = checkSum(this.#bytes, this.#at);
    this.#bytes[this.#at++] = sum & 255;
    this.#bytes[this.#at++] = sum >> 8;
    return this.#bytes.slice(0, this.#at);
  }

  #makeRoom(bytes: number): void {
    if (this.#at + bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#at + bytes));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Reads what a {@link ByteWriter} wrote; every fault is a RangeError. */
export class ByteReader {
  wordStart = 0;
  wordEnd = 0;
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#end = bytes.length - CHECK_BYTES;
    const sum = (bytes[this.#end] ?? 0) | ((bytes[this.#end + 1] ?? 0) << 8);
    if (this.#end < 3 || checkSum(bytes, this.#end) !== sum) throw damaged();
  }

  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128 || shift > 21) return value >>> 0;
    }
  }

  /** A number of things that take a byte each at least. */
  count(): number {
    const count = this.number();
    if (count > this.#end) throw damaged();
    return count;
  }

  /** Steps over a word, which then stands from {@link wordStart} to {@link wordEnd}, and tells how often it occurs. */
  word(): number {
    const head = this.number();
    const count = head & 1 ? (this.#bytes[this.#at++] ?? 1) : 1;
    this.wordStart = Math.min(this.#at, this.#end);
    this.#at += head >> 1;
    this.wordEnd = Math.min(this.#at, this.#end);
    return count;
  }

  /** What was read, if that was all. */
  ended<T>(read: T): T {
    if (this.#at !== this.#end) throw damaged();
    return read;
  }
}

/** Nearly all words are ASCII, for which an encoder or decoder takes longer to call than to work. */
function isAscii(word: string): boolean {
  for (let i = 0; i < word.length; i += 1) if (word.charCodeAt(i) > 127) return false;
  return true;
}

/** The text of UTF-8 bytes from one place up to another. */
export function textOfBytes(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let i = start; i < end; i += 1) {
    const byte = bytes[i] ?? 0;
    if (byte > 127) return decoder.decode(bytes.subarray(start, end));
    text += String.fromCharCode(byte);
  }
  return text;
}

function damaged(): RangeError {
  return new RangeError('The features are damaged.');
}

/** FNV-1a (Fowler, Noll, Vo) of the first bytes, folded to 16 bits. */
function checkSum(bytes: Uint8Array, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < end; i += 1) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}
