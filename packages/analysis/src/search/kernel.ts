import { KERNEL_BINARY } from './kernel-binary.ts';

/** What of WebAssembly is used here; the types of Node leave it out. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly: {
  Memory: new (descriptor: { initial: number; maximum: number }) => WasmMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: unknown };
};

interface Place {
  readonly value: number;
}

/** What kernel/search-kernel.ts exports; addresses are in bytes. */
export interface Kernel {
  readonly BATCH: Place;
  readonly WEIGHTS: Place;
  readonly CANDIDATES: Place;
  readonly COSINES: Place;
  readonly LIKENESS: Place;
  readonly COVERED: Place;
  readonly FREE: Place;
  readonly NONE: Place;
  readonly OF_WORDS: Place;
  readonly ENCODED: Place;
  calibrate(fullVoice: number, bothPerCosine: number, bothAlone: number): void;
  shareDirections(dimensions: number, directions: number, count: number, room: number): void;
  ask(
    vectors: number,
    words: number,
    queryWords: number,
    contentWords: number,
    weight: number,
    contentWeight: number,
    leastContent: number,
    usual: number,
  ): void;
  multiply(entries: number, count: number, stride: number, query: number, words: number): void;
  score(count: number): void;
  beginCount(covered: number, last: number, end: number): void;
  count(
    first: number,
    lastBlock: number,
    filled: number,
    word: number,
    more: number,
    covered: number,
    last: number,
  ): void;
  collect(covered: number, end: number, least: number, found: number): number;
}

const FIRST_PAGES = 2;
/** 2 GiB, which hold some millions of items. */
const MOST_PAGES = 32_768;

let compiled: object | undefined;

/** The compiled inner loops of the search, with a memory of their own. Compiled once in a thread. */
export function newKernel(): { kernel: Kernel; memory: WasmMemory } {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(KERNEL_BINARY), (letter) => letter.charCodeAt(0)));
  const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory }, math: { log: Math.log } });
  // The binary is made from the source that the interface describes; a test compares their hashes.
  return { kernel: exports as Kernel, memory };
}
