import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
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

/** For all threads; to be called before anything else is loaded. */
export function keepYoungGenerationSmall(): void {
  setGrowth(1);
}

/** Throws away what the start left; from now on the young generation of this thread grows to its size and no further. */
export function settleGenerations(): void {
  setFlagsFromString(`--heap-growing-percent=${oldGrowthPercent}`);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
  // V8 shrinks it when there is nothing to do, so that it has to be let grow again.
  new PerformanceObserver(letGrow).observe({ entryTypes: ['gc'] });
  letGrow();
}

function letGrow(): void {
  const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
  setGrowth(Math.max(1, Math.floor(youngBytes / (young?.space_size ?? youngBytes))));
}

/** V8 reads this flag each time a young generation is to grow, so that it holds after the start too. */
function setGrowth(factor: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}
