import type { MultipartFile } from '@fastify/multipart';
import type { ImportRun } from '@earshot/contracts/imports';
import { limits } from '@earshot/contracts/limits';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../platform/auth/caller.ts';
import { newBlobName } from '../../platform/blobs/blob-store.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { maskText, readMasking } from '../personal-data/masking.service.ts';
import { columnsKey, guessedMapping } from './file/import-mapping.ts';
import { maskDetected } from './file/mask-facts.service.ts';
import type { ImportDeps } from './imports.service.ts';
import { show } from './imports.service.ts';
import * as sql from './imports.sql.ts';
import { mappingFor } from './file/kept-mapping.ts';

const fileNameChars = 200;

/**
 * Stores an uploaded file and says what it holds. A file that is refused leaves nothing behind.
 *
 * @throws Problem `too_large` past the limit, `file_refused` when it is no file that can be imported
 */
export async function uploadFile(deps: ImportDeps, caller: Caller, part: MultipartFile): Promise<ImportRun> {
  const name = newBlobName(caller.workspaceId);
  const bytes = await deps.blobs.put(name, part.file);
  try {
    if (part.file.truncated) throw tooLarge();
    return await readUploaded(deps, caller, { name, bytes }, shownName(part.filename));
  } catch (error) {
    await deps.blobs.delete(name);
    throw error;
  }
}

export function tooLarge(): Problem {
  const megabytes = Math.floor(limits.importMaxBytes / 1_000_000);
  return new Problem('too_large', {
    detail: `A file can have at most ${megabytes} MB. Split it or compress it with gzip.`,
    errors: [{ pointer: '#/body/file', detail: `is larger than ${megabytes} MB` }],
  });
}

async function readUploaded(
  deps: ImportDeps,
  caller: Caller,
  blob: { name: string; bytes: number },
  givenName: string,
): Promise<ImportRun> {
  const { workspaceId } = caller;
  const detected = await deps.blobs.withFile(blob.name, (path) =>
    deps.detectors.detect({ path, fileName: givenName, overrides: {} }),
  );
  const id = randomUUID();
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    const masking = await readMasking(tx, workspaceId);
    const { facts, guesses } = maskDetected(masking, detected);
    const fileName = maskText(masking, givenName);
    const key = columnsKey(facts);
    const timeZone = await sql.timeZoneOf(tx, workspaceId);
    const guessed = guessedMapping(facts, guesses, { fileName, timeZone });
    const mapped = await mappingFor(tx, workspaceId, { id, facts, guesses, guessed, columnsKey: key });
    await sql.insertRun(tx, workspaceId, {
      id,
      fileName,
      fileBytes: blob.bytes,
      blobName: blob.name,
      facts,
      guesses,
      columnsKey: key,
      ...mapped,
      createdBy: caller.userId,
      createdAt: new Date(deps.now()).toISOString(),
    });
    return show(tx, deps, caller, id);
  });
}

/** The file's own name, without folders and control characters; it is shown, never opened. */
function shownName(given: string): string {
  const name = given.split(/[/\\]/).at(-1)?.replaceAll(/\p{C}/gu, '').trim();
  return (name || 'file').slice(0, fileNameChars).toWellFormed();
}
