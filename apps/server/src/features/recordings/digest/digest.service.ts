import { BrokenChunk } from '@earshot/replay-format/chunk';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../../job-deps.ts';
import { notePerson, noteTexts } from '../texts/note-texts.ts';
import { findIdentitySecret } from '../sites.sql.ts';
import * as sql from './digest.sql.ts';
import { mergedFacts } from './merged-facts.ts';
import { readChunk } from './read-chunk.ts';

/** Bodies held in memory at once: each may be 2 MiB, and 20 MiB inflated. */
const chunksAtOnce = 8;

/** Reads what came of a recording since it was read last. Safe to run twice, also at once. */
export async function digest(
  { database }: Pick<JobDeps, 'database'>,
  workspaceId: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const secret = await inWorkspace(database, workspaceId, async (tx) => {
    const siteId = await sql.takeForReading(tx, workspaceId, id);
    return siteId === undefined ? undefined : findIdentitySecret(tx, workspaceId, siteId);
  });
  if (secret === undefined) return;
  for (;;) {
    signal.throwIfAborted();
    const chunks = await readInWorkspace(database, workspaceId, (tx) =>
      sql.unreadChunks(tx, workspaceId, id, chunksAtOnce),
    );
    if (chunks.length === 0) break;
    await inWorkspace(database, workspaceId, async (tx) => {
      for (const chunk of chunks) {
        const read = readOrWhyNot(chunk, secret);
        if (typeof read === 'string') await sql.noteRefused(tx, workspaceId, id, chunk, read);
        else await sql.noteFacts(tx, workspaceId, id, chunk, read);
      }
      await noteTexts(tx, workspaceId, id, chunks);
    });
  }
  await inWorkspace(database, workspaceId, async (tx) => {
    const facts = mergedFacts(await sql.factsOfChunks(tx, workspaceId, id));
    await sql.noteRecordingFacts(tx, workspaceId, id, facts);
    await notePerson(tx, workspaceId, id);
    await sql.noteSeenOn(tx, workspaceId, id);
  });
}

/** A chunk that cannot be read is kept, marked with the reason, and not tried again. */
function readOrWhyNot(chunk: sql.UnreadChunk, secret: string | null): ReturnType<typeof readChunk> | string {
  try {
    return readChunk(chunk, secret);
  } catch (error) {
    if (error instanceof BrokenChunk || error instanceof RangeError) return error.message;
    throw error;
  }
}
