import { join } from 'node:path';
import { BlobBucket } from './blob-bucket.ts';
import { BlobFolder } from './blob-folder.ts';
import type { BlobArea, BlobStore } from './blob-store.ts';
import type { BlobsConfig } from './blobs-config.ts';

/** The blobs of this server's configuration. */
export function openBlobs({ blobs }: { blobs: BlobsConfig }, area: BlobArea): BlobStore {
  return 'folder' in blobs ? new BlobFolder(join(blobs.folder, area)) : new BlobBucket(blobs, area);
}

/** @throws RangeError when blobs are not kept in a folder */
export function blobsFolder({ blobs }: { blobs: BlobsConfig }, area: BlobArea): string {
  if (!('folder' in blobs)) throw new RangeError('Blobs are kept in a bucket');
  return join(blobs.folder, area);
}
