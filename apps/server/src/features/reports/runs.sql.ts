import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { KeptRun } from './kept-run.ts';

export interface RunRow {
  id: string;
  reportId: string;
  /** The name of who asked; null for the schedule. */
  askedBy: string | null;
  askedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  error: string | null;
  periodFrom: string | null;
  periodTo: string | null;
}

const rows = `select n.id, n.report_id, u.display_name as asked_by, n.asked_at, n.started_at, n.finished_at, n.error,
    n.period_from, n.period_to
  from ai_report_run n left join app_user u on u.id = n.asked_by where n.workspace_id = $1`;
const newestFirst = 'n.asked_at desc, n.id desc';

export function listRuns(db: Db, workspaceId: string, reportId: string): Promise<RunRow[]> {
  return runRaw(db, `${rows} and n.report_id = $2 order by ${newestFirst}`, [workspaceId, reportId]);
}

/** The newest run that is done, of each report that has one. */
export function lastRuns(db: Db, workspaceId: string): Promise<RunRow[]> {
  return runRaw(
    db,
    `select distinct on (report_id) * from (${rows} and n.content is not null) n
     order by report_id, asked_at desc, id desc`,
    [workspaceId],
  );
}

export async function findRun(db: Db, workspaceId: string, id: string): Promise<RunRow | undefined> {
  const [row] = await runRaw<RunRow>(db, `${rows} and n.id = $2`, [workspaceId, id]);
  return row;
}

/** The run of a report that waits or goes on, unless it was asked for before `since`. */
export async function openRun(
  db: Db,
  workspaceId: string,
  { reportId, since }: { reportId: string; since: string },
): Promise<string | undefined> {
  const [row] = await runRaw<{ id: string }>(
    db,
    `select id from ai_report_run
     where workspace_id = $1 and report_id = $2 and finished_at is null and error is null and asked_at > $3
     order by asked_at desc limit 1`,
    [workspaceId, reportId, since],
  );
  return row?.id;
}

export interface DoneRun {
  id: string;
  content: KeptRun;
}

/** A run's content: that of `id`, or of the newest that is done; of those asked for before `askedBefore` when given. */
export async function findDone(
  db: Db,
  workspaceId: string,
  reportId: string,
  { id, askedBefore }: { id?: string | undefined; askedBefore?: string },
): Promise<DoneRun | undefined> {
  const [row] = await runRaw<DoneRun>(
    db,
    `select n.id, n.content from ai_report_run n
     join ai_report r on r.workspace_id = $1 and r.id = n.report_id
     where n.workspace_id = $1 and n.report_id = $2 and r.deleted_at is null and n.content is not null
       and ($3::uuid is null or n.id = $3) and ($4::timestamptz is null or n.asked_at < $4)
     order by ${newestFirst} limit 1`,
    [workspaceId, reportId, id ?? null, askedBefore ?? null],
  );
  return row;
}

export async function insertRun(
  db: Db,
  workspaceId: string,
  {
    id,
    reportId,
    askedBy,
    askedAt,
  }: { id: string; reportId: string; askedBy: string | null; askedAt: string },
): Promise<void> {
  await runRaw(
    db,
    'insert into ai_report_run (workspace_id, id, report_id, asked_by, asked_at) values ($1, $2, $3, $4, $5)',
    [workspaceId, id, reportId, askedBy, askedAt],
  );
}

export async function markStarted(db: Db, workspaceId: string, id: string, at: string): Promise<void> {
  await runRaw(
    db,
    'update ai_report_run set started_at = $3, error = null where workspace_id = $1 and id = $2',
    [workspaceId, id, at],
  );
}

export async function markFailed(db: Db, workspaceId: string, id: string, error: string): Promise<void> {
  await runRaw(db, 'update ai_report_run set error = $3 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    error,
  ]);
}

export async function storeContent(
  db: Db,
  workspaceId: string,
  id: string,
  { content, at }: { content: KeptRun; at: string },
): Promise<void> {
  const { from, to } = content.period;
  await runRaw(
    db,
    `update ai_report_run set content = $3, finished_at = $4, period_from = $5, period_to = $6, error = null
     where workspace_id = $1 and id = $2`,
    [workspaceId, id, JSON.stringify(content), at, from, to],
  );
}

/** Deletes a report's runs but the newest so many and those that somebody can read by a link. */
export async function removeOldRuns(
  db: Db,
  workspaceId: string,
  reportId: string,
  { keep, now }: { keep: number; now: string },
): Promise<void> {
  await runRaw(
    db,
    `delete from ai_report_run n where n.workspace_id = $1 and n.report_id = $2
       and n.id not in (select id from ai_report_run where workspace_id = $1 and report_id = $2
                        order by asked_at desc, id desc limit $3)
       and not exists (select 1 from ai_report_share s where s.workspace_id = $1 and s.run_id = n.id
                       and s.revoked_at is null and s.expires_at > $4)`,
    [workspaceId, reportId, keep, now],
  );
}
