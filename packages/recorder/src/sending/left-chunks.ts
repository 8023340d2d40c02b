import type { SafeStorage } from '../session/safe-storage.ts';
import type { KeptChunk } from './chunk-shelf.ts';
import { leftKey } from './discard-kept.ts';

/** What pages leave behind as they close: written at once, where the browser's database may come too late. */
export interface LeftChunks {
  /** Smallest first, as many as there is room for. */
  add: (chunks: KeptChunk[]) => void;
  remove: (keys: string[]) => void;
  all: () => KeptChunk[];
}

/** As it is stored: bytes in base64. */
type LeftChunk = Omit<KeptChunk, 'bytes'> & { bytes: string };

/** The page's own code shares the storage, which often has no more than 5 MB. */
const charactersMax = 512 * 1024;

export function leftChunks(storage: SafeStorage): LeftChunks {
  const read = () => {
    const kept = storage.read(leftKey);
    return Array.isArray(kept) ? kept.filter(isLeft) : [];
  };
  const without = (keys: string[]) => read().filter(({ key }) => !keys.includes(key));
  const write = (left: LeftChunk[]) => {
    if (left.length > 0) storage.write(leftKey, left);
    else storage.remove(leftKey);
  };

  return {
    add: (chunks) => {
      if (chunks.length === 0) return;
      const left = without(chunks.map(({ key }) => key));
      let room = charactersMax - left.reduce((sum, { bytes }) => sum + bytes.length, 0);
      for (const chunk of [...chunks].sort((a, b) => a.bytes.length - b.bytes.length)) {
        room -= (chunk.bytes.length * 4) / 3;
        if (room < 0) break;
        left.push({ ...chunk, bytes: toText(chunk.bytes) });
      }
      write(left);
    },
    remove: (keys) => {
      const before = read();
      const after = without(keys);
      if (after.length < before.length) write(after);
    },
    all: () => read().map((chunk) => ({ ...chunk, bytes: toBytes(chunk.bytes) })),
  };
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

function isLeft(value: unknown): value is LeftChunk {
  const { key, recordingId, siteKey, keptAt, bytes } = (value ?? {}) as Partial<LeftChunk>;
  return (
    typeof keptAt === 'number' &&
    [key, recordingId, siteKey].every((text) => typeof text === 'string') &&
    typeof bytes === 'string' &&
    isBase64(bytes)
  );
}

function isBase64(text: string): boolean {
  try {
    atob(text);
    return true;
  } catch {
    return false;
  }
}
