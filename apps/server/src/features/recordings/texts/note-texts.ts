import type { Tx } from '../../../platform/database/open.ts';
import type { MomentsOf, SaidText, ToldPerson } from './texts.sql.ts';
import * as sql from './texts.sql.ts';

/** Notes what the moments of these chunks say, for lists to be searched by. Done twice it leaves the same. */
export async function noteTexts(tx: Tx, workspaceId: string, chunks: readonly MomentsOf[]): Promise<void> {
  if (chunks.length === 0) return;
  await use(tx, workspaceId, await sql.newTexts(tx, workspaceId, chunks));
}

/** Notes who recordings say was there, in the place of whom they said before. */
export async function notePersons(
  tx: Tx,
  workspaceId: string,
  recordings: readonly ToldPerson[],
): Promise<void> {
  const [before, now] = await Promise.all([
    sql.deleteOtherPersons(tx, workspaceId, recordings),
    sql.newPersons(tx, workspaceId, recordings),
  ]);
  await sql.deleteUnusedTexts(tx, workspaceId, before);
  await use(tx, workspaceId, now);
}

async function use(tx: Tx, workspaceId: string, uses: readonly SaidText[]): Promise<void> {
  if (uses.length === 0) return;
  // In one order, so that two who note the same texts wait for each other in turn.
  const texts = [...new Map(uses.map((one) => [one.id, one])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  const ids = texts.map(({ id }) => id);
  // One that was there is deleted with the last recording that says it, which may be just now.
  do await sql.insertTexts(tx, workspaceId, texts);
  while ((await sql.holdTexts(tx, workspaceId, ids)) < ids.length);
  await sql.insertTextUses(tx, workspaceId, uses);
}
