import { join } from 'node:path';
import { BlobFolder } from './blob-folder.ts';
import type { BlobStore } from './blob-store.ts';

/** The blobs of this server's configuration. */
export function openBlobs({ dataDir }: { dataDir: string }): BlobStore {
  return new BlobFolder(join(dataDir, 'blobs'));
}
