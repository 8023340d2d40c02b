import type { SafeStorage } from './safe-storage.ts';
import { safeStorage } from './safe-storage.ts';

/** A browser's storage as it is, texts by key, for tests that read back what was written. */
export function memoryStorage(): SafeStorage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  return safeStorage(() => storage as unknown as Storage);
}
