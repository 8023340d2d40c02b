import type { CardLink, LinkKind } from '@earshot/contracts/boards/card-link';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

export interface LinkRow {
  fromId: string;
  kind: LinkKind;
  toId: string;
}

/** @returns false when it was there */
export async function insertLink(db: Db, workspaceId: string, link: LinkRow): Promise<boolean> {
  const inserted = await db
    .insertInto('cardLink')
    .values({ workspaceId, ...link })
    .onConflict((on) => on.doNothing())
    .returning('fromId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns false when it was not there */
export async function deleteLink(
  db: Db,
  workspaceId: string,
  { fromId, kind, toId }: LinkRow,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('cardLink')
    .where('workspaceId', '=', workspaceId)
    .where('fromId', '=', fromId)
    .where('kind', '=', kind)
    .where('toId', '=', toId)
    .returning('fromId')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Of a card, to cards of the same board, by kind and title. */
export function linksOf(db: Db, workspaceId: string, boardId: string, ideaId: string): Promise<CardLink[]> {
  return sql<CardLink>`
    select l.kind, l.from_id <> ${ideaId} as is_reverse, i.id as idea_id, i.title, c.column_id
    from card_link l
    join idea i on i.workspace_id = ${workspaceId} and i.state = 'on_board' and i.deleted_at is null
      and i.id = case when l.from_id = ${ideaId} then l.to_id else l.from_id end
    join board_card c on c.workspace_id = ${workspaceId} and c.idea_id = i.id and c.board_id = ${boardId}
    where l.workspace_id = ${workspaceId} and (l.from_id = ${ideaId} or l.to_id = ${ideaId})
    order by l.kind, is_reverse, i.title, i.id`
    .execute(db)
    .then(({ rows }) =>
      rows.map((row) => {
        const { kind, title } = row;
        const named = row as unknown as { isReverse: boolean; ideaId: string; columnId: string };
        return { kind, is_reverse: named.isReverse, idea_id: named.ideaId, title, column_id: named.columnId };
      }),
    );
}

/** Whether links of a kind lead from one card to another, over any number of cards of the board. */
export async function leadsTo(
  db: Db,
  workspaceId: string,
  boardId: string,
  { fromId, kind, toId }: LinkRow,
): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    with recursive reached (id) as (
      select ${fromId}::uuid
      union
      select l.to_id from reached r
      join card_link l on l.workspace_id = ${workspaceId} and l.from_id = r.id and l.kind = ${kind}
      join idea i on i.workspace_id = ${workspaceId} and i.id = l.to_id and i.state = 'on_board' and i.deleted_at is null
      join board_card c on c.workspace_id = ${workspaceId} and c.idea_id = l.to_id and c.board_id = ${boardId})
    select exists (select 1 from reached where id = ${toId}::uuid) as is_there`.execute(db);
  return rows[0]?.isThere ?? false;
}

/** The cards of the board that a card has a link of a kind to. */
export async function linkedTo(
  db: Db,
  workspaceId: string,
  boardId: string,
  fromId: string,
  kind: LinkKind,
): Promise<string[]> {
  const links = await linksOf(db, workspaceId, boardId, fromId);
  return links.flatMap((link) => (link.kind === kind && !link.is_reverse ? [link.idea_id] : []));
}

export async function putMerge(db: Db, workspaceId: string, ideaId: string, intoId: string): Promise<void> {
  await db
    .insertInto('cardMerge')
    .values({ workspaceId, ideaId, intoId })
    .onConflict((on) => on.columns(['workspaceId', 'ideaId']).doUpdateSet({ intoId }))
    .execute();
}

export async function deleteMerge(db: Db, workspaceId: string, ideaId: string): Promise<void> {
  await db
    .deleteFrom('cardMerge')
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .execute();
}

/** The card of the board that a merged one is part of now, over any number of merges. */
export async function mergedInto(
  db: Db,
  workspaceId: string,
  boardId: string,
  ideaId: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain (id) as (
      select m.into_id from card_merge m
      join idea i on i.workspace_id = ${workspaceId} and i.id = m.idea_id and i.state = 'dismissed' and i.deleted_at is null
      where m.workspace_id = ${workspaceId} and m.idea_id = ${ideaId}
      union
      select m.into_id from chain
      join card_merge m on m.workspace_id = ${workspaceId} and m.idea_id = chain.id
      join idea i on i.workspace_id = ${workspaceId} and i.id = m.idea_id and i.state = 'dismissed' and i.deleted_at is null)
    select chain.id from chain
    join idea i on i.workspace_id = ${workspaceId} and i.id = chain.id and i.state = 'on_board' and i.deleted_at is null
    join board_card c on c.workspace_id = ${workspaceId} and c.idea_id = chain.id and c.board_id = ${boardId}
    limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Gives the comments of one card to another. @returns their ids */
export async function moveComments(
  db: Db,
  workspaceId: string,
  fromId: string,
  toId: string,
  only?: readonly string[],
): Promise<string[]> {
  const moved = await db
    .updateTable('cardComment')
    .set({ ideaId: toId })
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', fromId)
    .$if(only !== undefined, (query) => query.where(sql<boolean>`id = any(${only ?? []}::uuid[])`))
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}

/** Whether somebody changed a card after a revision. */
export async function isChangedAfter(
  db: Db,
  workspaceId: string,
  boardId: string,
  ideaId: string,
  revision: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('boardChange')
    .select('revision')
    .where('workspaceId', '=', workspaceId)
    .where('boardId', '=', boardId)
    .where('ideaId', '=', ideaId)
    .where('revision', '>', revision)
    .where('by', 'is not', null)
    .where('kind', '<>', 'moved')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
