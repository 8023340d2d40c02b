import type { ChunkShelf } from './chunk-shelf.ts';
import { databaseName } from './discard-kept.ts';
import type { LeftChunks } from './left-chunks.ts';

/** For a browser that is no longer recorded: what waits in it and got too old to be sent goes. Where nothing waits, no database is made. */
export async function discardOldChunks(
  shelf: ChunkShelf,
  left: LeftChunks,
  databases: () => Promise<IDBDatabaseInfo[]>,
  siteKey: string,
): Promise<void> {
  if (left.all().length > 0 || (await databases()).some(({ name }) => name === databaseName))
    await shelf.free(siteKey);
}
