import { setFlagsFromString } from 'node:v8';

/*
 * V8 keeps new objects in a young generation that doubles, up to 48 MB a thread, when much in it lives on. Nearly all that a
 * start loads lives on, so the young generation of each thread would be at its largest before the first request, and is not
 * given back.
 */

/** Largest young generation of a thread that nobody waits for by the millisecond. */
export const threadLimits = { maxYoungGenerationSizeMb: 12 };

/** For all threads; to be called before anything else is loaded. */
export function keepYoungGenerationSmall(): void {
  setGrowth(1);
}

/** From now on it grows as V8 means it to, with the work there is. */
export function growYoungGeneration(): void {
  setGrowth(2);
}

/** V8 reads this flag each time a young generation is to grow, so that it holds after the start too. */
function setGrowth(factor: 1 | 2): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}
