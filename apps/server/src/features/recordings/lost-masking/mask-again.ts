import type { MaskEvent } from '@earshot/recorder/masking/event-masker';
import type { RecordedEvent } from '@earshot/recorder/masking/recorded-events';
import { BrokenChunk, decodeChunk } from '@earshot/replay-format/chunk';
import { joinEvents } from '@earshot/replay-format/lines';
import { crc32, gzipSync } from 'node:zlib';
import type { Tx } from '../../../platform/database/open.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../../job-deps.ts';
import { eventsIn } from '../digest/safe-events.ts';
import { orderRemoval } from '../packing/removal.sql.ts';
import { deleteUnusedTexts } from '../texts/texts.sql.ts';
import * as sql from './mask-again.sql.ts';
import { strictestMasking } from './strictest-masking.ts';

/** Whoever read where chunks lie before finds them there for so long. */
const readingMs = 10 * 60_000;

/**
 * Masks every text of a recording, wherever its chunks lie, and forgets what was read of it, so that it is read anew. All of it is
 * one transaction: killed, it leaves the recording as it was. What cannot be read, and so not masked, is deleted.
 *
 * @throws BlobsUnavailable when it is packed and the object store does not answer
 */
export function maskAgain(
  { database, packs, now }: Pick<JobDeps, 'database' | 'packs' | 'now'>,
  workspaceId: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const at = new Date(now()).toISOString();
  return inWorkspace(database, workspaceId, async (tx) => {
    const recording = await sql.takeRecording(tx, workspaceId, id);
    if (!recording) return;
    let [tab, mask] = ['', strictestMasking()];
    for (const key of await sql.chunkKeys(tx, workspaceId, id)) {
      signal.throwIfAborted();
      if (key.tabId !== tab) [tab, mask] = [key.tabId, strictestMasking()];
      const chunk = await wholeChunk(tx, packs, { workspaceId, id, pack: recording.pack }, key);
      const masked = maskedChunk(chunk, mask);
      if (masked) await sql.replaceChunk(tx, workspaceId, id, { ...key, ...masked });
      else await sql.deleteChunk(tx, workspaceId, id, key);
    }
    await deleteUnusedTexts(tx, workspaceId, await sql.forgetRead(tx, workspaceId, id));
    await sql.noteMasked(tx, workspaceId, id, at);
    if (recording.pack !== null) {
      await orderRemoval(tx, [recording.pack], new Date(now() + readingMs).toISOString());
    }
  });
}

interface Place {
  workspaceId: string;
  id: string;
  pack: string | null;
}

type Whole = Pick<sql.StoredChunk, 'isGzip' | 'rawBytes'> & { body: Uint8Array };

async function wholeChunk(
  tx: Tx,
  packs: JobDeps['packs'],
  { workspaceId, id, pack }: Place,
  key: { tabId: string; seq: number },
): Promise<Whole> {
  const { body, packOffset, packBytes, ...chunk } = await sql.storedChunk(tx, workspaceId, id, key);
  if (body !== null) return { ...chunk, body };
  if (pack === null || packOffset === null || packBytes === null)
    throw new RangeError('A chunk lies nowhere');
  return { ...chunk, body: decodeChunk(await packs.readRange(pack, packOffset, packBytes), crc32).body };
}

/** @returns undefined when nothing of it can be kept */
function maskedChunk(
  chunk: Whole,
  mask: MaskEvent,
): { eventCount: number; rawBytes: number; isGzip: true; body: Buffer } | undefined {
  const lines: string[] = [];
  try {
    for (const event of eventsIn(chunk) as unknown as RecordedEvent[]) {
      if (isMasked(event, mask)) lines.push(JSON.stringify(event));
    }
  } catch (error) {
    if (!(error instanceof BrokenChunk)) throw error;
  }
  if (lines.length === 0) return undefined;
  const text = Buffer.from(joinEvents(lines));
  return { eventCount: lines.length, rawBytes: text.length, isGzip: true, body: gzipSync(text) };
}

/** Anybody can send events: one that is not as recorders make them cannot be masked, and is left out. */
function isMasked(event: RecordedEvent, mask: MaskEvent): boolean {
  try {
    return mask(event) !== false;
  } catch {
    return false;
  }
}
