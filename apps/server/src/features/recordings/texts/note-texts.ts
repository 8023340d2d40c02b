import type { Tx } from '../../../platform/database/open.ts';
import type { SaidText } from './texts.sql.ts';
import * as sql from './texts.sql.ts';

/** Notes what the moments of these chunks say, for lists to be searched by. Done twice it leaves the same. */
export async function noteTexts(
  tx: Tx,
  workspaceId: string,
  recordingId: string,
  chunks: readonly { tabId: string; seq: number }[],
): Promise<void> {
  await use(tx, workspaceId, recordingId, await sql.newTexts(tx, workspaceId, recordingId, chunks));
}

/** Notes who a recording says was there, in the place of whom it said before. */
export async function notePerson(tx: Tx, workspaceId: string, recordingId: string): Promise<void> {
  const person = await sql.textOfPerson(tx, workspaceId, recordingId);
  const before = await sql.deleteOtherPersons(tx, workspaceId, recordingId, person?.id ?? null);
  await sql.deleteUnusedTexts(tx, workspaceId, before);
  if (person) await use(tx, workspaceId, recordingId, [person]);
}

async function use(
  tx: Tx,
  workspaceId: string,
  recordingId: string,
  uses: readonly SaidText[],
): Promise<void> {
  if (uses.length === 0) return;
  // In one order, so that two who note the same texts wait for each other in turn.
  const texts = [...new Map(uses.map((one) => [one.id, one])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  const ids = texts.map(({ id }) => id);
  // One that was there is deleted with the last recording that says it, which may be just now.
  do await sql.insertTexts(tx, workspaceId, texts);
  while ((await sql.holdTexts(tx, workspaceId, ids)) < ids.length);
  await sql.insertTextUses(tx, workspaceId, recordingId, uses);
}
