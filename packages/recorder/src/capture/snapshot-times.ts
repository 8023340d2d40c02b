const shortestMs = 60_000;
const longestMs = 5 * 60_000;
const lengthWorthIt = 1024 * 1024;

/**
 * When a new picture of the whole page is due: after a minute, once about 1 MB of changes came; after five minutes in any
 * case. It is asked with each event only, so that a page on which nothing happens costs nothing.
 */
export interface SnapshotTimes {
  taken: (now: number) => void;
  /** @returns whether one is due */
  note: (now: number, length: number) => boolean;
}

/**
 * @param begunAt when watching began, with a picture to come
 * @param everyMinute also without much change, for a recording of which only the last minute is kept
 */
export function snapshotTimes(begunAt: number, everyMinute: () => boolean): SnapshotTimes {
  let takenAt = begunAt;
  let lengthSince = 0;
  return {
    taken: (now) => {
      takenAt = now;
      lengthSince = 0;
    },
    note: (now, length) => {
      lengthSince += length;
      const since = now - takenAt;
      return since >= longestMs || (since >= shortestMs && (lengthSince >= lengthWorthIt || everyMinute()));
    },
  };
}
