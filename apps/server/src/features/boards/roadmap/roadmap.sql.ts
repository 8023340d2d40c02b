import type { RoadmapSettings } from '@earshot/contracts/boards/roadmap';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

export interface RoadmapRow {
  boardId: string;
  linkId: string;
  isPublic: boolean;
  title: string;
  intro: string;
  columns: RoadmapSettings['columns'];
  showsPeople: boolean;
  updatedAt: string;
}

function roadmaps(db: Db, workspaceId: string) {
  return db
    .selectFrom('boardRoadmap as r')
    .innerJoin('board as b', (join) =>
      join
        .on('b.workspaceId', '=', workspaceId)
        .onRef('b.id', '=', 'r.boardId')
        .on('b.deletedAt', 'is', null)
        .on('b.isPrivate', '=', false),
    )
    .select([
      'r.boardId',
      'r.linkId',
      'r.isPublic',
      'r.title',
      'r.intro',
      'r.columns',
      'r.showsPeople',
      'r.updatedAt',
    ])
    .where('r.workspaceId', '=', workspaceId)
    .$castTo<RoadmapRow>();
}

export function roadmapOf(db: Db, workspaceId: string, boardId: string): Promise<RoadmapRow | undefined> {
  return roadmaps(db, workspaceId).where('r.boardId', '=', boardId).executeTakeFirst();
}

export function roadmapOfLink(db: Db, workspaceId: string, linkId: string): Promise<RoadmapRow | undefined> {
  return roadmaps(db, workspaceId).where('r.linkId', '=', linkId).executeTakeFirst();
}

export async function putRoadmap(
  db: Db,
  workspaceId: string,
  { columns, ...roadmap }: RoadmapRow,
): Promise<void> {
  const { boardId: _, ...change } = { ...roadmap, columns: JSON.stringify(columns) };
  await db
    .insertInto('boardRoadmap')
    .values({ workspaceId, boardId: roadmap.boardId, ...change })
    .onConflict((on) => on.columns(['workspaceId', 'boardId']).doUpdateSet(change))
    .execute();
}

export async function deleteRoadmap(db: Db, workspaceId: string, boardId: string): Promise<void> {
  await db
    .deleteFrom('boardRoadmap')
    .where('workspaceId', '=', workspaceId)
    .where('boardId', '=', boardId)
    .execute();
}

export interface PublicCardRow {
  ideaId: string;
  columnId: string;
  publicTitle: string;
  publicText: string;
  /** When its text was written, or it came to its column or was released, whichever was last. */
  publicAt: string;
  people: number | null;
  unnamed: number | null;
  releasedAt: string | null;
}

/** Cards of a board with a public text, in its order. */
export function publicCards(db: Db, workspaceId: string, boardId: string): Promise<PublicCardRow[]> {
  return db
    .selectFrom('boardCard as c')
    .innerJoin('idea as i', (join) =>
      join.on('i.workspaceId', '=', workspaceId).onRef('i.id', '=', 'c.ideaId'),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('boardChange as h')
          .select(({ fn }) => fn.max('h.at').as('at'))
          .where('h.workspaceId', '=', workspaceId)
          .whereRef('h.ideaId', '=', 'c.ideaId')
          .where('h.boardId', '=', boardId)
          .where(sql<boolean>`h.after ?| array['column_id', 'released_at']`)
          .as('moved'),
      (join) => join.onTrue(),
    )
    .select(['c.ideaId', 'c.columnId', 'c.publicTitle', 'c.publicText'])
    .select(sql<string>`greatest(c.public_at, moved.at)`.as('publicAt'))
    .select(['c.people', 'c.unnamed', 'c.releasedAt'])
    .where('c.workspaceId', '=', workspaceId)
    .where('c.boardId', '=', boardId)
    .where('c.publicTitle', 'is not', null)
    .where('i.state', '=', 'on_board')
    .where('i.deletedAt', 'is', null)
    .orderBy('c.rank')
    .orderBy('c.ideaId')
    .$castTo<PublicCardRow>()
    .execute();
}

export async function setPublicText(
  db: Db,
  workspaceId: string,
  ideaId: string,
  change: { publicTitle: string | null; publicText: string | null; publicAt: string },
): Promise<void> {
  await db
    .updateTable('boardCard')
    .set(change)
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .execute();
}

/** What the public reads of a card; null where it is not told. */
export async function publicTextOf(
  db: Db,
  workspaceId: string,
  ideaId: string,
): Promise<{ title: string; text: string } | null> {
  const row = await db
    .selectFrom('boardCard')
    .select(['publicTitle', 'publicText'])
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .executeTakeFirst();
  return row?.publicTitle ? { title: row.publicTitle, text: row.publicText ?? '' } : null;
}
