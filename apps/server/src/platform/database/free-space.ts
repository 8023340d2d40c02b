import { statfsSync } from 'node:fs';

const checkEveryMs = 2000;
const retryAfterSeconds = 60;

/** The disk has less free space than the floor, so nothing more is written; the HTTP edge answers `storage_full`. */
export class NoRoomError extends Error {
  readonly retryAfterSeconds = retryAfterSeconds;
  readonly freeBytes: number;

  constructor(freeBytes: number, floorBytes: number) {
    super(`${toMegabytes(freeBytes)} MB of disk are free; at least ${toMegabytes(floorBytes)} MB are needed`);
    this.freeBytes = freeBytes;
  }
}

/** Bytes that this user may still write to the disk that holds `folder`. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Watches the disk of one folder. PostgreSQL stops when its disk is full, so writers ask here first. */
export class FreeSpace {
  readonly #folder: string;
  readonly #floorBytes: number;
  readonly #now: () => number;
  #checkedAt = -Infinity;
  #freeBytes = 0;

  constructor(folder: string, floorBytes: number, now: () => number = Date.now) {
    this.#folder = folder;
    this.#floorBytes = floorBytes;
    this.#now = now;
  }

  /** Asked at most every 2 seconds, so that each write can ask. */
  freeBytes(): number {
    const now = this.#now();
    if (now - this.#checkedAt >= checkEveryMs) {
      this.#freeBytes = freeBytesOf(this.#folder);
      this.#checkedAt = now;
    }
    return this.#freeBytes;
  }

  /**
   * To be called before anything is stored; reads go on without.
   *
   * @param neededBytes what is about to be written, when it is known to be large
   * @throws NoRoomError when less than the floor would be left
   */
  assertRoom(neededBytes = 0): void {
    const free = this.freeBytes();
    if (free - neededBytes < this.#floorBytes) throw new NoRoomError(free, this.#floorBytes);
  }
}

function toMegabytes(bytes: number): number {
  return Math.floor(bytes / 1_048_576);
}
