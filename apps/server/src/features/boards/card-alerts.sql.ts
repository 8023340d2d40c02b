import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { PagePlace } from '../../platform/http/page-place.ts';
import type { ChangeRow } from './changes.sql.ts';

/** The line of a board's history that members are told of. */
export interface AlertedLine {
  boardId: string;
  revision: number;
  ideaId: string;
  at: string;
  /** Of a comment, which a member is told of once. */
  commentId?: string;
  /** It mentions those who are told. */
  isMention?: boolean;
}

export interface CardAlertRow extends PagePlace, Pick<ChangeRow, 'kind' | 'by' | 'after' | 'ideaId'> {
  boardId: string;
  ideaId: string;
  at: string;
  isMention: boolean;
  /** Of a comment, as it is now. */
  comment: string | null;
  title: string;
  boardTitle: string;
  seenAt: string | null;
}

/** Those of these users who are members and may see the board, in the order given. */
export async function seersOf(
  db: Db,
  workspaceId: string,
  boardId: string,
  userIds: readonly (string | null | undefined)[],
): Promise<string[]> {
  const wanted = [...new Set(userIds.flatMap((id) => id ?? []))];
  const rows = await runRaw<{ userId: string }>(
    db,
    `select m.user_id from membership m join board b on b.workspace_id = $1 and b.id = $2::uuid
     where m.workspace_id = $1 and m.user_id = any($3::uuid[]) and b.deleted_at is null
       and (not b.is_private or b.made_by = m.user_id)`,
    [workspaceId, boardId, wanted],
  );
  const seers = new Set(rows.map(({ userId }) => userId));
  return wanted.filter((id) => seers.has(id));
}

/** Tells members of a line, but for those who were told of it already. @returns who was not */
export async function insertAlerts(
  db: Db,
  workspaceId: string,
  { boardId, revision, ideaId, at, commentId, isMention = false }: AlertedLine,
  members: readonly { userId: string; isEmailed: boolean }[],
): Promise<Set<string>> {
  const rows = await runRaw<{ userId: string }>(
    db,
    `insert into card_alert (workspace_id, id, user_id, board_id, revision, idea_id, at, comment_id, is_mention, email)
     select $1::uuid, gen_random_uuid(), n.user_id, $2::uuid, $3::bigint, $4::uuid, $5::timestamptz,
       $8::uuid, $9, case when n.is_emailed then 'waiting' end
     from unnest($6::uuid[], $7::boolean[]) as n (user_id, is_emailed)
     on conflict do nothing returning user_id`,
    [
      ...[workspaceId, boardId, revision, ideaId, at],
      members.map(({ userId }) => userId),
      members.map(({ isEmailed }) => isEmailed),
      ...[commentId ?? null, isMention],
    ],
  );
  return new Set(rows.map(({ userId }) => userId));
}

/** Of a member's alerts those whose cards are on boards that they may see. The workspace's id is $1, the user's $2. */
const seen = `from card_alert a
  join board_change h on h.workspace_id = $1 and h.board_id = a.board_id and h.revision = a.revision
  join board b on b.workspace_id = $1 and b.id = a.board_id and b.deleted_at is null
    and (not b.is_private or b.made_by = $2)
  join board_card c on c.workspace_id = $1 and c.idea_id = a.idea_id and c.board_id = a.board_id
  join idea i on i.workspace_id = $1 and i.id = a.idea_id and i.state = 'on_board' and i.deleted_at is null
  left join app_user u on u.id = h.by
  left join card_comment t on t.workspace_id = $1 and t.id = a.comment_id and t.deleted_at is null
  where (a.comment_id is null or t.id is not null) and a.workspace_id = $1 and a.user_id = $2`;

const columns = `a.id, (extract(epoch from a.at) * 1000000)::bigint::text as place, a.board_id, a.idea_id,
  a.at, a.seen_at, a.is_mention, t.text as comment, i.title, b.title as board_title, h.kind, h.after, u.display_name as by`;

/** Newest first. */
export function listAlerts(
  db: Db,
  workspaceId: string,
  userId: string,
  { after, limit }: { after: PagePlace | undefined; limit: number },
): Promise<CardAlertRow[]> {
  return runRaw<CardAlertRow>(
    db,
    `select ${columns} ${seen}
       and ($3::text is null or ((extract(epoch from a.at) * 1000000)::bigint, a.id) < ($3::text::bigint, $4::uuid))
     order by a.at desc, a.id desc limit $5`,
    [workspaceId, userId, after?.place ?? null, after?.id ?? null, limit],
  );
}

/** Those of these alerts that can still be told. */
export function alertsOfIds(
  db: Db,
  workspaceId: string,
  userId: string,
  ids: readonly string[],
): Promise<CardAlertRow[]> {
  return runRaw<CardAlertRow>(
    db,
    `select ${columns} ${seen} and a.id = any($3::uuid[]) order by a.at, a.id`,
    [workspaceId, userId, ids],
  );
}

export async function countNew(db: Db, workspaceId: string, userId: string): Promise<number> {
  const [row] = await runRaw<{ count: number }>(
    db,
    `select count(*)::int as count ${seen} and a.seen_at is null`,
    [workspaceId, userId],
  );
  return row?.count ?? 0;
}

/** @returns false where the member has no such alert */
export async function markSeen(
  db: Db,
  workspaceId: string,
  userId: string,
  { id, at }: { id: string; at: string },
): Promise<boolean> {
  const [last] = await runRaw<{ at: string }>(
    db,
    'select at from card_alert where workspace_id = $1 and user_id = $2 and id = $3::uuid',
    [workspaceId, userId, id],
  );
  if (!last) return false;
  await db
    .updateTable('cardAlert')
    .set({ seenAt: at })
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .where('at', '<=', last.at)
    .where('seenAt', 'is', null)
    .execute();
  return true;
}

export interface EmailedRow {
  id: string;
  email: 'waiting' | 'ordered' | 'sending' | 'sent' | 'unsure' | 'refused' | 'stopped';
  seenAt: string | null;
}

/** Alerts of a member that wait for an email, their rows taken until the transaction ends. */
export function lockWaiting(
  db: Db,
  workspaceId: string,
  userId: string,
  limit: number,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('cardAlert')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .where('email', '=', 'waiting')
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

/** Alerts of an email, their rows taken until the transaction ends. */
export function lockAlerts(db: Db, workspaceId: string, ids: readonly string[]): Promise<EmailedRow[]> {
  return db
    .selectFrom('cardAlert')
    .select(['id', 'email', 'seenAt'])
    .where('workspaceId', '=', workspaceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .$castTo<EmailedRow>()
    .execute();
}

/** What became of the email that tells of some alerts. */
export async function setEmail(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  email: EmailedRow['email'],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('cardAlert')
    .set({ email })
    .where('workspaceId', '=', workspaceId)
    .where('id', 'in', ids)
    .execute();
}

export async function setEmailFrom(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  { from, to }: { from: EmailedRow['email']; to: EmailedRow['email'] },
): Promise<void> {
  await db
    .updateTable('cardAlert')
    .set({ email: to })
    .where('workspaceId', '=', workspaceId)
    .where('id', 'in', ids)
    .where('email', '=', from)
    .execute();
}
