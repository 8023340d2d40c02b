/** Storage that may be missing, full or forbidden; then nothing is kept, and nothing is thrown. */
export interface SafeStorage {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

/** @param open names the storage; merely naming it may throw */
export function safeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown) ?? undefined,
    write: (key, value) => attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}
