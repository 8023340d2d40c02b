import type { ClaimKind, evidenceKinds, IdeaState } from '@earshot/contracts/ideas';
import { claimKinds } from '@earshot/contracts/ideas';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import type { PagePlace } from '../../platform/http/page-place.ts';

export interface IdeaRow {
  id: string;
  title: string;
  note: string;
  state: IdeaState;
  sentBy: string;
  sentAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
  /** The board that it is on, where the reader may see it. */
  boardId: string | null;
  boardTitle: string | null;
}

/** What an idea rests on, as it is kept: what does not belong to its kind is null. */
export interface EvidenceRow {
  kind: (typeof evidenceKinds)[number];
  marketReportId: string | null;
  claimKey: string | null;
  topicId: number | null;
  themeId: number | null;
  filter: FeedbackFilter | null;
  searchTerm: string | null;
}

export interface NewIdea {
  id: string;
  origin: Buffer;
  title: string;
  note: string;
  sentBy: string;
  sentAt: string;
  state?: IdeaState;
}

/** @returns false when an idea of the same origin is there */
export async function insertIdea(db: Db, workspaceId: string, idea: NewIdea): Promise<boolean> {
  const inserted = await db
    .insertInto('idea')
    .values({ workspaceId, ...idea })
    .onConflict((on) => on.columns(['workspaceId', 'origin']).where('deletedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Of origins that nothing has. */
export async function insertIdeas(db: Db, workspaceId: string, ideas: readonly NewIdea[]): Promise<void> {
  if (ideas.length === 0) return;
  await db
    .insertInto('idea')
    .values(ideas.map((idea) => ({ workspaceId, ...idea })))
    .execute();
}

export async function insertEvidence(
  db: Db,
  workspaceId: string,
  ideaId: string,
  evidence: readonly EvidenceRow[],
  from = 0,
): Promise<void> {
  await db
    .insertInto('ideaEvidence')
    .values(
      evidence.map(({ kind, marketReportId, claimKey, topicId, themeId, filter, searchTerm }, at) => ({
        ...{ workspaceId, ideaId, place: from + at, kind, marketReportId, claimKey, topicId, themeId },
        ...{ filter: filter && JSON.stringify(filter), searchTerm },
      })),
    )
    .execute();
}

function kept(db: Db, workspaceId: string, userId: string) {
  return db
    .selectFrom('idea as i')
    .innerJoin('appUser as s', 's.id', 'i.sentBy')
    .leftJoin('appUser as d', 'd.id', 'i.decidedBy')
    .leftJoin('boardCard as c', (join) =>
      join
        .on('c.workspaceId', '=', workspaceId)
        .onRef('c.ideaId', '=', 'i.id')
        .on('i.state', '=', 'on_board'),
    )
    .leftJoin('board as b', (join) =>
      join
        .on('b.workspaceId', '=', workspaceId)
        .onRef('b.id', '=', 'c.boardId')
        .on((eb) => eb.or([eb('b.isPrivate', '=', false), eb('b.madeBy', '=', userId)])),
    )
    .select(['i.id', 'i.title', 'i.note', 'i.state', 's.displayName as sentBy', 'i.sentAt'])
    .select(['d.displayName as decidedBy', 'i.decidedAt', 'b.id as boardId', 'b.title as boardTitle'])
    .where('i.workspaceId', '=', workspaceId)
    .where('i.deletedAt', 'is', null)
    .$castTo<IdeaRow>();
}

export function findIdea(
  db: Db,
  workspaceId: string,
  userId: string,
  id: string,
): Promise<IdeaRow | undefined> {
  return kept(db, workspaceId, userId).where('i.id', '=', id).executeTakeFirst();
}

export function findByOrigin(
  db: Db,
  workspaceId: string,
  userId: string,
  origin: Buffer,
): Promise<IdeaRow | undefined> {
  return kept(db, workspaceId, userId).where('i.origin', '=', origin).executeTakeFirst();
}

export interface IdeaPage {
  state: IdeaState;
  search: string;
  after: PagePlace | undefined;
  limit: number;
}

/** In microseconds since 1970. */
const sentPlace = sql<string>`(extract(epoch from i.sent_at) * 1000000)::bigint`;

/** Newest first. */
export function listIdeas(
  db: Db,
  workspaceId: string,
  userId: string,
  { state, search, after, limit }: IdeaPage,
): Promise<(IdeaRow & PagePlace)[]> {
  return kept(db, workspaceId, userId)
    .select(sql<string>`${sentPlace}::text`.as('place'))
    .where('i.state', '=', state)
    .where(holds(search))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${sentPlace}, i.id) < (${after?.place ?? '0'}::bigint, ${after?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('i.sentAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .$castTo<IdeaRow & PagePlace>()
    .execute();
}

export async function countByState(
  db: Db,
  workspaceId: string,
  search: string,
): Promise<Map<IdeaState, number>> {
  const rows = await db
    .selectFrom('idea as i')
    .select(['i.state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('i.workspaceId', '=', workspaceId)
    .where('i.deletedAt', 'is', null)
    .where(holds(search))
    .groupBy('i.state')
    .$castTo<{ state: IdeaState; count: number }>()
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** Letter case aside. */
function holds(search: string) {
  return sql<boolean>`(${search} = '' or strpos(lower(i.title), lower(${search})) > 0)`;
}

/** Of each of these ideas what it rests on, in its order. */
export function evidenceOf(
  db: Db,
  workspaceId: string,
  ideaIds: readonly string[],
): Promise<(EvidenceRow & { ideaId: string; place: number })[]> {
  return db
    .selectFrom('ideaEvidence')
    .select([
      'ideaId',
      'place',
      'kind',
      'marketReportId',
      'claimKey',
      'topicId',
      'themeId',
      'filter',
      'searchTerm',
    ])
    .where('workspaceId', '=', workspaceId)
    .where(sql<boolean>`idea_id = any(${ideaIds}::uuid[])`)
    .orderBy('ideaId')
    .orderBy('place')
    .$castTo<EvidenceRow & { ideaId: string; place: number }>()
    .execute();
}

export interface SentRow extends Pick<IdeaRow, 'state' | 'sentBy' | 'sentAt'> {
  kind: ClaimKind;
  key: string;
  ideaId: string;
}

/** Claims of a report that ideas were sent from. */
export function sentFrom(db: Db, workspaceId: string, marketReportId: string): Promise<SentRow[]> {
  return db
    .selectFrom('ideaEvidence as e')
    .innerJoin('idea as i', (on) =>
      on.onRef('i.id', '=', 'e.ideaId').on('i.workspaceId', '=', workspaceId).on('i.deletedAt', 'is', null),
    )
    .innerJoin('appUser as s', 's.id', 'i.sentBy')
    .select(['e.kind', 'e.claimKey as key', 'i.id as ideaId', 'i.state', 's.displayName as sentBy'])
    .select('i.sentAt')
    .where('e.workspaceId', '=', workspaceId)
    .where('e.marketReportId', '=', marketReportId)
    .where('e.place', '=', 0)
    .where('e.kind', 'in', claimKinds)
    .$castTo<SentRow>()
    .execute();
}

/** @returns false when it is not there */
export async function updateIdea(
  db: Db,
  workspaceId: string,
  id: string,
  change: Partial<Pick<IdeaRow, 'title' | 'note' | 'state' | 'decidedBy' | 'decidedAt'>>,
): Promise<boolean> {
  const updated = await db
    .updateTable('idea')
    .set(change)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Gives those of the ideas that are in one of the states another. @returns their ids */
export async function setStateFrom(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  from: readonly IdeaState[],
  change: Pick<IdeaRow, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<string[]> {
  const changed = await db
    .updateTable('idea')
    .set(change)
    .where('workspaceId', '=', workspaceId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('state', 'in', from)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}

/** Deleted ideas too, so that one that is brought back is not on a board that is gone. */
export async function takeOffBoard(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  decided: Pick<IdeaRow, 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await db
    .updateTable('idea')
    .set({ state: 'waiting', ...decided })
    .where('workspaceId', '=', workspaceId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('state', '=', 'on_board')
    .execute();
}

export async function idsThere(db: Db, workspaceId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('idea')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns false when it is not there */
export async function deleteEvidence(
  db: Db,
  workspaceId: string,
  ideaId: string,
  place: number,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('ideaEvidence')
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .where('place', '=', place)
    .returning('place')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** @returns false when it is not there */
export async function markDeleted(db: Db, workspaceId: string, id: string, at: string): Promise<boolean> {
  const marked = await db
    .updateTable('idea')
    .set({ deletedAt: at })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Those that are not there stay away. */
export async function markAllDeleted(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  at: string,
): Promise<void> {
  await db
    .updateTable('idea')
    .set({ deletedAt: at })
    .where('workspaceId', '=', workspaceId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute();
}

/** Fails on the key of origins when the same was sent again since. @returns false when it is not among the deleted */
export async function markRestored(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const restored = await db
    .updateTable('idea')
    .set({ deletedAt: null })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return restored !== undefined;
}

export async function removeDeletedBefore(db: Db, workspaceId: string, before: string): Promise<void> {
  await db
    .deleteFrom('idea')
    .where('workspaceId', '=', workspaceId)
    .where('deletedAt', '<', before)
    .execute();
}

export async function deleteIdeas(db: Db, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('idea').where('workspaceId', '=', workspaceId).where('id', 'in', ids).execute();
}
