import { encodeChunk } from '@earshot/replay-format/chunk';
import { replayLimits } from '@earshot/replay-format/limits';
import type { PackedBatch } from '../packing/packed-batch.ts';
import type { DroppedCount } from '../session/dropped.ts';
import { lookBack } from '../session/look-back.ts';
import type { OpenRecording } from '../session/recording-id.ts';
import type { Tab } from '../session/tab.ts';
import type { ChunkQueue } from './chunk-queue.ts';
import type { KeptChunk } from './chunk-shelf.ts';

export interface DeliveryPorts {
  siteKey: string;
  queue: ChunkQueue;
  dropped: DroppedCount;
  /** Where the next chunk belongs. */
  place: () => { recording: OpenRecording; tab: Tab };
  onQueueFull: () => void;
}

export interface Delivery {
  deliver: (batch: PackedBatch) => void;
  /** Keeps the chunk that is still open, as far as it is known, for a page that is never left but ends. */
  keepOpen: (batch: PackedBatch) => void;
  /** Sends what was held back, and everything from now on. */
  release: () => void;
}

/** Makes chunks of packed batches: numbered, within the limits, and held back while a recording waits for an error. */
export function delivery({ siteKey, queue, dropped, place, onQueueFull }: DeliveryPorts): Delivery {
  const heldBack = lookBack();

  const chunkOf = (batch: PackedBatch): KeptChunk => {
    const { body, lastAt } = batch;
    const { recording, tab } = place();
    const seq = tab.nextSeq;
    const header = { ...batch, recordingId: recording.id, tabId: tab.id, seq };
    return {
      key: `${recording.id}/${tab.id}/${seq}`,
      recordingId: recording.id,
      siteKey,
      keptAt: lastAt,
      bytes: encodeChunk({ header, body }),
    };
  };

  const isTooLarge = ({ body, rawBytes, eventCount }: PackedBatch) =>
    body.length > replayLimits.chunkBytesMax ||
    rawBytes > replayLimits.chunkRawBytesMax ||
    eventCount > replayLimits.chunkEventsMax;

  const send = (batch: PackedBatch) => {
    const { body, eventCount } = batch;
    if (isTooLarge(batch)) {
      dropped.add('too_large', eventCount, body.length);
      return;
    }
    if (queue.add(chunkOf(batch))) {
      place().tab.nextSeq++;
      return;
    }
    dropped.add('queue_full', eventCount, body.length);
    onQueueFull();
  };

  return {
    deliver: (batch) => {
      if (place().recording.share === 'on_error') heldBack.add(batch);
      else send(batch);
    },
    keepOpen: (batch) => {
      if (place().recording.share === 'all' && !isTooLarge(batch)) queue.keepOpen(chunkOf(batch));
    },
    release: () => {
      place().recording.share = 'all';
      for (const batch of heldBack.take()) send(batch);
    },
  };
}
