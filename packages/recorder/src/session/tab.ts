import { randomHex } from './random-hex.ts';
import type { SafeStorage } from './safe-storage.ts';

/** A browser tab in a recording: its chunks are counted from 0 over all pages that it opens. */
export interface Tab {
  id: string;
  recordingId: string;
  nextSeq: number;
}

const key = 'earshot.tab';

/**
 * Takes the tab's place over from the page before. It stands in storage only between two pages: a tab that is duplicated
 * while its page is open finds nothing and becomes one of its own.
 */
export function takeTab(storage: SafeStorage, recordingId: string): Tab {
  const kept = storage.read(key);
  storage.remove(key);
  return isTab(kept) && kept.recordingId === recordingId ? kept : newTab(recordingId);
}

export function newTab(recordingId: string): Tab {
  return { id: randomHex(8), recordingId, nextSeq: 0 };
}

/** Leaves the tab's place to the next page. */
export function leaveTab(storage: SafeStorage, tab: Tab): void {
  storage.write(key, tab);
}

function isTab(value: unknown): value is Tab {
  const { id, recordingId, nextSeq } = (value ?? {}) as Partial<Tab>;
  return (
    typeof id === 'string' &&
    /^[0-9a-f]{16}$/.test(id) &&
    typeof recordingId === 'string' &&
    Number.isInteger(nextSeq) &&
    Number(nextSeq) >= 0
  );
}
