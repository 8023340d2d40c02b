import type { BoardCard, ReleaseVerdict, ScoreKind } from '@earshot/contracts/boards/board-cards';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

/** What is frozen of a card. */
export interface Known {
  counts: BoardCard['counts'];
  score: BoardCard['score'];
  impact: number | null;
  effort: number | null;
}

export interface NewDecision {
  id: string;
  boardId: string;
  ideaId: string;
  revision: number;
  at: string;
  by: string;
  ownerId: string | null;
  tags: readonly string[];
  scoreKind: ScoreKind;
  known: Known;
  quotes: readonly number[];
}

export async function insertDecision(
  db: Db,
  workspaceId: string,
  { tags, known, quotes, ...decision }: NewDecision,
): Promise<void> {
  await db
    .insertInto('cardDecision')
    .values({
      ...{ workspaceId, ...decision, tags: JSON.stringify(tags) },
      ...{ known: JSON.stringify(known), quotes: JSON.stringify(quotes) },
    })
    .execute();
}

export interface DecisionRow {
  id: string;
  ideaId: string;
  title: string;
  at: string;
  by: string;
  owner: string | null;
  tags: string[];
  scoreKind: ScoreKind;
  known: Known;
  quotes: number[];
  expected: string | null;
  expectedFall: number | null;
  releasedAt: string | null;
  verdict: ReleaseVerdict['verdict'] | null;
  ratio: number | null;
  isReopened: boolean;
}

/**
 * Decisions of a board that were not undone, newest first. An outcome belongs to the last decision before its release.
 */
export async function decisionsOf(db: Db, workspaceId: string, boardId: string): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.id, d.idea_id, i.title, d.at, b.display_name as by, o.display_name as owner, d.tags, d.score_kind,
      d.known, d.quotes, d.expected, d.expected_fall, r.released_at, v.verdict, v.ratio,
      coalesce(v.reopened_at is not null and c.released_at is null, false) as is_reopened
    from card_decision d
    join board_change h on h.workspace_id = ${workspaceId} and h.board_id = d.board_id and h.revision = d.revision
      and h.undone_in is null
    join idea i on i.workspace_id = ${workspaceId} and i.id = d.idea_id and i.deleted_at is null
    join board_card c on c.workspace_id = ${workspaceId} and c.idea_id = d.idea_id
    join app_user b on b.id = d.by
    left join app_user o on o.id = d.owner_id
    left join card_verdict w on w.workspace_id = ${workspaceId} and w.idea_id = d.idea_id
    left join lateral (
      select coalesce(c.released_at, case when w.reopened_at is not null then w.released_at end) as released_at
    ) r on r.released_at >= d.at and not exists (
      select 1 from card_decision n
      join board_change m on m.workspace_id = ${workspaceId} and m.board_id = n.board_id and m.revision = n.revision
        and m.undone_in is null
      where n.workspace_id = ${workspaceId} and n.idea_id = d.idea_id and n.at > d.at and n.at <= r.released_at)
    left join card_verdict v on v.workspace_id = ${workspaceId} and v.idea_id = d.idea_id
      and v.released_at = r.released_at
    where d.workspace_id = ${workspaceId} and d.board_id = ${boardId}
    order by d.at desc, d.id desc`.execute(db);
  return rows;
}

/** @returns false when it is not there */
export async function updateExpectation(
  db: Db,
  workspaceId: string,
  boardId: string,
  id: string,
  change: { expected: string | null; expectedFall: number | null },
): Promise<boolean> {
  const updated = await db
    .updateTable('cardDecision')
    .set(change)
    .where('workspaceId', '=', workspaceId)
    .where('boardId', '=', boardId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
