import type { Segment } from '../segments.ts';

export type FetchSegment = (segment: Segment) => Promise<ArrayBuffer>;

/** As they are stored, segments are small: going back some steps asks nobody. */
const keptSegments = 8;

/** The bytes of segments; what was fetched lately is kept. */
export class SegmentBytes {
  #fetch: FetchSegment;
  #kept = new Map<string, ArrayBuffer>();

  constructor(fetchSegment: FetchSegment) {
    this.#fetch = fetchSegment;
  }

  /** A copy, for the caller to give away. */
  async of(key: string, segment: Segment): Promise<ArrayBuffer> {
    const bytes = this.#kept.get(key) ?? (await this.#fetch(segment));
    this.#kept.delete(key);
    this.#kept.set(key, bytes);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= keptSegments) break;
      this.#kept.delete(oldest);
    }
    return bytes.slice(0);
  }
}
