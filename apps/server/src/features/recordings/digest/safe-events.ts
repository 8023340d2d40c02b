import { BrokenChunk } from '@earshot/replay-format/chunk';
import { parseEvents } from '@earshot/replay-format/lines';
import type { KeptFiles } from '@earshot/replay-format/kept-files';
import type { SafeEvent } from '@earshot/replay-format/sanitise';
import { sanitise } from '@earshot/replay-format/sanitise';
import { gunzipSync } from 'node:zlib';

/** A chunk's body as it is stored. */
export interface ChunkBody {
  body: Uint8Array;
  isGzip: boolean;
  rawBytes: number;
}

/**
 * A chunk's events as they were sent: nothing is known of them but that they are objects.
 *
 * @throws BrokenChunk when its body is no list of events
 */
export function eventsIn({ body, isGzip, rawBytes }: ChunkBody): Record<string, unknown>[] {
  return parseEvents(textOf(isGzip ? inflated(body, rawBytes) : body));
}

/** A chunk's events without those that are malformed or harmful. @throws BrokenChunk when its body is no list of events */
export function safeEvents(chunk: ChunkBody, files?: KeptFiles): SafeEvent[] {
  return eventsIn(chunk).flatMap((event) => sanitise(event, files) ?? []);
}

/** A body that inflates to more ends the inflating at the promised size, so a bomb costs no memory. */
function inflated(body: Uint8Array, rawBytes: number): Uint8Array {
  // What it is inflated to is made in one piece, a byte longer than promised.
  const options = { maxOutputLength: Math.max(1, rawBytes), chunkSize: Math.max(64, rawBytes + 1) };
  let lines: Buffer;
  try {
    lines = gunzipSync(body, options);
  } catch {
    throw new BrokenChunk(`The body does not inflate to the ${rawBytes} bytes that its header says.`);
  }
  if (lines.length !== rawBytes) {
    throw new BrokenChunk(`The body inflates to ${lines.length} bytes, but its header says ${rawBytes}.`);
  }
  return lines;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BrokenChunk('The events are no UTF-8.');
  }
}
