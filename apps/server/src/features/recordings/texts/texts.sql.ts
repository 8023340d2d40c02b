import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/open.ts';
import { preparedQuery } from '../../../platform/database/prepared-query.ts';

/** A text that a recording says, in lower case; `id` is made of it. */
export interface SaidText {
  recordingId: string;
  id: string;
  text: string;
  part: 'page' | 'label' | 'person';
}

const idOf = (text: string) => `substr(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 1, 32)::uuid`;

/** A chunk whose moments are stored. */
export interface MomentsOf {
  recordingId: string;
  tabId: string;
  seq: number;
}

const newTextsText = `
  select t.recording_id, t.id, t.text, t.part from (
    select d.recording_id, ${idOf('d.text')} as id, d.text, d.part from (
      select distinct m.recording_id, lower(m.label) as text, case m.kind when 'page' then 'page' else 'label' end as part
      from unnest($2::uuid[], $3::text[], $4::int[]) c (recording_id, tab_id, seq)
      join recording_moment m on m.recording_id = c.recording_id and m.tab_id = c.tab_id and m.seq = c.seq
      where m.workspace_id = $1 and m.label <> '') d) t
  where not exists (select 1 from recording_text_use u where u.workspace_id = $1
    and u.recording_id = t.recording_id and u.text_id = t.id and u.part = t.part)`;

/** What the moments of these chunks say that is not noted yet of their recordings. */
export async function newTexts(
  tx: Tx,
  workspaceId: string,
  chunks: readonly MomentsOf[],
): Promise<SaidText[]> {
  const columns = (['recordingId', 'tabId', 'seq'] as const).map((key) => chunks.map((chunk) => chunk[key]));
  return (await tx.executeQuery<SaidText>(preparedQuery(newTextsText, [workspaceId, ...columns]))).rows;
}

/** Who a recording says was there, and of which account; nobody when neither id nor account is told. */
export interface ToldPerson {
  id: string;
  personId: string | null;
  personName: string | null;
  personEmail: string | null;
  account: string | null;
}

/** Between what is told of a person stands a character of its own, so that no words are found across two of them. */
const persons = `
  select t.recording_id, ${idOf('t.text')} as id, t.text from (
    select p.recording_id, case when p.person_id is not null or p.account is not null
      then lower(concat_ws(chr(31), p.person_id, p.name, p.email, p.account)) end as text
    from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[]) p (recording_id, person_id, name, email, account)) t`;

function columnsOf(recordings: readonly ToldPerson[]): unknown[][] {
  const keys = ['id', 'personId', 'personName', 'personEmail', 'account'] as const;
  return keys.map((key) => recordings.map((recording) => recording[key]));
}

/** Who was there and is not noted yet. */
export async function newPersons(
  tx: Tx,
  workspaceId: string,
  recordings: readonly ToldPerson[],
): Promise<SaidText[]> {
  const text = `
    select p.recording_id, p.id, p.text, 'person' as part from (${persons}) p
    where p.id is not null and not exists (select 1 from recording_text_use u where u.workspace_id = $1
      and u.recording_id = p.recording_id and u.text_id = p.id and u.part = 'person')`;
  const query = preparedQuery(text, [workspaceId, ...columnsOf(recordings)]);
  return (await tx.executeQuery<SaidText>(query)).rows;
}

/** Forgets who was there before. @returns the texts that said it */
export async function deleteOtherPersons(
  tx: Tx,
  workspaceId: string,
  recordings: readonly ToldPerson[],
): Promise<string[]> {
  const text = `
    delete from recording_text_use u using (${persons}) p
    where u.workspace_id = $1 and u.recording_id = p.recording_id and u.part = 'person'
      and u.text_id is distinct from p.id
    returning u.text_id`;
  const query = preparedQuery(text, [workspaceId, ...columnsOf(recordings)]);
  return (await tx.executeQuery<{ textId: string }>(query)).rows.map(({ textId }) => textId);
}

export async function insertTexts(
  tx: Tx,
  workspaceId: string,
  texts: readonly Pick<SaidText, 'id' | 'text'>[],
): Promise<void> {
  const text = `
    insert into recording_text (workspace_id, id, text) select $1, unnest($2::uuid[]), unnest($3::text[])
    on conflict do nothing`;
  const columns = [texts.map(({ id }) => id), texts.map((one) => one.text)];
  await tx.executeQuery(preparedQuery(text, [workspaceId, ...columns]));
}

/** How many of these are there; they stay until the transaction has ended. */
export async function holdTexts(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<number> {
  const text = `
    select from recording_text where workspace_id = $1 and id = any($2::uuid[]) order by id for key share`;
  return (await tx.executeQuery(preparedQuery(text, [workspaceId, ids]))).rows.length;
}

export async function insertTextUses(
  tx: Tx,
  workspaceId: string,
  uses: readonly Pick<SaidText, 'recordingId' | 'id' | 'part'>[],
): Promise<void> {
  const text = `
    insert into recording_text_use (workspace_id, text_id, recording_id, part)
    select $1, unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::text[]) on conflict do nothing`;
  const columns = [
    uses.map(({ id }) => id),
    uses.map(({ recordingId }) => recordingId),
    uses.map(({ part }) => part),
  ];
  await tx.executeQuery(preparedQuery(text, [workspaceId, ...columns]));
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
