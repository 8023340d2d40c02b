import type { MaskEvent } from '@earshot/recorder/masking/event-masker';
import { eventMasker } from '@earshot/recorder/masking/event-masker';
import { randomUUID } from 'node:crypto';

/** Masks every text of the events of a tab, in their order, as a recorder does that was told to and allows nothing. */
export function strictestMasking(): MaskEvent {
  // Nothing that was recorded begins with the mark.
  return eventMasker({
    allowMark: randomUUID(),
    allowAttributes: [],
    allowQueryKeys: [],
    maskText: true,
    maskUuids: true,
  });
}
