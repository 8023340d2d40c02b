import type { WorkerChoice } from '../packing/start-worker.ts';
import type { SafeStorage } from './safe-storage.ts';

const key = 'earshot.no-worker';
const rememberedMs = 7 * 24 * 3_600_000;

/** @param asked the page's option: an address, `off`, or nothing */
export function workerChoice(asked: string | undefined, storage: SafeStorage, now: number): WorkerChoice {
  if (asked === 'off') return 'none';
  if (asked) return { url: asked };
  const refusedAt = storage.read(key);
  return typeof refusedAt === 'number' && Math.abs(now - refusedAt) < rememberedMs ? 'none' : 'own';
}

/** A page whose policy refused the worker would report that again on each page: it is asked once a week. */
export function rememberRefusal(storage: SafeStorage, now: number): void {
  storage.write(key, now);
}
