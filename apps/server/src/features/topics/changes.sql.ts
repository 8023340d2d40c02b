import { randomUUID } from 'node:crypto';
import type { topicChangeKinds } from '@earshot/contracts/topics';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { RatingRow } from './ratings.sql.ts';
import type { TopicDefinition, TopicRow } from './topics.sql.ts';

export type ChangeKind = (typeof topicChangeKinds)[number];

/** What has to be put back to undo a change of each kind. */
export interface Before {
  edit: TopicDefinition;
  threshold: { threshold: number; updatedAt: string };
  rating: { itemIds: number[]; ratings: RatingRow[] };
  delete: { topic: TopicRow; ratings: RatingRow[] };
}

export interface ChangeRow<Kind extends ChangeKind = ChangeKind> {
  id: string;
  kind: Kind;
  before: Before[Kind];
  changedBy: string;
  changedAt: string;
  undoneAt: string | null;
}

interface NewChange<Kind extends ChangeKind> {
  topicId: number;
  kind: Kind;
  before: Before[Kind];
  after: object;
  by: string;
  at: string;
}

/** The caller holds the topic's row, so that changes are counted one after the other. @returns its id */
export async function noteChange<Kind extends ChangeKind>(
  db: Db,
  workspaceId: string,
  { topicId, kind, before, after, by, at }: NewChange<Kind>,
): Promise<string> {
  const id = randomUUID();
  const [last] = await runRaw<{ number: number }>(
    db,
    'select coalesce(max(number), 0) as number from topic_change where workspace_id = $1 and topic_id = $2',
    [workspaceId, topicId],
  );
  const number = (last?.number ?? 0) + 1;
  await runRaw(
    db,
    `insert into topic_change (workspace_id, id, topic_id, number, kind, before, after, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9)`,
    [workspaceId, id, topicId, number, kind, JSON.stringify(before), JSON.stringify(after), by, at],
  );
  return id;
}

/** A person's rating, unless it was undone. */
export async function findRating(
  db: Db,
  workspaceId: string,
  topicId: number,
  id: string,
): Promise<ChangeRow<'rating'> | undefined> {
  const [row] = await runRaw<ChangeRow<'rating'>>(
    db,
    `select id, kind, before, changed_by, changed_at, undone_at from topic_change
     where workspace_id = $1 and topic_id = $2 and id = $3 and kind = 'rating' and undone_at is null`,
    [workspaceId, topicId, id],
  );
  return row;
}

/** The newest change of these kinds that was not undone; by one person when `by` is given. */
export async function lastChange<Kind extends ChangeKind>(
  db: Db,
  workspaceId: string,
  topicId: number,
  kinds: readonly Kind[],
  by: string | null = null,
): Promise<ChangeRow<Kind> | undefined> {
  const [row] = await runRaw<ChangeRow>(
    db,
    `select id, kind, before, changed_by, changed_at, undone_at from topic_change
     where workspace_id = $1 and topic_id = $2 and kind = any($3::text[]) and undone_at is null
       and ($4::uuid is null or changed_by = $4)
     order by number desc limit 1`,
    [workspaceId, topicId, kinds, by],
  );
  // The statement asks for these kinds alone.
  return row as ChangeRow<Kind> | undefined;
}

export async function markUndone(db: Db, workspaceId: string, id: string, at: string): Promise<void> {
  await runRaw(db, 'update topic_change set undone_at = $3 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    at,
  ]);
}

export interface ListedChange {
  id: string;
  kind: ChangeKind;
  changedBy: string;
  changedAt: string;
  isUndone: boolean;
}

/** Newest first. */
export function listChanges(db: Db, workspaceId: string, topicId: number): Promise<ListedChange[]> {
  return runRaw(
    db,
    `select c.id, c.kind, u.display_name as changed_by, c.changed_at, c.undone_at is not null as is_undone
     from topic_change c join app_user u on u.id = c.changed_by
     where c.workspace_id = $1 and c.topic_id = $2 order by c.number desc limit 100`,
    [workspaceId, topicId],
  );
}

/** Forgets all changes of a topic: none of them can be undone from then on. */
export async function forgetChanges(db: Db, workspaceId: string, topicId: number): Promise<void> {
  await runRaw(db, 'delete from topic_change where workspace_id = $1 and topic_id = $2', [
    workspaceId,
    topicId,
  ]);
}
