import { joinEvents } from '@earshot/replay-format/lines';
import type { MaskEvent } from '../masking/event-masker.ts';
import { eventTypes, type RecordedEvent } from '../masking/recorded-events.ts';

/** Events of a batch as they may leave the page, and what a chunk's header tells of them. */
export interface MaskedBatch {
  text: string;
  eventCount: number;
  firstAt: number;
  lastAt: number;
  hasFullSnapshot: boolean;
  /** Events that could not be masked; they are left out. */
  failed: number;
}

export interface BatchMasker {
  add: (json: string) => void;
  /** All that has come so far; more may follow. */
  finish: () => MaskedBatch;
}

/** Takes the events of one chunk, one after the other, so that the work can be done in slices. */
export function batchMasker(mask: MaskEvent): BatchMasker {
  const lines: string[] = [];
  const batch = { firstAt: Infinity, lastAt: -Infinity, hasFullSnapshot: false, failed: 0 };
  return {
    add: (json) => {
      try {
        const event = JSON.parse(json) as RecordedEvent;
        const masked = mask(event);
        if (!masked) return;
        lines.push(JSON.stringify(event));
        if (masked !== true) lines.push(JSON.stringify(masked));
        batch.firstAt = Math.min(batch.firstAt, event.timestamp);
        batch.lastAt = Math.max(batch.lastAt, event.timestamp);
        batch.hasFullSnapshot ||= event.type === eventTypes.fullSnapshot;
      } catch {
        batch.failed++;
      }
    },
    finish: () => ({ ...batch, text: joinEvents(lines), eventCount: lines.length }),
  };
}
