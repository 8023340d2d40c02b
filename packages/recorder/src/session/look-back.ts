import type { PackedBatch } from '../packing/packed-batch.ts';

const lookBackMs = 60_000;
const bytesMax = 5 * 1024 * 1024;

/** The last minute of a recording that is only sent when something goes wrong; it always begins with a picture of the page. */
export interface LookBack {
  add: (batch: PackedBatch) => void;
  /** Hands out what is kept, oldest first, and forgets it. */
  take: () => PackedBatch[];
}

export function lookBack(): LookBack {
  let batches: PackedBatch[] = [];
  const bytes = () => batches.reduce((sum, { body }) => sum + body.length, 0);
  return {
    add: (batch) => {
      batches.push(batch);
      const from = batch.lastAt - lookBackMs;
      const begin = batches.findLastIndex(
        ({ hasFullSnapshot, firstAt }) => hasFullSnapshot && firstAt <= from,
      );
      if (begin > 0) batches = batches.slice(begin);
      while (bytes() > bytesMax) {
        const next = batches.findIndex(({ hasFullSnapshot }, index) => index > 0 && hasFullSnapshot);
        batches = next > 0 ? batches.slice(next) : [];
      }
    },
    take: () => {
      const taken = batches;
      batches = [];
      return taken;
    },
  };
}
