import { headerBytes } from '@earshot/replay-format/chunk';
import type { ChunkShelf, KeptChunk } from './chunk-shelf.ts';
import { meaningOf } from './replies.ts';
import type { Transport } from './transport.ts';
import { waitBefore } from './waiting.ts';

export interface QueuePorts {
  siteKey: string;
  chunkUrl: string;
  transport: Transport;
  /** Comes when a page has what it needs first. */
  shelf: Promise<ChunkShelf>;
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
  /** Keeps a chunk to which more will be added, for the case that the page ends without a word. */
  keepOpen: (chunk: KeptChunk) => void;
  /** The page may be gone in a moment: small chunks are sent so that they outlive it, all are kept for the next page. */
  flushLast: () => void;
  /** Tries again at once, for when the network is back. */
  hurry: () => void;
  /** Forgets for good what the page itself has not sent: whatever is still on its way here is not taken. What is on the shelf stays there. */
  clear: () => void;
  bytes: () => number;
}

export const queueBytesMax = 5 * 1024 * 1024;
/** What a browser lets all requests that outlive a page hold together is 64 KiB (Fetch, "keepalive"). */
const lastBytesMax = 60_000;
/** By then what a page sent as it closed has come, or not. */
const lastSentMs = 5000;
/** A chunk is open for 12 s, in tabs that browsers slow down for a minute more. */
const openMs = 75_000;
/** What found no room in the queue is looked for again after so long. */
const roomMs = 30_000;

/** Sends chunks one after the other in their order, as often as it takes. */
export function chunkQueue(ports: QueuePorts): ChunkQueue {
  const { transport } = ports;
  let chunks: KeptChunk[] = [];
  /** Those of an earlier page: it may have sent them as it closed, so the server is asked first. */
  const asked = new Set<KeptChunk>();
  let failures = 0;
  let isSending = false;
  let isKept = false;
  let isCleared = false;
  const sentLast = new Set<KeptChunk>();
  const isFree = (chunk: KeptChunk) => !sentLast.has(chunk);
  const onShelf = (work: (shelf: ChunkShelf) => unknown) =>
    void ports.shelf.then((shelf) => isCleared || work(shelf)).catch(() => undefined);
  const keep = (some: KeptChunk[], freeAt: number, isLast?: boolean) =>
    onShelf((shelf) =>
      shelf.keep(
        some.map((chunk) => ({ ...chunk, freeAt })),
        isLast,
      ),
    );
  let shelfTimer: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Says when it is sent: by that the server tells a chunk that waited from a clock that is slow. */
  const addressNow = () => `${ports.chunkUrl}&sent_at=${Date.now()}`;

  const remove = (gone: (chunk: KeptChunk) => boolean) => {
    const keys = chunks.filter(gone).map(({ key }) => key);
    onShelf((shelf) => shelf.remove(keys));
    chunks = chunks.filter((chunk) => !gone(chunk));
  };

  const sendNext = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const chunk = chunks.find(isFree);
    if (isSending || !chunk) return;
    isSending = true;
    const { bytes } = chunk;
    const reply = await transport.send(
      addressNow(),
      asked.has(chunk) ? bytes.subarray(0, headerBytes) : bytes,
    );
    isSending = false;
    const meaning = meaningOf(reply);
    // Only what the server says it has is not sent again.
    if (meaning === 'stored' && asked.delete(chunk) && !/"stored"\s*:\s*true/.test(reply.text))
      void sendNext();
    else if (act(chunk, meaning)) void sendNext();
    else sendSoon(waitBefore(++failures, ports.random()));
  };

  /** Not at once: what is added as a page closes goes with what outlives it, and not twice. */
  const sendSoon = (afterMs = 0) => (timer ??= setTimeout(() => void sendNext(), afterMs));

  /** @returns false when the same chunk has to be sent again */
  const act = (chunk: KeptChunk, meaning: ReturnType<typeof meaningOf>): boolean => {
    if (meaning === 'again') {
      // From now on chunks survive the page, whatever becomes of it.
      isKept = true;
      keep(chunks, 0);
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

  const takeKept = async (shelf: ChunkShelf) => {
    const free = await shelf.free(ports.siteKey);
    let { nextIn } = free;
    for (const chunk of free.chunks) {
      if (chunks.some((own) => own.key === chunk.key)) continue;
      if (add(chunk)) asked.add(chunk);
      else nextIn = Math.min(nextIn, roomMs);
    }
    if (nextIn < Infinity) shelfTimer = setTimeout(onShelf, nextIn, takeKept);
  };

  const add = (chunk: KeptChunk): boolean => {
    if (isCleared || sizeOf([...chunks, chunk]) > queueBytesMax) return false;
    chunks.push(chunk);
    if (isKept) keep([chunk], 0);
    sendSoon();
    return true;
  };

  onShelf(takeKept);
  return {
    add,
    keepOpen: (chunk) => keep([chunk], Date.now() + openMs),
    flushLast: () => {
      const own = chunks.filter((chunk) => !asked.has(chunk));
      keep(own, Date.now() + lastSentMs, true);
      let room = lastBytesMax - sizeOf(own.filter((chunk) => !isFree(chunk)));
      for (const chunk of own.filter(isFree)) {
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
      clearTimeout(shelfTimer);
      chunks = [];
      isCleared = true;
    },
    bytes: () => sizeOf(chunks),
  };
}

function sizeOf(chunks: readonly KeptChunk[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.bytes.length, 0);
}
