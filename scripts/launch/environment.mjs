import { inRoot } from './places.mjs';

/**
 * What every program of ours is started with. Parsed and compiled code is kept over starts. The rest is for the C library
 * of Linux, which hardly gives anything back: a thread that ends leaves crumbs in the heap it shared with others, and all
 * that is free between them stays. So each thread has a heap of its own, what takes 64 kB or more has memory of its own
 * where a heap would have to grow for it, and the free end of a heap is given back from 128 kB on.
 */
export const programEnvironment = {
  NODE_COMPILE_CACHE: inRoot('.cache', 'node'),
  MALLOC_ARENA_MAX: '16',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
