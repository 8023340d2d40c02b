import type { BoardCard, ReleaseVerdict, ScoreKind } from '@earshot/contracts/boards/board-cards';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

/** What is frozen of a card. */
export interface Known {
  counts: BoardCard['counts'];
  score: BoardCard['score'];
  impact: number | null;
  effort: number | null;
  /** How the first release after it turned out, once the card was reopened: a later release does not replace it. */
  outcome?: { releasedAt: string; verdict: ReleaseVerdict['verdict'] | null; ratio: number | null };
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
  /** Whether its card was said to be released since, also where that was taken back. */
  wasReleased: boolean;
  ownerId: string | null;
}

/**
 * Decisions of a board that were not undone, newest first. An outcome belongs to the last decision before its release was said.
 */
export async function decisionsOf(db: Db, workspaceId: string, boardId: string): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.id, d.idea_id, i.title, d.at, b.display_name as by, o.display_name as owner, d.owner_id, d.tags, d.score_kind,
      d.known, d.quotes, d.expected, d.expected_fall, r.released_at, v.verdict, v.ratio,
      coalesce(v.reopened_at is not null and c.released_at is null, false) as is_reopened,
      exists (
        select 1 from board_change l where l.workspace_id = ${workspaceId} and l.idea_id = d.idea_id
          and l.board_id = d.board_id and l.revision > d.revision and l.kind = 'released'
          and l.after ->> 'released_at' is not null) as was_released
    from card_decision d
    join board_change h on h.workspace_id = ${workspaceId} and h.board_id = d.board_id and h.revision = d.revision
      and h.undone_in is null
    join idea i on i.workspace_id = ${workspaceId} and i.id = d.idea_id and i.deleted_at is null
    join board_card c on c.workspace_id = ${workspaceId} and c.idea_id = d.idea_id
    join app_user b on b.id = d.by
    left join app_user o on o.id = d.owner_id
    left join card_verdict w on w.workspace_id = ${workspaceId} and w.idea_id = d.idea_id
    -- A release may be said to be before the decision: the lines of the history tell what came first.
    left join lateral (
      select coalesce(c.released_at, case when w.reopened_at is not null then w.released_at end) as released_at, (
        select max(l.revision) from board_change l
        where l.workspace_id = ${workspaceId} and l.idea_id = d.idea_id and l.board_id = d.board_id
          and l.kind = 'released' and l.undone_in is null and l.after ->> 'released_at' is not null) as revision
    ) r on r.revision > d.revision and not exists (
      select 1 from card_decision n
      join board_change m on m.workspace_id = ${workspaceId} and m.board_id = n.board_id and m.revision = n.revision
        and m.undone_in is null
      where n.workspace_id = ${workspaceId} and n.board_id = d.board_id and n.idea_id = d.idea_id
        and n.revision > d.revision and n.revision < r.revision)
    left join card_verdict v on v.workspace_id = ${workspaceId} and v.idea_id = d.idea_id
      and v.released_at = r.released_at
    where d.workspace_id = ${workspaceId} and d.board_id = ${boardId}
    order by d.at desc, d.id desc`.execute(db);
  return rows;
}

/** Keeps the verdict of a card's release with the last decision before it, unless that has one of an earlier release. */
export async function keepOutcome(
  db: Db,
  workspaceId: string,
  boardId: string,
  ideaId: string,
  outcome: NonNullable<Known['outcome']>,
): Promise<void> {
  await sql`
    update card_decision d set known = jsonb_build_object('outcome', ${JSON.stringify(outcome)}::jsonb) || d.known
    where d.workspace_id = ${workspaceId} and d.id = (
      select n.id from card_decision n
      join board_change m on m.workspace_id = ${workspaceId} and m.board_id = n.board_id and m.revision = n.revision
        and m.undone_in is null
      where n.workspace_id = ${workspaceId} and n.board_id = ${boardId} and n.idea_id = ${ideaId}
        and n.revision < (
          select max(l.revision) from board_change l
          where l.workspace_id = ${workspaceId} and l.idea_id = ${ideaId} and l.board_id = ${boardId}
            and l.kind = 'released' and l.undone_in is null and l.after ->> 'released_at' is not null)
      order by n.revision desc limit 1)`.execute(db);
}

/** When a decision was made, one whose move was undone since too. */
export async function decidedAt(
  db: Db,
  workspaceId: string,
  boardId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('cardDecision')
    .select('at')
    .where('workspaceId', '=', workspaceId)
    .where('boardId', '=', boardId)
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst();
  return row?.at;
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
