import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

/** A text that a recording says, in lower case; `id` is made of it. */
export interface SaidText {
  id: string;
  text: string;
  part: 'page' | 'label' | 'person';
}

const idOf = (text: RawBuilder<unknown>) =>
  sql`substr(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 1, 32)::uuid`;

/** Stands between what is told of a person, so that no words are found across two of them. */
const between = sql`chr(31)`;

/** What the moments of these chunks say that is not noted yet of the recording. */
export async function newTexts(
  tx: Db,
  workspaceId: string,
  recordingId: string,
  chunks: readonly { tabId: string; seq: number }[],
): Promise<SaidText[]> {
  const of = sql.join(chunks.map(({ tabId, seq }) => sql`(${tabId}, ${seq}::int)`));
  const { rows } = await sql<SaidText>`
    select t.id, t.text, t.part from (
      select ${idOf(sql`d.text`)} as id, d.text, d.part from (
        select distinct lower(m.label) as text, case m.kind when 'page' then 'page' else 'label' end as part
        from recording_moment m
        where m.workspace_id = ${workspaceId} and m.recording_id = ${recordingId} and m.label <> ''
          and (m.tab_id, m.seq) in (${of})) d) t
    where not exists (select 1 from recording_text_use u where u.workspace_id = ${workspaceId}
      and u.recording_id = ${recordingId} and u.text_id = t.id and u.part = t.part)`.execute(tx);
  return rows;
}

/** Who was there, and of which account; undefined when nobody told. */
export async function textOfPerson(
  tx: Db,
  workspaceId: string,
  recordingId: string,
): Promise<SaidText | undefined> {
  const { rows } = await sql<SaidText>`
    select ${idOf(sql`p.text`)} as id, p.text, 'person' as part from (
      select lower(concat_ws(${between}, r.person_id, r.person_name, r.person_email, r.account)) as text
      from recording r where r.workspace_id = ${workspaceId} and r.id = ${recordingId}
        and (r.person_id is not null or r.account is not null)) p`.execute(tx);
  return rows[0];
}

export async function insertTexts(
  tx: Db,
  workspaceId: string,
  texts: readonly Pick<SaidText, 'id' | 'text'>[],
): Promise<void> {
  await tx
    .insertInto('recordingText')
    .values(texts.map(({ id, text }) => ({ workspaceId, id, text })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many of these are there; they stay until the transaction has ended. */
export async function holdTexts(tx: Db, workspaceId: string, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .selectFrom('recordingText')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.length;
}

export async function insertTextUses(
  tx: Db,
  workspaceId: string,
  recordingId: string,
  texts: readonly Pick<SaidText, 'id' | 'part'>[],
): Promise<void> {
  await tx
    .insertInto('recordingTextUse')
    .values(texts.map(({ id: textId, part }) => ({ workspaceId, textId, recordingId, part })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets who was there before. @returns the texts that said it */
export async function deleteOtherPersons(
  tx: Db,
  workspaceId: string,
  recordingId: string,
  textId: string | null,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('recordingTextUse')
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', recordingId)
    .where('part', '=', 'person')
    .where('textId', 'is distinct from', textId)
    .returning('textId')
    .execute();
  return rows.map((row) => row.textId);
}

/** What recordings say. */
export async function textsOf(
  tx: Db,
  workspaceId: string,
  recordingIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('recordingTextUse')
    .select('textId')
    .distinct()
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', 'in', recordingIds)
    .execute();
  return rows.map(({ textId }) => textId);
}

/**
 * Deletes those of the texts that no recording says any more. Whoever is about to use one is waited for first: a
 * statement sees what was done before it began.
 */
export async function deleteUnusedTexts(tx: Db, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('recordingText')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  await sql`
    delete from recording_text t where t.workspace_id = ${workspaceId} and t.id = any(${ids}::uuid[])
      and not exists (select 1 from recording_text_use u
        where u.workspace_id = ${workspaceId} and u.text_id = t.id)`.execute(tx);
}
