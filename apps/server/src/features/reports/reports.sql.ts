import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { DriverScore } from '@earshot/contracts/analytics';
import type { ReportPeriod, ReportSchedule, ReportSectionName } from '@earshot/contracts/reports';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

/** What a report asks for. */
export interface ReportContent {
  name: string;
  filter: FeedbackFilter;
  period: ReportPeriod;
  sections: ReportSectionName[];
  score: DriverScore;
  questions: string[];
  schedule: ReportSchedule;
}

export interface ReportRow extends ReportContent {
  id: string;
  nextRunOn: string | null;
  createdBy: string;
  createdAt: string;
}

const rows = `select r.id, r.name, r.filter, r.period, r.sections, r.score, r.questions, r.schedule, r.next_run_on,
    u.display_name as created_by, r.created_at
  from ai_report r join app_user u on u.id = r.created_by
  where r.workspace_id = $1 and r.deleted_at is null`;

/** By name. */
export function listReports(db: Db, workspaceId: string): Promise<ReportRow[]> {
  return runRaw(db, `${rows} order by lower(r.name), r.id`, [workspaceId]);
}

export async function findReport(db: Db, workspaceId: string, id: string): Promise<ReportRow | undefined> {
  const [row] = await runRaw<ReportRow>(db, `${rows} and r.id = $2`, [workspaceId, id]);
  return row;
}

/** Ids of reports whose day has come, in the workspace's time zone. */
export async function dueReports(db: Db, workspaceId: string, today: string): Promise<string[]> {
  const due = await runRaw<{ id: string }>(
    db,
    `select id from ai_report where workspace_id = $1 and deleted_at is null and next_run_on <= $2 order by id`,
    [workspaceId, today],
  );
  return due.map(({ id }) => id);
}

/** Takes the workspace's row, so that reports are counted one writer at a time. */
export async function lockForReports(db: Db, workspaceId: string): Promise<void> {
  await runRaw(db, 'select id from workspace where id = $1 for no key update', [workspaceId]);
}

export async function countReports(db: Db, workspaceId: string): Promise<number> {
  const [row] = await runRaw<{ reports: number }>(
    db,
    'select count(*)::int as reports from ai_report where workspace_id = $1 and deleted_at is null',
    [workspaceId],
  );
  return row?.reports ?? 0;
}

export async function insertReport(
  db: Db,
  workspaceId: string,
  {
    id,
    by,
    at,
    ...content
  }: ReportContent & { id: string; nextRunOn: string | null; by: string; at: string },
): Promise<void> {
  await runRaw(
    db,
    `insert into ai_report
       (workspace_id, id, name, filter, period, sections, score, questions, schedule, next_run_on, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [workspaceId, id, ...valuesOf(content), by, at],
  );
}

/** @returns whether there is such a report */
export async function updateReport(
  db: Db,
  workspaceId: string,
  id: string,
  content: ReportContent & { nextRunOn: string | null },
): Promise<boolean> {
  const changed = await runRaw(
    db,
    `update ai_report set name = $3, filter = $4, period = $5, sections = $6, score = $7, questions = $8,
       schedule = $9, next_run_on = $10
     where workspace_id = $1 and id = $2 and deleted_at is null returning id`,
    [workspaceId, id, ...valuesOf(content)],
  );
  return changed.length > 0;
}

export async function setNextRun(
  db: Db,
  workspaceId: string,
  id: string,
  nextRunOn: string | null,
): Promise<void> {
  await runRaw(db, 'update ai_report set next_run_on = $3 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    nextRunOn,
  ]);
}

/** @returns whether there was such a report */
export async function markDeleted(db: Db, workspaceId: string, id: string, at: string): Promise<boolean> {
  const marked = await runRaw(
    db,
    `update ai_report set deleted_at = $3 where workspace_id = $1 and id = $2 and deleted_at is null returning id`,
    [workspaceId, id, at],
  );
  return marked.length > 0;
}

/** @returns whether there was such a report among the deleted */
export async function markRestored(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const restored = await runRaw(
    db,
    `update ai_report set deleted_at = null
     where workspace_id = $1 and id = $2 and deleted_at is not null returning id`,
    [workspaceId, id],
  );
  return restored.length > 0;
}

/** Deletes for good what was deleted before. */
export async function removeDeletedBefore(db: Db, workspaceId: string, at: string): Promise<void> {
  await runRaw(db, 'delete from ai_report where workspace_id = $1 and deleted_at < $2', [workspaceId, at]);
}

function valuesOf(content: ReportContent & { nextRunOn: string | null }): unknown[] {
  const { name, filter, period, sections, score, questions, schedule, nextRunOn } = content;
  const json = [filter, period, sections].map((value) => JSON.stringify(value));
  return [name, ...json, score, JSON.stringify(questions), schedule, nextRunOn];
}

export async function deleteReports(tx: Db, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('aiReport').where('workspaceId', '=', workspaceId).where('id', 'in', ids).execute();
}
