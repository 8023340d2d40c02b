import { replayLimits } from '@earshot/replay-format/limits';
import type { ChunkShelf, KeptChunk } from './chunk-shelf.ts';
import { meaningOf } from './replies.ts';
import type { Transport } from './transport.ts';
import { waitBefore } from './waiting.ts';

export interface QueuePorts {
  siteKey: string;
  chunkUrl: string;
  transport: Transport;
  shelf: ChunkShelf;
  /** 0…1, by chance. */
  random: () => number;
  onSnapshotWanted: () => void;
  onRecordingOver: (recordingId: string) => void;
  onForbidden: () => void;
  onTooLarge: (bytes: number) => void;
}

export interface ChunkQueue {
  /** False: the queue is full, the chunk is not taken. */
  add: (chunk: KeptChunk) => boolean;
  /** The page may be gone in a moment: small chunks are sent so that they outlive it, all are kept for the next page. */
  flushLast: () => void;
  /** Tries again at once, for when the network is back. */
  hurry: () => void;
  clear: () => void;
  bytes: () => number;
}

export const queueBytesMax = 5 * 1024 * 1024;
/** What a browser lets all requests that outlive a page hold together is 64 KiB (Fetch, "keepalive"). */
const lastBytesMax = 60_000;
const lateMs = replayLimits.lateHoursMax * 3_600_000;

/** Sends chunks one after the other in their order, as often as it takes. */
export function chunkQueue(ports: QueuePorts): ChunkQueue {
  const { transport, shelf, chunkUrl } = ports;
  let chunks: KeptChunk[] = [];
  let bytes = 0;
  let failures = 0;
  let isSending = false;
  let isKept = false;
  const sentLast = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remove = (gone: (chunk: KeptChunk) => boolean) => {
    const leaving = chunks.filter(gone);
    chunks = chunks.filter((chunk) => !leaving.includes(chunk));
    bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes.length, 0);
    void shelf.remove(leaving.map(({ key }) => key));
  };

  const sendNext = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const chunk = chunks[0];
    if (isSending || !chunk) return;
    isSending = true;
    const reply = await transport.send(chunkUrl, chunk.bytes);
    isSending = false;
    if (act(chunk, meaningOf(reply))) void sendNext();
    else timer = setTimeout(() => void sendNext(), waitBefore(++failures, ports.random()));
  };

  /** @returns false when the same chunk has to be sent again */
  const act = (chunk: KeptChunk, meaning: ReturnType<typeof meaningOf>): boolean => {
    if (meaning === 'again') {
      // From now on chunks survive the page, whatever becomes of it.
      isKept = true;
      void shelf.keep(chunks);
      return false;
    }
    failures = 0;
    isKept = false;
    switch (meaning) {
      case 'over':
        remove(({ recordingId }) => recordingId === chunk.recordingId);
        ports.onRecordingOver(chunk.recordingId);
        break;
      case 'forbidden':
        remove(() => true);
        ports.onForbidden();
        break;
      default:
        remove(({ key }) => key === chunk.key);
    }
    if (meaning === 'too_large') ports.onTooLarge(chunk.bytes.length);
    if (meaning === 'snapshot' || meaning === 'too_large') ports.onSnapshotWanted();
    return true;
  };

  const takeKept = async () => {
    const kept = await shelf.all();
    const now = Date.now();
    const isUsable = ({ keptAt, siteKey }: KeptChunk) => siteKey === ports.siteKey && now - keptAt < lateMs;
    const usable = kept.filter((chunk) => isUsable(chunk) && !chunks.some(({ key }) => key === chunk.key));
    void shelf.remove(kept.filter((chunk) => !usable.includes(chunk)).map(({ key }) => key));
    for (const chunk of usable) add(chunk);
  };

  const add = (chunk: KeptChunk): boolean => {
    if (bytes + chunk.bytes.length > queueBytesMax) return false;
    chunks.push(chunk);
    bytes += chunk.bytes.length;
    if (isKept) void shelf.keep([chunk]);
    if (!timer) void sendNext();
    return true;
  };

  void takeKept();
  return {
    add,
    flushLast: () => {
      void shelf.keep(chunks);
      for (const { key, bytes: body } of chunks) {
        if (sentLast.has(key)) continue;
        const underWay = [...sentLast.values()].reduce((sum, size) => sum + size, 0);
        if (underWay + body.length > lastBytesMax) break;
        sentLast.set(key, body.length);
        void transport.sendLast(chunkUrl, body).then((reply) => {
          sentLast.delete(key);
          if (meaningOf(reply) === 'stored') remove((chunk) => chunk.key === key);
        });
      }
    },
    hurry: () => {
      if (timer) void sendNext();
    },
    clear: () => {
      clearTimeout(timer);
      chunks = [];
      bytes = 0;
      void shelf.clear();
    },
    bytes: () => bytes,
  };
}
