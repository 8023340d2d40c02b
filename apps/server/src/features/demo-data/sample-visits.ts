import { chunksIn } from '@earshot/replay-format/chunk-run';
import type { Chunk } from '@earshot/replay-format/chunk';
import { joinEvents, parseEvents } from '@earshot/replay-format/lines';
import type { OwnPayloads } from '@earshot/replay-format/own-events';
import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

/** A visit to the invented company's app, recorded once, and the feedback that its visitor gave right after it. */
export interface SampleVisit {
  /** Its file in `recordings`, which `scripts/demo/record-visits.ts` writes. */
  file: string;
  /** `external_id` of the item that was written when it had ended; of an unknown visitor's visit, one of its day. */
  before: string;
  /** How long before that it ended. */
  secondsBefore: number;
}

export const sampleVisits: readonly SampleVisit[] = [
  { file: 'lost-in-the-cellar', before: 'w4448', secondsBefore: 45 },
  { file: 'said-saved', before: 'w4425', secondsBefore: 70 },
  { file: 'more-than-quoted', before: 'w4425', secondsBefore: 5400 },
];

interface Placed {
  recordingId: string;
  /** When its last event happens, in milliseconds since 1970. */
  endsAt: number;
  /** Signs who was there. */
  sign: (identity: OwnPayloads['es:identify']) => string;
}

/**
 * The chunks of a visit as its browser would have sent them then.
 *
 * @throws BrokenChunk when the file is not one of the recorder's
 */
export function chunksOfVisit(file: string, { recordingId, endsAt, sign }: Placed): Chunk[] {
  const recorded = chunksIn(readFileSync(new URL(`recordings/${file}.chunks`, import.meta.url)));
  const shift = Math.round(endsAt - Math.max(...recorded.map(({ header }) => header.lastAt)));
  return recorded.map(({ header, body }) => {
    const events = parseEvents((header.isGzip ? gunzipSync(body) : Buffer.from(body)).toString());
    const lines = Buffer.from(joinEvents(events.map((event) => JSON.stringify(moved(event, shift, sign)))));
    return {
      header: {
        ...{ ...header, recordingId, isGzip: true, rawBytes: lines.length },
        ...{ firstAt: header.firstAt + shift, lastAt: header.lastAt + shift },
      },
      body: gzipSync(lines),
    };
  });
}

interface OwnEvent {
  tag: string;
  payload: Record<string, unknown>;
}

function moved(event: Record<string, unknown>, shift: number, sign: Placed['sign']): object {
  const at = { ...event, timestamp: Number(event['timestamp']) + shift };
  const data = event['data'] as Partial<OwnEvent> | undefined;
  if (data?.payload === undefined) return at;
  const { tag, payload } = data;
  if (tag === 'es:network') {
    return { ...at, data: { tag, payload: { ...payload, startedAt: Number(payload['startedAt']) + shift } } };
  }
  if (tag === 'es:identify') {
    const identity = payload as unknown as OwnPayloads['es:identify'];
    return { ...at, data: { tag, payload: { ...identity, signature: sign(identity) } } };
  }
  return at;
}
