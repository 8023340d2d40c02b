import { newKernel } from './kernel.ts';
import type { Kernel, WasmMemory } from './kernel.ts';

const PAGE_BYTES = 65_536;
/** The memory grows by this share at least; pages that were never written to take no room. */
const GROWTH = 1 / 16;
const ALIGNMENT = 8;

/**
 * The memory in which the kernel reads: what belongs to one index, handed out piece by piece from the front. It grows
 * where it is; only the views on it are made anew, so none of them may be kept over a {@link take}.
 */
export class KernelMemory {
  readonly kernel: Kernel;
  ints: Int32Array = new Int32Array(0);
  floats: Float32Array = new Float32Array(0);
  doubles: Float64Array = new Float64Array(0);
  bytes: Int8Array = new Int8Array(0);
  /** One past the last byte handed out. */
  end: number;
  readonly #memory: WasmMemory;

  constructor() {
    const { kernel, memory } = newKernel();
    this.kernel = kernel;
    this.#memory = memory;
    this.end = kernel.FREE.value;
    this.#view();
  }

  /**
   * The address of that many bytes, all 0.
   *
   * @throws RangeError when the memory would pass 2 GiB
   */
  take(bytes: number): number {
    const address = this.end;
    const end = address + Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    const missing = Math.ceil((end - this.bytes.length) / PAGE_BYTES);
    if (missing > 0) {
      this.#memory.grow(Math.max(missing, Math.floor((this.bytes.length / PAGE_BYTES) * GROWTH)));
      this.#view();
    }
    this.end = end;
    return address;
  }

  #view(): void {
    const { buffer } = this.#memory;
    this.ints = new Int32Array(buffer);
    this.floats = new Float32Array(buffer);
    this.doubles = new Float64Array(buffer);
    this.bytes = new Int8Array(buffer);
  }
}
