import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** What blobs are for; each kind has a place of its own. */
export type BlobArea = 'uploads' | 'recordings';

/** Files that are too large for the database, each under a name of our own: in a folder, or in an object store. */
export interface BlobStore {
  /**
   * Stores a stream whole under a name of {@link newBlobName}: durable once this answers, and nothing is to be found under the
   * name when the stream fails.
   *
   * @returns its bytes
   * @throws BlobsUnavailable when the store does not answer
   */
  put(name: string, bytes: Readable): Promise<number>;
  /**
   * Lends a local file with the blob's bytes for as long as `use` takes; the file is not to be changed.
   *
   * @throws BlobMissing when there is no such blob; BlobsUnavailable
   */
  withFile<Result>(name: string, use: (path: string) => Promise<Result>): Promise<Result>;
  /**
   * Reads a part of a blob, and no more than that.
   *
   * @throws BlobMissing when there is no such blob, or it ends before the part does; BlobsUnavailable
   */
  readRange(name: string, from: number, length: number): Promise<Buffer>;
  /** Bytes of a blob; null when there is none of that name. @throws BlobsUnavailable */
  size(name: string): Promise<number | null>;
  /** Deletes a blob, and what is left of writing it; one that is gone already is no fault. @throws BlobsUnavailable */
  delete(name: string): Promise<void>;
  /** Names of the blobs written before an instant, and of what was half written then; in no order. */
  namesBefore(instant: Date): AsyncGenerator<string>;
}

export class BlobMissing extends Error {
  constructor(name: string) {
    super(`There is no blob ${name}, or not as much of it`);
  }
}

/** The object store does not answer, or refuses us: what was asked may work later. */
export class BlobsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The object store does not answer', { cause });
  }
}

const ownerForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const blobNameForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{32}$/;

/**
 * A name that no blob has yet.
 *
 * @param owner UUID of the workspace that the bytes belong to; the name begins with it
 */
export function newBlobName(owner: string): string {
  if (!ownerForm.test(owner)) throw new RangeError('The owner of a blob is a UUID');
  return `${owner}/${randomBytes(16).toString('hex')}`;
}

/** The workspace that a blob belongs to. */
export function ownerOfBlob(name: string): string {
  return name.slice(0, name.indexOf('/'));
}
