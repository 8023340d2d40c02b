import type { KernelMemory } from './kernel-memory.ts';

const SPAN_BYTES = 16_384;

/** Pieces of the kernel's memory, one behind the other in spans, between which it serves for other things. */
export class MemorySpans {
  readonly #memory: KernelMemory;
  readonly #spans: { start: number; end: number }[];
  #span = 0;
  #at: number;

  constructor(memory: KernelMemory) {
    this.#memory = memory;
    this.#at = memory.end;
    this.#spans = [{ start: memory.end, end: memory.end }];
  }

  /** The address of that many bytes, a multiple of 4, which may hold what was there before. */
  place(bytes: number): number {
    while (this.#at + bytes > (this.#spans[this.#span]?.end ?? 0)) {
      if (this.#span + 1 < this.#spans.length) {
        this.#span += 1;
        this.#at = this.#spans[this.#span]?.start ?? 0;
      } else this.#lengthen(bytes);
    }
    const address = this.#at;
    this.#at += bytes;
    return address;
  }

  /** Places from the front again: what was placed is free, and placed again in the same order no piece comes after its old place. */
  rewind(): void {
    this.#span = 0;
    this.#at = this.#spans[0]?.start ?? 0;
  }

  /** Takes over memory that is no longer used for something else. */
  takeOver(start: number, bytes: number): void {
    this.#spans.push({ start, end: start + bytes });
  }

  /** By a new span, or the last one's continuation. */
  #lengthen(bytes: number): void {
    const start = this.#memory.take(Math.max(bytes, SPAN_BYTES));
    const last = this.#spans.at(-1);
    if (last?.end === start) last.end = this.#memory.end;
    else this.#spans.push({ start, end: this.#memory.end });
  }
}
