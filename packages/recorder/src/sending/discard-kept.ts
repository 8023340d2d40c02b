import { recordingKey } from '../session/recording-id.ts';
import { safeStorage } from '../session/safe-storage.ts';

export const databaseName = 'earshot';
/** In the storage that the tabs of a browser share. */
export const leftKey = 'earshot.left';

/**
 * Discards what waits in this browser for the next page, whether or not the file that keeps it has come (no request is made for it), and
 * the recording that its tabs share: by that a page that comes back knows. Where nothing was ever kept, nothing happens.
 */
export function discardKept(): void {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // A browser without a database has kept nothing.
  }
  const shared = safeStorage(() => localStorage);
  shared.remove(leftKey);
  shared.remove(recordingKey);
}
