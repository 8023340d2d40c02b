import { join } from 'node:path';
import { BlobFolder } from './blob-folder.ts';
import type { BlobStore } from './blob-store.ts';

/** The blobs of this server's configuration. */
export function openBlobs(config: { dataDir: string }): BlobStore {
  return new BlobFolder(blobsFolder(config));
}

export function blobsFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'blobs');
}
