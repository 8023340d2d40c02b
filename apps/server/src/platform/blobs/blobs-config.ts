import { resolve } from 'node:path';

export interface BucketConfig {
  bucket: string;
  /** Begins every name; ends with a slash, or is empty. */
  prefix: string;
  /** Where the store is; without it, Amazon's of the region. */
  endpoint: string | undefined;
  region: string;
  key: string;
  secret: string;
}

/** Where large files are kept. */
export type BlobsConfig = { folder: string } | BucketConfig;

interface Given {
  blobs: string | undefined;
  endpoint: string | undefined;
  region: string;
  key: string | undefined;
  secret: string | undefined;
}

/**
 * @param dataDir its folder `blobs` is used when nothing is given
 *
 * @throws RangeError with what is wrong
 */
export function blobsConfigOf(given: Given, dataDir: string): BlobsConfig {
  const { blobs, endpoint, region, key, secret } = given;
  if (!blobs?.startsWith('s3:')) return { folder: resolve(dataDir, blobs ?? 'blobs') };
  const found = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([^?#]*))?$/.exec(blobs);
  const bucket = found?.[1];
  if (bucket === undefined) throw new RangeError('is not of the form s3://bucket or s3://bucket/folder');
  if (key === undefined || secret === undefined) {
    throw new RangeError('needs EARSHOT_BLOBS_KEY and EARSHOT_BLOBS_SECRET');
  }
  const path = (found?.[2] ?? '').replace(/^\/+|(?<!\/)\/+$/g, '');
  return { bucket, prefix: path === '' ? '' : `${path}/`, endpoint, region, key, secret };
}
