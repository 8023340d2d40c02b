import type { CardOrigin } from '@earshot/contracts/boards/card-origin';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';
import type { KnownCard } from './known-cards.ts';

export interface CardImportRow {
  id: string;
  boardId: string;
  fileName: string;
  by: string;
  at: string;
  cards: number;
  skipped: number;
  undoneAt: string | null;
}

export async function insertImport(
  db: Db,
  workspaceId: string,
  run: Omit<CardImportRow, 'undoneAt'>,
): Promise<void> {
  await db
    .insertInto('cardImport')
    .values({ workspaceId, ...run })
    .execute();
}

/** With the name of who imported. */
function imports(db: Db, workspaceId: string, boardId: string) {
  return db
    .selectFrom('cardImport as i')
    .innerJoin('appUser as u', 'u.id', 'i.by')
    .select([
      'i.id',
      'i.boardId',
      'i.fileName',
      'u.displayName as by',
      'i.at',
      'i.cards',
      'i.skipped',
      'i.undoneAt',
    ])
    .where('i.workspaceId', '=', workspaceId)
    .where('i.boardId', '=', boardId)
    .$castTo<CardImportRow>();
}

/** Newest first. */
export function importsOf(
  db: Db,
  workspaceId: string,
  boardId: string,
  limit: number,
): Promise<CardImportRow[]> {
  return imports(db, workspaceId, boardId).orderBy('i.at', 'desc').orderBy('i.id').limit(limit).execute();
}

export function findImport(
  db: Db,
  workspaceId: string,
  boardId: string,
  id: string,
): Promise<CardImportRow | undefined> {
  return imports(db, workspaceId, boardId).where('i.id', '=', id).executeTakeFirst();
}

/** @returns false when it is not there, or undone already */
export async function markUndone(
  db: Db,
  workspaceId: string,
  boardId: string,
  id: string,
  at: string,
): Promise<boolean> {
  const marked = await db
    .updateTable('cardImport')
    .set({ undoneAt: at })
    .where('workspaceId', '=', workspaceId)
    .where('boardId', '=', boardId)
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

export type OriginRow = Omit<CardOrigin, 'file_name' | 'external_id' | 'created'> & {
  ideaId: string;
  importId: string;
  fileName: string;
  externalId: string | null;
  createdOn: string | null;
};

export async function insertOrigins(
  db: Db,
  workspaceId: string,
  origins: readonly OriginRow[],
): Promise<void> {
  if (origins.length === 0) return;
  await db
    .insertInto('cardOrigin')
    .values(origins.map((origin) => ({ workspaceId, ...origin })))
    .execute();
}

/** Of those of these ideas that were imported. */
export async function originsOf(
  db: Db,
  workspaceId: string,
  ideaIds: readonly string[],
): Promise<Map<string, CardOrigin>> {
  const rows = await db
    .selectFrom('cardOrigin')
    .select(['ideaId', 'fileName', 'status', 'owner', 'votes', 'externalId', 'url', 'createdOn', 'parent'])
    .where('workspaceId', '=', workspaceId)
    .where(sql<boolean>`idea_id = any(${ideaIds}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ ideaId, fileName, externalId, createdOn, ...rest }) => [
      ideaId,
      { ...rest, file_name: fileName, external_id: externalId, created: createdOn },
    ]),
  );
}

/** The cards of a board, and those that were merged into them, over any number of merges. */
export async function knownCardsOn(db: Db, workspaceId: string, boardId: string): Promise<KnownCard[]> {
  const { rows } = await sql<KnownCard>`
    with recursive known (id) as (
      select c.idea_id from board_card c
      join idea i on i.workspace_id = ${workspaceId} and i.id = c.idea_id and i.state = 'on_board' and i.deleted_at is null
      where c.workspace_id = ${workspaceId} and c.board_id = ${boardId}
      union
      select m.idea_id from known k
      join card_merge m on m.workspace_id = ${workspaceId} and m.into_id = k.id
      join idea i on i.workspace_id = ${workspaceId} and i.id = m.idea_id and i.state = 'dismissed' and i.deleted_at is null)
    select i.title, o.external_id, o.url from known k
    join idea i on i.workspace_id = ${workspaceId} and i.id = k.id
    left join card_origin o on o.workspace_id = ${workspaceId} and o.idea_id = k.id`.execute(db);
  return rows;
}

/** Cards that an import added, and of those the ones on which somebody worked since. */
export async function cardsOfImport(
  db: Db,
  workspaceId: string,
  boardId: string,
  importId: string,
): Promise<{ ideaId: string; isTouched: boolean }[]> {
  const { rows } = await sql<{ ideaId: string; isTouched: boolean }>`
    select o.idea_id, exists (
      select 1 from board_change h
      where h.workspace_id = ${workspaceId} and h.idea_id = o.idea_id and h.by is not null
        and not (h.kind = 'added' and h.after ? 'imported_from')
        and not (h.kind = 'moved' and h.before = '{}')) as is_touched
    from card_origin o
    join idea i on i.workspace_id = ${workspaceId} and i.id = o.idea_id
    join board_card c on c.workspace_id = ${workspaceId} and c.idea_id = o.idea_id
    where o.workspace_id = ${workspaceId} and o.import_id = ${importId} and c.board_id = ${boardId}
      and i.state = 'on_board' and i.deleted_at is null`.execute(db);
  return rows;
}

/** Ids of the columns that an import added to the board, as its line of the history keeps them. */
export async function columnsMadeBy(
  db: Db,
  workspaceId: string,
  boardId: string,
  importId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select jsonb_array_elements_text(h.after -> 'new_columns') as id from board_change h
    where h.workspace_id = ${workspaceId} and h.board_id = ${boardId} and h.kind = 'imported'
      and h.after ->> 'import_id' = ${importId}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface MemberRow {
  userId: string;
  name: string;
  email: string;
}

export function membersOf(db: Db, workspaceId: string): Promise<MemberRow[]> {
  return db
    .selectFrom('membership as m')
    .innerJoin('appUser as u', 'u.id', 'm.userId')
    .select(['u.id as userId', 'u.displayName as name', 'u.email'])
    .where('m.workspaceId', '=', workspaceId)
    .execute();
}
