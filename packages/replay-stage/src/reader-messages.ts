import type { ReadSegment } from './read-segment.ts';

export interface ReaderOrder {
  key: string;
  bytes: ArrayBuffer;
  to: number;
}

export type ReaderAnswer =
  { key: string; facts: Omit<ReadSegment, 'events'>; events: string } | { key: string; sentence: string };
