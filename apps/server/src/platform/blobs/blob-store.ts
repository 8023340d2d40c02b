import type { Readable } from 'node:stream';

export interface StoredBlob {
  name: string;
  bytes: number;
}

/** Files that are too large for the database, each under a name of our own. Today a folder; an object store fits as well. */
export interface BlobStore {
  /**
   * Stores a stream whole under a new name: durable once this answers, and nothing stays behind when the stream fails.
   *
   * @param owner UUID of the workspace that the bytes belong to; the name begins with it
   */
  put(owner: string, bytes: Readable): Promise<StoredBlob>;
  /**
   * Lends a local file with the blob's bytes for as long as `use` takes; the file is not to be changed.
   *
   * @throws BlobMissing when there is no such blob
   */
  withFile<Result>(name: string, use: (path: string) => Promise<Result>): Promise<Result>;
  /** Bytes of a blob; null when there is none of that name. */
  size(name: string): Promise<number | null>;
  /** Deletes a blob; one that is gone already is no fault. */
  delete(name: string): Promise<void>;
  /** Names of the blobs written before an instant, and of what was half written then; in no order. */
  namesBefore(instant: Date): AsyncGenerator<string>;
}

export class BlobMissing extends Error {
  constructor(name: string) {
    super(`There is no blob ${name}`);
  }
}

/** The workspace that a blob belongs to. */
export function ownerOfBlob(name: string): string {
  return name.slice(0, name.indexOf('/'));
}
