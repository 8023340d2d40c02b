import { inRoot } from './places.mjs';

/**
 * What every program of ours is started with. Parsed and compiled code is kept over starts. The C library of Linux keeps
 * a heap for each thread and hardly gives anything back, which would be a fifth of the server's memory: with these it
 * keeps two, and gives back what is larger than 128 kB as soon as it is free.
 */
export const programEnvironment = {
  NODE_COMPILE_CACHE: inRoot('.cache', 'node'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
