import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * V8 keeps new objects in a young generation that doubles, up to 128 MB, when much in it lives on, and lets the old one grow
 * far beyond what lives in it before it looks. Neither is given back soon. Nearly all that a start loads lives on, so both
 * would be large before the first request.
 */

/** Largest young generation of a thread that nobody waits for by the millisecond. */
export const threadLimits = { maxYoungGenerationSizeMb: 12 };

/** Young generation of the thread that answers requests. A larger one saves it no time that could be measured. */
const youngBytes = 8 * 1024 * 1024;
/** The old generation is looked through when it has grown by so many percent. */
const oldGrowthPercent = 50;
/** A thread that takes less than this share of a processor has nobody who waits for it. */
const idleShare = 0.02;
/** It is worth a collection when the heap has grown by so much since the last one. */
const worthBytes = 6 * 1024 * 1024;
/** Also moves together what is left and gives the emptied pages back to the system; it takes twice as long. */
const compacting = { type: 'major', execution: 'sync', flavor: 'last-resort' } as const;

/** For all threads; to be called before anything else is loaded. */
export function keepYoungGenerationSmall(): void {
  setGrowth(1);
}

/** Throws away what the start left; from now on the young generation of this thread grows to its size and no further. */
export function settleGenerations(): void {
  setFlagsFromString(`--heap-growing-percent=${oldGrowthPercent}`);
  collector()();
  // V8 shrinks it when there is nothing to do, so that it has to be let grow again.
  new PerformanceObserver(letGrow).observe({ entryTypes: ['gc'] });
  letGrow();
}

/**
 * Throws away what was left by the work of this thread once it has had next to nothing to do for so long. V8 itself looks at
 * what has grown old only when more is asked of it.
 */
export function collectWhenIdle(idleMs = 5000): void {
  const collect = collector();
  const heapBytes = () => getHeapStatistics().total_heap_size;
  let collected = heapBytes();
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    if (user + system > idleShare * idleMs * 1000 || heapBytes() < collected + worthBytes) return;
    collect();
    collected = heapBytes();
    before = process.threadCpuUsage();
  }, idleMs).unref();
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: typeof compacting) => void;
  setFlagsFromString('--no-expose-gc');
  return () => collect(compacting);
}

function letGrow(): void {
  const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
  setGrowth(Math.max(1, Math.floor(youngBytes / (young?.space_size ?? youngBytes))));
}

/** V8 reads this flag each time a young generation is to grow, so that it holds after the start too. */
function setGrowth(factor: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}
