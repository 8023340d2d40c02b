import { createHash } from 'node:crypto';

/** Vectors of texts, those used longest ago forgotten first. Texts are kept as their hash alone. */
export class VectorCache {
  readonly #maxNumbers: number;
  readonly #kept = new Map<string, Float32Array>();
  #numbers = 0;

  /** @param maxNumbers of all vectors together; four bytes each */
  constructor(maxNumbers: number) {
    this.#maxNumbers = maxNumbers;
  }

  get(text: string): Float32Array | undefined {
    const key = keyOf(text);
    const vector = this.#kept.get(key);
    if (vector) {
      this.#kept.delete(key);
      this.#kept.set(key, vector);
    }
    return vector;
  }

  keep(text: string, vector: Float32Array): void {
    const key = keyOf(text);
    this.#numbers += vector.length - (this.#kept.get(key)?.length ?? 0);
    this.#kept.set(key, vector);
    for (const [oldest, one] of this.#kept) {
      if (this.#numbers <= this.#maxNumbers) return;
      this.#kept.delete(oldest);
      this.#numbers -= one.length;
    }
  }
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
