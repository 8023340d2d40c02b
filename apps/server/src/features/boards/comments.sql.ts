import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { PagePlace } from '../../platform/http/page-place.ts';

export interface CommentRow extends PagePlace {
  ideaId: string;
  by: string;
  byName: string;
  at: string;
  text: string;
  mentions: string[];
  editedAt: string | null;
  deletedAt: string | null;
}

const columns = `c.id, (extract(epoch from c.at) * 1000000)::bigint::text as place, c.idea_id, c.by, u.display_name as by_name,
  c.at, c.text, c.mentions, c.edited_at, c.deleted_at`;

/** Those that are not deleted, oldest first. */
export function listComments(
  db: Db,
  workspaceId: string,
  ideaId: string,
  { after, limit }: { after: PagePlace | undefined; limit: number },
): Promise<CommentRow[]> {
  return runRaw<CommentRow>(
    db,
    `select ${columns} from card_comment c join app_user u on u.id = c.by
     where c.workspace_id = $1 and c.idea_id = $2::uuid and c.deleted_at is null
       and ($3::text is null or ((extract(epoch from c.at) * 1000000)::bigint, c.id) > ($3::text::bigint, $4::uuid))
     order by c.at, c.id limit $5`,
    [workspaceId, ideaId, after?.place ?? null, after?.id ?? null, limit],
  );
}

/** A comment on a card of a board, deleted or not, its row taken until the transaction ends. */
export async function lockComment(
  db: Db,
  workspaceId: string,
  boardId: string,
  id: string,
): Promise<CommentRow | undefined> {
  const [row] = await runRaw<CommentRow>(
    db,
    `select ${columns} from card_comment c
     join app_user u on u.id = c.by
     join board_card b on b.workspace_id = $1 and b.idea_id = c.idea_id and b.board_id = $2::uuid
     join idea i on i.workspace_id = $1 and i.id = c.idea_id and i.state = 'on_board' and i.deleted_at is null
     where c.workspace_id = $1 and c.id = $3::uuid for no key update of c`,
    [workspaceId, boardId, id],
  );
  return row;
}

/** Of a card, deleted ones left out. */
export async function countComments(db: Db, workspaceId: string, ideaId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cardComment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertComment(
  db: Db,
  workspaceId: string,
  { mentions, ...comment }: Pick<CommentRow, 'id' | 'ideaId' | 'by' | 'at' | 'text' | 'mentions'>,
): Promise<void> {
  await db
    .insertInto('cardComment')
    .values({ workspaceId, ...comment, mentions: JSON.stringify(mentions) })
    .execute();
}

export async function updateComment(
  db: Db,
  workspaceId: string,
  id: string,
  { mentions, ...change }: Partial<Pick<CommentRow, 'text' | 'mentions' | 'editedAt' | 'deletedAt'>>,
): Promise<void> {
  await db
    .updateTable('cardComment')
    .set({ ...change, ...(mentions && { mentions: JSON.stringify(mentions) }) })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeCommentsDeletedBefore(
  db: Db,
  workspaceId: string,
  before: string,
): Promise<void> {
  await db
    .deleteFrom('cardComment')
    .where('workspaceId', '=', workspaceId)
    .where('deletedAt', '<', before)
    .execute();
}

export interface MemberName {
  userId: string;
  name: string;
}

/** Those of these users who are members. */
export function membersOf(db: Db, workspaceId: string, userIds: readonly string[]): Promise<MemberName[]> {
  return runRaw<MemberName>(
    db,
    `select u.id as user_id, u.display_name as name from membership m join app_user u on u.id = m.user_id
     where m.workspace_id = $1 and m.user_id = any($2::uuid[])`,
    [workspaceId, userIds],
  );
}

/** Members who watch a card and may see its board, by name. */
export function watchersOf(
  db: Db,
  workspaceId: string,
  boardId: string,
  ideaId: string,
): Promise<MemberName[]> {
  return runRaw<MemberName>(
    db,
    `select u.id as user_id, u.display_name as name
     from membership m
     join app_user u on u.id = m.user_id
     join board b on b.workspace_id = $1 and b.id = $2::uuid and b.deleted_at is null
       and (not b.is_private or b.made_by = m.user_id)
     join board_card c on c.workspace_id = $1 and c.idea_id = $3::uuid
     left join card_watch w on w.workspace_id = $1 and w.idea_id = c.idea_id and w.user_id = m.user_id
     where m.workspace_id = $1 and coalesce(w.watches, c.owner_id = m.user_id, false)
     order by u.display_name, u.id`,
    [workspaceId, boardId, ideaId],
  );
}

export async function setWatch(
  db: Db,
  workspaceId: string,
  ideaId: string,
  { userId, watches }: { userId: string; watches: boolean },
): Promise<void> {
  await db
    .insertInto('cardWatch')
    .values({ workspaceId, ideaId, userId, watches })
    .onConflict((on) => on.columns(['workspaceId', 'ideaId', 'userId']).doUpdateSet({ watches }))
    .execute();
}

/** Has members watch a card who said neither that they want to nor that they do not. */
export async function startWatching(
  db: Db,
  workspaceId: string,
  ideaId: string,
  userIds: readonly string[],
): Promise<void> {
  await sql`insert into card_watch (workspace_id, idea_id, user_id, watches)
    select ${workspaceId}::uuid, ${ideaId}::uuid, n.id, true from unnest(${userIds}::uuid[]) as n (id)
    on conflict do nothing`.execute(db);
}
