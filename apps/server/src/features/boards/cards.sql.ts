import type { Horizon, ReopenReason } from '@earshot/contracts/boards/board-cards';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

/** What a person decides of a card. */
export interface CardFields {
  columnId: string;
  rank: number;
  horizon: Horizon | null;
  ownerId: string | null;
  targetOn: string | null;
  tags: string[];
  impact: number | null;
  effort: number | null;
  reachGiven: number | null;
  reachReason: string | null;
  confidenceGiven: number | null;
  confidenceReason: string | null;
  releasedAt: string | null;
  releaseVersion: string | null;
}

/** What evidence says of a card; all null before it was counted, and where there is no feedback of one's own. */
export interface CardCounts {
  items: number | null;
  people: number | null;
  unnamed: number | null;
  accounts: number | null;
  revenue: number | null;
  confidence: number | null;
}

export interface CardRow extends CardFields, CardCounts {
  ideaId: string;
  boardId: string;
  title: string;
  note: string;
  sentBy: string;
  sentAt: string;
  ownerName: string | null;
  countedAt: string | null;
  /** Of the release that the last verdict is of. */
  judgedRelease: string | null;
  reopenedAt: string | null;
  reopenedAs: ReopenReason | null;
}

function cards(db: Db, workspaceId: string, boardId: string) {
  return db
    .selectFrom('boardCard as c')
    .innerJoin('idea as i', (join) =>
      join.on('i.workspaceId', '=', workspaceId).onRef('i.id', '=', 'c.ideaId'),
    )
    .innerJoin('appUser as s', 's.id', 'i.sentBy')
    .leftJoin('appUser as o', 'o.id', 'c.ownerId')
    .leftJoin('cardVerdict as v', (join) =>
      join.on('v.workspaceId', '=', workspaceId).onRef('v.ideaId', '=', 'c.ideaId'),
    )
    .select([
      'c.ideaId',
      'c.boardId',
      'c.columnId',
      'c.rank',
      'c.horizon',
      'c.ownerId',
      'c.targetOn',
      'c.tags',
    ])
    .select([
      'c.impact',
      'c.effort',
      'c.reachGiven',
      'c.reachReason',
      'c.confidenceGiven',
      'c.confidenceReason',
    ])
    .select(['c.items', 'c.people', 'c.unnamed', 'c.accounts', 'c.revenue', 'c.confidence', 'c.countedAt'])
    .select(['c.releasedAt', 'c.releaseVersion'])
    .select(['v.releasedAt as judgedRelease', 'v.reopenedAt', 'v.reopenedAs'])
    .select(['i.title', 'i.note', 'i.sentAt', 's.displayName as sentBy', 'o.displayName as ownerName'])
    .where('c.workspaceId', '=', workspaceId)
    .where('c.boardId', '=', boardId)
    .where('i.state', '=', 'on_board')
    .where('i.deletedAt', 'is', null)
    .$castTo<CardRow>();
}

/** All cards of a board, in its order. */
export function cardsOf(db: Db, workspaceId: string, boardId: string): Promise<CardRow[]> {
  return cards(db, workspaceId, boardId).orderBy('c.rank').orderBy('c.ideaId').execute();
}

/** Those of these ideas that are cards of the board. */
export function cardsOfIdeas(
  db: Db,
  workspaceId: string,
  boardId: string,
  ideaIds: readonly string[],
): Promise<CardRow[]> {
  return cards(db, workspaceId, boardId)
    .where(sql<boolean>`c.idea_id = any(${ideaIds}::uuid[])`)
    .orderBy('c.rank')
    .orderBy('c.ideaId')
    .execute();
}

export async function countCards(
  db: Db,
  workspaceId: string,
  boardIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('boardCard as c')
    .innerJoin('idea as i', (join) =>
      join.on('i.workspaceId', '=', workspaceId).onRef('i.id', '=', 'c.ideaId'),
    )
    .select(['c.boardId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('c.workspaceId', '=', workspaceId)
    .where(sql<boolean>`c.board_id = any(${boardIds}::uuid[])`)
    .where('i.state', '=', 'on_board')
    .where('i.deletedAt', 'is', null)
    .groupBy('c.boardId')
    .execute();
  return new Map(rows.map(({ boardId, count }) => [boardId, count]));
}

/** Makes cards of ideas; one that was a card before, here or elsewhere, keeps what was typed on it. */
export async function putCards(
  db: Db,
  workspaceId: string,
  boardId: string,
  made: readonly (Pick<CardFields, 'columnId' | 'rank' | 'horizon' | 'targetOn'> & { ideaId: string })[],
): Promise<void> {
  await db
    .insertInto('boardCard')
    .values(made.map((card) => ({ workspaceId, boardId, ...card })))
    .onConflict((on) =>
      on.columns(['workspaceId', 'ideaId']).doUpdateSet((eb) => ({
        boardId: eb.ref('excluded.boardId'),
        columnId: eb.ref('excluded.columnId'),
        rank: eb.ref('excluded.rank'),
        countedAt: null,
      })),
    )
    .execute();
}

/** Makes cards of ideas that were cards nowhere. */
export async function putNewCards(
  db: Db,
  workspaceId: string,
  boardId: string,
  made: readonly (Pick<CardFields, 'columnId' | 'rank' | 'ownerId' | 'targetOn' | 'tags'> & {
    ideaId: string;
  })[],
): Promise<void> {
  if (made.length === 0) return;
  await db
    .insertInto('boardCard')
    .values(made.map(({ tags, ...card }) => ({ workspaceId, boardId, ...card, tags: JSON.stringify(tags) })))
    .execute();
}

export async function updateCard(
  db: Db,
  workspaceId: string,
  ideaId: string,
  { tags, ...change }: Partial<CardFields & CardCounts & { countedAt: string | null }>,
): Promise<void> {
  await db
    .updateTable('boardCard')
    .set({ ...change, ...(tags && { tags: JSON.stringify(tags) }) })
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .execute();
}

export interface Ranked {
  ideaId: string;
  rank: number;
}

/** The ranks of a board's cards, ideas that left it included, in order. */
export function ranksOf(db: Db, workspaceId: string, boardId: string): Promise<Ranked[]> {
  return db
    .selectFrom('boardCard')
    .select(['ideaId', 'rank'])
    .where('workspaceId', '=', workspaceId)
    .where('boardId', '=', boardId)
    .orderBy('rank')
    .orderBy('ideaId')
    .execute();
}

export async function writeRanks(db: Db, workspaceId: string, ranks: readonly Ranked[]): Promise<void> {
  const ids = ranks.map(({ ideaId }) => ideaId);
  const values = ranks.map(({ rank }) => rank);
  await sql`update board_card c set rank = n.rank
    from unnest(${ids}::uuid[], ${values}::bigint[]) as n (idea_id, rank)
    where c.workspace_id = ${workspaceId} and c.idea_id = n.idea_id`.execute(db);
}
