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
  /** The page's clock is one that the server cannot correct. */
  onImpossible: (recordingId: string) => void;
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
  const { transport, shelf } = ports;
  let chunks: KeptChunk[] = [];
  let failures = 0;
  let isSending = false;
  let isKept = false;
  const sentLast = new Set<KeptChunk>();
  const isFree = (chunk: KeptChunk) => !sentLast.has(chunk);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Says when it is sent: by that the server tells a chunk that waited from a clock that is slow. */
  const addressNow = () => `${ports.chunkUrl}&sent_at=${Date.now()}`;

  const remove = (gone: (chunk: KeptChunk) => boolean) => {
    void shelf.remove(chunks.filter(gone).map(({ key }) => key));
    chunks = chunks.filter((chunk) => !gone(chunk));
  };

  const sendNext = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const chunk = chunks.find(isFree);
    if (isSending || !chunk) return;
    isSending = true;
    const reply = await transport.send(addressNow(), chunk.bytes);
    isSending = false;
    if (act(chunk, meaningOf(reply))) void sendNext();
    else sendSoon(waitBefore(++failures, ports.random()));
  };

  /** Not at once: what is added as a page closes goes with what outlives it, and not twice. */
  const sendSoon = (afterMs = 0) => (timer ??= setTimeout(() => void sendNext(), afterMs));

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
      case 'impossible':
        remove(({ recordingId }) => recordingId === chunk.recordingId);
        if (meaning === 'over') ports.onRecordingOver(chunk.recordingId);
        else ports.onImpossible(chunk.recordingId);
        break;
      case 'forbidden':
        remove(() => true);
        ports.onForbidden();
        break;
      default:
        remove((other) => other === chunk);
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
    if (sizeOf([...chunks, chunk]) > queueBytesMax) return false;
    chunks.push(chunk);
    if (isKept) void shelf.keep([chunk]);
    sendSoon();
    return true;
  };

  void takeKept();
  return {
    add,
    flushLast: () => {
      void shelf.keep(chunks);
      let room = lastBytesMax - sizeOf(chunks.filter((chunk) => !isFree(chunk)));
      for (const chunk of chunks.filter(isFree)) {
        room -= chunk.bytes.length;
        if (room < 0) break;
        sentLast.add(chunk);
        void transport.sendLast(addressNow(), chunk.bytes).then((reply) => {
          sentLast.delete(chunk);
          if (meaningOf(reply) === 'stored') remove((other) => other === chunk);
          else sendSoon();
        });
      }
    },
    hurry: () => {
      if (timer) void sendNext();
    },
    clear: () => {
      clearTimeout(timer);
      chunks = [];
      void shelf.clear();
    },
    bytes: () => sizeOf(chunks),
  };
}

function sizeOf(chunks: readonly KeptChunk[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.bytes.length, 0);
}
