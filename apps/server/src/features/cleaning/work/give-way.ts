import { setTimeout as wait } from 'node:timers/promises';

const mostMs = 500;

/**
 * Waits as long as the batch took that began then, so that what people ask for meanwhile has the processor to itself half of
 * the time.
 *
 * @param since of `performance.now()`
 * @throws AbortError when the work is to end
 */
export async function giveWay(since: number, signal: AbortSignal): Promise<void> {
  await wait(Math.min(mostMs, performance.now() - since), undefined, { signal });
}
