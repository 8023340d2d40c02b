import { databaseName } from './discard-kept.ts';

/** A masked chunk as it is sent. */
export interface KeptChunk {
  /** Recording, tab and number. */
  key: string;
  recordingId: string;
  siteKey: string;
  keptAt: number;
  /** From when on another page may send it: the page that keeps it is at it until then. Without it, at once. */
  freeAt?: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Chunks that wait in the browser's database for the next page. Nothing here rejects: without a database nothing is kept. */
export interface ChunkShelf {
  keep: (chunks: KeptChunk[]) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
  all: () => Promise<KeptChunk[]>;
}

const storeName = 'chunks';

export function chunkShelf(open: () => IDBFactory): ChunkShelf {
  let opening: Promise<IDBDatabase> | undefined;
  let isEmpty = false;
  /** What discards the database waits until nobody has it open. */
  const leave = () => {
    void opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    opening = undefined;
  };
  const database = () => (opening ??= openDatabase(open, leave));

  const work = async <T>(
    mode: IDBTransactionMode,
    otherwise: T,
    run: (store: IDBObjectStore) => IDBRequest<T> | undefined,
  ) => {
    try {
      const transaction = (await database()).transaction(storeName, mode);
      const request = run(transaction.objectStore(storeName));
      // Else the browser waits for a page that may be gone to hear of it, and then takes all back.
      transaction.commit();
      await ended(transaction);
      return request ? request.result : otherwise;
    } catch {
      return otherwise;
    }
  };

  return {
    keep: async (chunks) => {
      if (chunks.length === 0) return;
      isEmpty = false;
      await work('readwrite', undefined, (store) => {
        for (const chunk of chunks) store.put(chunk);
        return undefined;
      });
    },
    remove: async (keys) => {
      if (isEmpty || keys.length === 0) return;
      await work('readwrite', undefined, (store) => {
        for (const key of keys) store.delete(key);
        return undefined;
      });
    },
    all: async () => {
      // Opened anew, it comes after whatever discards what was there.
      leave();
      const chunks = await work<KeptChunk[]>(
        'readonly',
        [],
        (store) => store.getAll() as IDBRequest<KeptChunk[]>,
      );
      isEmpty = chunks.length === 0;
      return chunks;
    },
  };
}

/** @param onDiscard called when a page of this browser is about to discard the database */
function openDatabase(open: () => IDBFactory, onDiscard: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = open().open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' });
    request.onsuccess = () => {
      request.result.onversionchange = onDiscard;
      resolve(request.result);
    };
    request.onerror = () => reject(noShelf());
    request.onblocked = request.onerror;
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(noShelf());
    transaction.onabort = transaction.onerror;
  });
}

/** Nobody reads why: what cannot be kept is sent or lost without a word. */
const noShelf = (): Error => new Error();
