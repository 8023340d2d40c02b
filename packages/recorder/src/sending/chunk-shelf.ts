import { databaseName } from './discard-kept.ts';
import { freeChunks, type FreeChunks } from './free-chunks.ts';
import type { LeftChunks } from './left-chunks.ts';

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

/** Chunks that wait in the browser's database for the next page. Nothing here rejects: without a database, only what pages leave is kept. */
export interface ChunkShelf {
  /** @param isLast the page may be gone before the database has them */
  keep: (chunks: KeptChunk[], isLast?: boolean) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
  /** What of it nobody will send is discarded. */
  free: (siteKey: string) => Promise<FreeChunks>;
}

const storeName = 'chunks';

/** @param left where a page that closes puts what the database may not get in time */
export function chunkShelf(open: () => IDBFactory, left: LeftChunks): ChunkShelf {
  /** Bytes that the database has. */
  const stored = new WeakSet<Uint8Array>();
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

  const keep = async (chunks: KeptChunk[], isLast = false): Promise<void> => {
    if (chunks.length === 0) return;
    isEmpty = false;
    // Browsers give up what a page asks of the database in its last moments, where they have yet to ask how much room is left.
    if (isLast) left.add(chunks.filter(({ bytes }) => !stored.has(bytes)));
    const lastKey = await work<IDBValidKey>('readwrite', '', (store) =>
      chunks.map((chunk) => store.put(chunk)).at(-1),
    );
    if (lastKey === '') return;
    for (const { bytes } of chunks) stored.add(bytes);
    left.remove(chunks.map(({ key }) => key));
  };

  const remove = async (keys: string[]): Promise<void> => {
    if (isEmpty || keys.length === 0) return;
    left.remove(keys);
    await work('readwrite', undefined, (store) => {
      for (const key of keys) store.delete(key);
      return undefined;
    });
  };

  return {
    keep,
    remove,
    free: async (siteKey) => {
      // Opened anew, it comes after whatever discards what was there.
      leave();
      const leftChunks = left.all();
      await keep(leftChunks);
      const all = await work<KeptChunk[]>(
        'readonly',
        leftChunks,
        (store) => store.getAll() as IDBRequest<KeptChunk[]>,
      );
      isEmpty = all.length === 0;
      const free = freeChunks(all, siteKey, Date.now());
      void remove(free.gone.map(({ key }) => key));
      return free;
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
