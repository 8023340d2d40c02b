import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/open.ts';
import { preparedQuery } from '../../../platform/database/prepared-query.ts';
import { bitsOf } from '../kind-bits.sql.ts';
import { isAddress } from './known-by.ts';

/** Remembers recordings that were deleted, so that what is sent of them again is refused. */
export async function rememberDeleted(
  tx: Db,
  workspaceId: string,
  ids: readonly string[],
  deletedAt: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto('deletedRecording')
    .values(ids.map((id) => ({ workspaceId, id, deletedAt })))
    .onConflict((conflict) =>
      conflict
        .columns(['workspaceId', 'id'])
        .doUpdateSet((eb) => ({ deletedAt: eb.ref('excluded.deletedAt') })),
    )
    .execute();
}

const deletedText = `
  select id from deleted_recording where workspace_id = $1 and id = any((select $2::uuid[])::uuid[])`;

/** Those of the recordings that were deleted not long ago. */
export async function deletedAmong(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.executeQuery<{ id: string }>(preparedQuery(deletedText, [workspaceId, ids]));
  return new Set(rows.map(({ id }) => id));
}

export interface ErasedPerson {
  /** Hash of an id or e-mail address. */
  knownBy: Buffer;
  erasedAt: string;
}

export async function rememberErased(
  tx: Db,
  workspaceId: string,
  { knownBy, erasedAt }: ErasedPerson,
): Promise<void> {
  await tx
    .insertInto('erasedPerson')
    .values({ workspaceId, knownBy, erasedAt })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'knownBy']).doUpdateSet({ erasedAt }))
    .execute();
}

const erasedText = `select known_by, erased_at from erased_person where workspace_id = $1`;

export async function erasedPeople(tx: Tx, workspaceId: string): Promise<ErasedPerson[]> {
  return (await tx.executeQuery<ErasedPerson>(preparedQuery(erasedText, [workspaceId]))).rows;
}

/** Forgets what was deleted and erased before an instant. */
export async function forgetBefore(tx: Db, workspaceId: string, before: string): Promise<void> {
  await sql`
    delete from deleted_recording where workspace_id = ${workspaceId} and deleted_at < ${before}`.execute(tx);
  await sql`delete from erased_person where workspace_id = ${workspaceId} and erased_at < ${before}`.execute(
    tx,
  );
}

/** Recordings in which somebody was said to be there under an id or e-mail address, at the end or at any moment. */
export async function recordingsNaming(
  tx: Db,
  workspaceId: string,
  name: string,
  limit: number,
): Promise<string[]> {
  const isName = (of: string) => {
    const told = sql.ref(of);
    return isAddress(name) ? sql`lower(${told}) = lower(${name})` : sql`${told} = ${name}`;
  };
  const { rows } = await sql<{ id: string }>`
    select r.id from recording r where r.workspace_id = ${workspaceId}
      and (${isName('r.person_id')} or ${isName('r.person_email')}
        or (r.kinds & ${bitsOf(['identify'])}::int <> 0 and exists (select 1 from recording_moment m
          where m.workspace_id = ${workspaceId} and m.recording_id = r.id and m.kind = 'identify'
            and ${isName('m.label')})))
    limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface NamedIn {
  id: string;
  /** An id or e-mail address that the recording's pages told. */
  name: string;
}

const saidText = `
  select recording_id as id, label as name from recording_moment
  where workspace_id = $1 and recording_id = any($2::uuid[]) and kind = 'identify'`;

/** Who was said to be there at any moment of these recordings. */
export async function saidToBeThere(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<NamedIn[]> {
  return (await tx.executeQuery<NamedIn>(preparedQuery(saidText, [workspaceId, ids]))).rows;
}

const heardText = `select id, last_chunk_at as at from recording where workspace_id = $1 and id = any($2::uuid[])`;

/** When the last chunk of each came. */
export async function lastHeardOf(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.executeQuery<{ id: string; at: string }>(
    preparedQuery(heardText, [workspaceId, ids]),
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}
