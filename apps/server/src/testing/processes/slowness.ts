const spunMs = 100;

/**
 * How many times as long as on an idle machine a program takes at this moment, at least 1: the time that this one gets the
 * processor for, by the clock.
 */
export function slowness(): number {
  const begunAt = performance.now();
  const before = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1000;
    if (spent >= spunMs) return Math.max(1, (performance.now() - begunAt) / spent);
  }
}

/**
 * Does something and tells how long it took, as it would have on an idle machine: others that are at work just before it or
 * just after it are allowed for.
 */
export async function undisturbedMs(work: () => Promise<unknown>): Promise<number> {
  const before = slowness();
  const begunAt = performance.now();
  await work();
  const took = performance.now() - begunAt;
  return took / Math.max(before, slowness());
}
