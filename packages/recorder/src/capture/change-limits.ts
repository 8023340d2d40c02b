/** More at once than a page changes for a reader; recording it would cost the page more than it tells. */
export const nodesAtOnceMax = 10_000;

const bucketSize = 100;
const refillEveryMs = 100;
const trackedMax = 5000;

interface Changes {
  adds: unknown[];
  texts: unknown[];
  removes: unknown[];
  attributes: { id: number }[];
}

export interface ChangeLimits {
  /** Takes out changes of parts that change all the time; false: the whole change is too large. */
  apply: (changes: Changes, now: number) => boolean;
  /** Single changes that were taken out since this was last asked. */
  takeDropped: () => number;
}

/** Limits how often attributes of one part of the page are recorded: 100 at once, then 10 a second. */
export function changeLimits(): ChangeLimits {
  const buckets = new Map<number, { left: number; at: number }>();
  let dropped = 0;

  const mayPass = (id: number, now: number): boolean => {
    if (buckets.size > trackedMax) buckets.clear();
    const bucket = buckets.get(id) ?? { left: bucketSize, at: now };
    buckets.set(id, bucket);
    bucket.left = Math.min(bucketSize, bucket.left + (now - bucket.at) / refillEveryMs);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  };

  return {
    apply: (changes, now) => {
      const { adds, texts, removes } = changes;
      if (adds.length + texts.length + removes.length + changes.attributes.length > nodesAtOnceMax)
        return false;
      const before = changes.attributes.length;
      if (before > 0) changes.attributes = changes.attributes.filter(({ id }) => mayPass(id, now));
      dropped += before - changes.attributes.length;
      return true;
    },
    takeDropped: () => {
      const count = dropped;
      dropped = 0;
      return count;
    },
  };
}
