import type { AnswerPair } from '@earshot/analysis/scores/agreement';
import type { CheckKind } from '@earshot/contracts/validation';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import { counts, pairs } from './list.sql.ts';

export interface KindTotals {
  kind: CheckKind;
  checks: number;
  corrections: number;
  unsure: number;
}

export function readTotals(db: Db, workspaceId: string): Promise<KindTotals[]> {
  return runRaw(
    db,
    `select kind, count(*)::int as checks, (count(*) filter (where verdict = 'disagree'))::int as corrections,
        (count(*) filter (where verdict = 'unsure'))::int as unsure
      from item_check where workspace_id = $1 group by kind`,
    [workspaceId],
  );
}

export interface PersonTotal {
  id: string;
  name: string;
  checks: number;
}

/** Who checked, most first. */
export function readPeople(db: Db, workspaceId: string): Promise<PersonTotal[]> {
  return runRaw(
    db,
    `select u.id, u.display_name as name, count(*)::int as checks
      from item_check c join app_user u on u.id = c.checked_by
      where c.workspace_id = $1 group by u.id, u.display_name order by checks desc, u.id`,
    [workspaceId],
  );
}

/** Things drawn at random, and how many of them the engine was right about, by the newest verdict on each. */
export interface DrawnCount {
  kind: CheckKind;
  language: string;
  shownBy: string;
  /** Topic; 0 for other kinds. */
  topicId: number;
  checked: number;
  agreed: number;
}

export function readDrawn(db: Db, workspaceId: string): Promise<DrawnCount[]> {
  return runRaw(
    db,
    `select c.kind, c.language, c.shown_by, case when c.kind = 'topic' then c.subject_id else 0 end as topic_id,
        count(*)::int as checked, (count(*) filter (where c.verdict = 'agree'))::int as agreed
      from item_check c where c.workspace_id = $1 and c.drawn = 'random' and ${counts}
      group by 1, 2, 3, 4`,
    [workspaceId],
  );
}

export function readPairs(db: Db, workspaceId: string): Promise<(AnswerPair & { kind: CheckKind })[]> {
  return runRaw(
    db,
    `select p.kind, p.first_said as first, p.second_said as second, count(*)::int as count
     from (${pairs}) p group by 1, 2, 3`,
    [workspaceId],
  );
}

export function readTopicTitles(db: Db, workspaceId: string): Promise<{ id: number; title: string }[]> {
  return runRaw(db, 'select id, title from topic where workspace_id = $1 order by lower(title), id', [
    workspaceId,
  ]);
}
