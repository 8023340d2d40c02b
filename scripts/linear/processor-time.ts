/**
 * Milliseconds of the processor, so that what else the machine does is not counted. What other threads of this process do is
 * counted by the processor and not by the clock: the smaller of both holds.
 */
export function processorTimeOf(work: () => void): number {
  const start = process.cpuUsage();
  const begun = performance.now();
  work();
  const passed = performance.now() - begun;
  const { user, system } = process.cpuUsage(start);
  return Math.min(passed, (user + system) / 1000);
}

/** Does nothing for so many milliseconds, and blocks meanwhile. */
export function wait(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
