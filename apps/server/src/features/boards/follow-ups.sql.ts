import type { FollowUpState, FollowUpText } from '@earshot/contracts/boards/follow-ups';
import { byteaList } from '../../platform/database/bytea-list.ts';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

/** As it is kept: `sending` while an email is on its way. */
export type KeptState = FollowUpState | 'sending';

export interface TextRow extends Omit<FollowUpText, 'text' | 'is_fallback'> {
  id: string;
  body: string;
  isFallback: boolean;
}

/** The texts as they are now, the fallback first. */
export function textsOf(db: Db, workspaceId: string, ideaId: string): Promise<TextRow[]> {
  return db
    .selectFrom('followUpText')
    .select(['id', 'language', 'subject', 'body', 'isFallback'])
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .where('replacedAt', 'is', null)
    .orderBy('isFallback', 'desc')
    .orderBy('language')
    .execute();
}

/** Puts texts in the place of those that were there; what somebody got stays as they got it. */
export async function replaceTexts(
  db: Db,
  workspaceId: string,
  ideaId: string,
  { gone, put, now }: { gone: readonly string[]; put: readonly TextRow[]; now: string },
): Promise<void> {
  await runRaw(
    db,
    `delete from follow_up_text t where t.workspace_id = $1 and t.id = any($2::uuid[])
       and not exists (select from follow_up_person p where p.workspace_id = $1 and p.text_id = t.id)`,
    [workspaceId, gone],
  );
  await runRaw(
    db,
    'update follow_up_text set replaced_at = $3 where workspace_id = $1 and id = any($2::uuid[])',
    [workspaceId, gone, now],
  );
  if (put.length === 0) return;
  await db
    .insertInto('followUpText')
    .values(put.map((text) => ({ workspaceId, ideaId, ...text })))
    .execute();
}

export interface FollowUpRow {
  startedBy: string;
  startedByName: string;
  startedAt: string;
  plannedAt: string | null;
}

export function findFollowUp(db: Db, workspaceId: string, ideaId: string): Promise<FollowUpRow | undefined> {
  return db
    .selectFrom('followUp as f')
    .innerJoin('appUser as u', 'u.id', 'f.startedBy')
    .select(['f.startedBy', 'u.displayName as startedByName', 'f.startedAt', 'f.plannedAt'])
    .where('f.workspaceId', '=', workspaceId)
    .where('f.ideaId', '=', ideaId)
    .executeTakeFirst();
}

/** Takes the follow-up's row until the transaction ends; undefined where none was started. */
export function lockFollowUp(
  db: Db,
  workspaceId: string,
  ideaId: string,
): Promise<Pick<FollowUpRow, 'startedBy' | 'plannedAt'> | undefined> {
  return db
    .selectFrom('followUp')
    .select(['startedBy', 'plannedAt'])
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .forUpdate()
    .executeTakeFirst();
}

export async function startFollowUp(
  db: Db,
  workspaceId: string,
  ideaId: string,
  started: { startedBy: string; startedAt: string; plannedAt: string | null },
): Promise<void> {
  await db
    .insertInto('followUp')
    .values({ workspaceId, ideaId, ...started })
    .onConflict((on) => on.columns(['workspaceId', 'ideaId']).doUpdateSet(started))
    .execute();
}

export async function notePlanned(db: Db, workspaceId: string, ideaId: string, at: string): Promise<void> {
  await db
    .updateTable('followUp')
    .set({ plannedAt: at })
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .execute();
}

/** When the card was released; undefined of one that is not there, null of one that is not released. */
export async function releaseOf(
  db: Db,
  workspaceId: string,
  ideaId: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('boardCard as c')
    .innerJoin('idea as i', (join) =>
      join.on('i.workspaceId', '=', workspaceId).onRef('i.id', '=', 'c.ideaId'),
    )
    .select('c.releasedAt')
    .where('c.workspaceId', '=', workspaceId)
    .where('c.ideaId', '=', ideaId)
    .where('i.state', '=', 'on_board')
    .where('i.deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.releasedAt;
}

export interface NewPerson {
  personId: number;
  recipientHash: Buffer;
  textId: string;
}

/** Gives people a row each, but for those whose person or address has one. @returns the ids of those who got one */
export async function insertPeople(
  db: Db,
  workspaceId: string,
  ideaId: string,
  people: readonly NewPerson[],
  chosen: { state: KeptState; chosenBy: string; chosenAt: string },
): Promise<Set<number>> {
  if (people.length === 0) return new Set();
  const rows = await runRaw<{ personId: number }>(
    db,
    `insert into follow_up_person
       (workspace_id, idea_id, recipient_hash, person_id, text_id, state, chosen_by, chosen_at)
     select $1::uuid, $2::uuid, n.hash, n.person_id, n.text_id, $3, $4::uuid, $5::timestamptz
     from unnest($6::bytea[], $7::int[], $8::uuid[]) as n (hash, person_id, text_id)
     on conflict do nothing returning person_id`,
    [
      ...[workspaceId, ideaId, chosen.state, chosen.chosenBy, chosen.chosenAt],
      byteaList(people.map(({ recipientHash }) => recipientHash)),
      people.map(({ personId }) => personId),
      people.map(({ textId }) => textId),
    ],
  );
  return new Set(rows.map(({ personId }) => personId));
}

/** Emails that the workspace began since a moment. */
export async function countBegun(db: Db, workspaceId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('followUpPerson')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspaceId', '=', workspaceId)
    .where('chosenAt', '>=', since)
    .where('state', '<>', 'in_file')
    .executeTakeFirstOrThrow();
  return count;
}

/** Of a card's people how many are where; an email on its way still waits. */
export async function countStates(
  db: Db,
  workspaceId: string,
  ideaId: string,
): Promise<Map<FollowUpState, number>> {
  const rows = await runRaw<{ state: FollowUpState; people: number }>(
    db,
    `select case state when 'sending' then 'waiting' else state end as state, count(*) as people
     from follow_up_person where workspace_id = $1 and idea_id = $2 group by 1`,
    [workspaceId, ideaId],
  );
  return new Map(rows.map(({ state, people }) => [state, people]));
}

export interface ToldRow {
  personId: number;
  state: FollowUpState;
  at: string;
}

/** What became of the emails to these people, who may have been merged since. */
export function toldOf(
  db: Db,
  workspaceId: string,
  ideaId: string,
  personIds: readonly number[],
): Promise<ToldRow[]> {
  return runRaw<ToldRow>(
    db,
    `select coalesce(a.person_id, f.person_id) as person_id,
       case f.state when 'sending' then 'waiting' else f.state end as state, coalesce(f.sent_at, f.chosen_at) as at
     from follow_up_person f left join author a on a.workspace_id = $1 and a.id = f.person_id
     where f.workspace_id = $1 and f.idea_id = $2 and coalesce(a.person_id, f.person_id) = any($3::int[])`,
    [workspaceId, ideaId, personIds],
  );
}

export interface PersonToTell {
  state: KeptState;
  recipientHash: Buffer;
  subject: string;
  body: string;
  language: string;
  workspaceName: string;
  /** Of who sent it. */
  replyTo: string;
}

/** Takes a person's row until the transaction ends, with what they are written. */
export async function lockPerson(
  db: Db,
  workspaceId: string,
  ideaId: string,
  personId: number,
): Promise<PersonToTell | undefined> {
  const [row] = await runRaw<PersonToTell>(
    db,
    `select p.state, p.recipient_hash, t.subject, t.body, t.language, w.name as workspace_name, u.email as reply_to
     from follow_up_person p
     join follow_up_text t on t.workspace_id = $1 and t.id = p.text_id
     join workspace w on w.id = $1
     join app_user u on u.id = p.chosen_by
     where p.workspace_id = $1 and p.idea_id = $2 and p.person_id = $3 for update of p`,
    [workspaceId, ideaId, personId],
  );
  return row;
}

export async function setState(
  db: Db,
  workspaceId: string,
  { ideaId, personId }: { ideaId: string; personId: number },
  to: { state: KeptState; sentAt?: string },
): Promise<void> {
  await db
    .updateTable('followUpPerson')
    .set(to)
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .where('personId', '=', personId)
    .execute();
}

/** Addresses of all authors who are one person with this one. */
export async function addressesOf(db: Db, workspaceId: string, personId: number): Promise<string[]> {
  const rows = await runRaw<{ email: string }>(
    db,
    `select lower(btrim(a.email)) as email from author a
     where a.workspace_id = $1 and a.email is not null and coalesce(a.person_id, a.id) =
       (select coalesce(o.person_id, o.id) from author o where o.workspace_id = $1 and o.id = $2)`,
    [workspaceId, personId],
  );
  return rows.map(({ email }) => email);
}

/** When the first of these asked for no more follow-ups; null where none did. */
export async function stoppedAt(
  db: Db,
  workspaceId: string,
  recipientHashes: readonly Buffer[],
): Promise<string | null> {
  if (recipientHashes.length === 0) return null;
  const [row] = await runRaw<{ at: string | null }>(
    db,
    `select min(stopped_at) as at from follow_up_stop
     where workspace_id = $1 and recipient_hash = any($2::bytea[])`,
    [workspaceId, byteaList(recipientHashes)],
  );
  return row?.at ?? null;
}

export async function stop(db: Db, workspaceId: string, recipientHash: Buffer, at: string): Promise<void> {
  await db
    .insertInto('followUpStop')
    .values({ workspaceId, recipientHash, stoppedAt: at })
    .onConflict((on) => on.columns(['workspaceId', 'recipientHash']).doNothing())
    .execute();
}

export interface FileRow {
  personId: number;
  name: string | null;
  language: string;
  subject: string;
  body: string;
  chosenAt: string;
  recipientHash: Buffer;
}

/** The people that are in files of a card, by id. */
export function peopleInFile(
  db: Db,
  workspaceId: string,
  ideaId: string,
  { after, limit }: { after: number; limit: number },
): Promise<FileRow[]> {
  return runRaw<FileRow>(
    db,
    `select p.person_id, a.name, t.language, t.subject, t.body, p.chosen_at, p.recipient_hash
     from follow_up_person p
     join follow_up_text t on t.workspace_id = $1 and t.id = p.text_id
     join author a on a.workspace_id = $1 and a.id = p.person_id
     where p.workspace_id = $1 and p.idea_id = $2 and p.state = 'in_file' and p.person_id > $3
     order by p.person_id limit $4`,
    [workspaceId, ideaId, after, limit],
  );
}

export interface ToldPersonRow {
  subject: string;
  body: string;
  state: FollowUpState;
  at: string;
  by: string;
  ideaId: string;
  /** Null where the reader may not see the card. */
  boardId: string | null;
  title: string | null;
}

/** What all authors who are one person with this one were written, newest first. */
export function toldPerson(
  db: Db,
  workspaceId: string,
  { personId, userId, limit }: { personId: number; userId: string; limit: number },
): Promise<ToldPersonRow[]> {
  return runRaw<ToldPersonRow>(
    db,
    `select t.subject, t.body, case p.state when 'sending' then 'waiting' else p.state end as state,
       coalesce(p.sent_at, p.chosen_at) as at, u.display_name as by, p.idea_id, b.id as board_id, i.title
     from author a
     join follow_up_person p on p.workspace_id = $1 and p.person_id = a.id
     join follow_up_text t on t.workspace_id = $1 and t.id = p.text_id
     join app_user u on u.id = p.chosen_by
     left join board_card c on c.workspace_id = $1 and c.idea_id = p.idea_id
     left join board b on b.workspace_id = $1 and b.id = c.board_id and b.deleted_at is null
       and (not b.is_private or b.made_by = $3)
     left join idea i on i.workspace_id = $1 and i.id = c.idea_id and b.id is not null
       and i.state = 'on_board' and i.deleted_at is null
     where a.workspace_id = $1 and coalesce(a.person_id, a.id) =
       (select coalesce(o.person_id, o.id) from author o where o.workspace_id = $1 and o.id = $2)
     order by at desc, p.idea_id limit $4`,
    [workspaceId, personId, userId, limit],
  );
}
