import { recordings } from '@earshot/contracts/recordings';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DrawnChunk } from '../../testing/chunks.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import { ServerProcess } from '../../testing/processes/server-process.ts';

const kills = 50;
const longestRunMs = 600;
const senders = 4;
/** More would come near the limit of calls an address has. */
const pauseMs = 20;

let dataDir: string;
let server: ServerProcess;
let token: string;
let key: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'earshot-kill-'));
  server = await ServerProcess.start(dataDir);
  token = await server.signUp();
  ({ key } = await server.send(recordings.createSite, { body: { name: 'Shop' }, token }));
});
afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

test(`[REC-2] chunks acknowledged under ${kills} kills of the server are there once, byte by byte`, async () => {
  const acknowledged: DrawnChunk[] = [];
  const over = new AbortController();
  const sending = Array.from({ length: senders }, async () => {
    while (!over.signal.aborted) {
      for (const chunk of aVisit()) {
        const isTaken = await deliver(chunk, over.signal);
        if (isTaken) acknowledged.push(chunk);
      }
    }
  });
  for (let killed = 0; killed < kills; killed += 1) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before);
    await wait(Math.random() * longestRunMs);
    await server.kill();
    server = await ServerProcess.start(dataDir);
  }
  over.abort();
  await Promise.all(sending);
  const visits = Map.groupBy(acknowledged, ({ header }) => header.recordingId);
  for (const [session_id, chunks] of visits) {
    const held = await server.send(recordings.get, { body: { session_id }, token });
    const seqs = held.chunks.map(({ seq }) => seq);
    expect(new Set(seqs).size).toBe(seqs.length);
    // A visit's chunks are of one tab and come in one answer: chunk by chunk would be more calls than an address has.
    const whole = { session_id, tab_id: chunks[0]?.header.tabId ?? '', from_seq: 0, to_seq: 19 };
    const run = await server.fetchBytes(recordings.getChunks, whole, token);
    for (const { bytes } of chunks) expect(run.includes(bytes)).toBe(true);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
}, 1_800_000);

/** A visit of twenty chunks. */
function aVisit(): DrawnChunk[] {
  const at = Date.now();
  const first = aChunk(aSnapshot(at));
  const { recordingId, tabId } = first.header;
  const further = Array.from({ length: 19 }, (_, nth) => {
    const seq = nth + 1;
    return aChunk([anOwnEvent(at + seq * 100, 'es:custom', { name: `step ${seq}` })], {
      recordingId,
      tabId,
      seq,
    });
  });
  return [first, ...further];
}

/** Sends a chunk until it is acknowledged, as the recorder does. @returns false when the test ended before */
async function deliver({ bytes }: DrawnChunk, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    await wait(pauseMs);
    try {
      await server.sendBytes(recordings.sendChunk, { key }, bytes);
      return true;
    } catch {
      // It may be stored or not: sending it again stores it once.
    }
  }
  return false;
}
