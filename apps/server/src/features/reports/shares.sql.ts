import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { DoneRun } from './runs.sql.ts';

export interface ShareRow {
  id: string;
  runId: string;
  reportId: string;
  sharedBy: string;
  sharedAt: string;
  expiresAt: string;
}

/** Links that can be read now, newest first; of one report when given. */
export function openShares(
  db: Db,
  workspaceId: string,
  { now, reportId }: { now: string; reportId?: string },
): Promise<ShareRow[]> {
  return runRaw(
    db,
    `select s.id, s.run_id, n.report_id, u.display_name as shared_by, s.shared_at, s.expires_at
     from ai_report_share s
     join ai_report_run n on n.workspace_id = $1 and n.id = s.run_id
     join app_user u on u.id = s.shared_by
     where s.workspace_id = $1 and s.revoked_at is null and s.expires_at > $2
       and ($3::uuid is null or n.report_id = $3)
     order by s.shared_at desc, s.id desc`,
    [workspaceId, now, reportId ?? null],
  );
}

export async function insertShare(
  db: Db,
  workspaceId: string,
  share: { id: string; runId: string; by: string; at: string; expiresAt: string; secretHash: Buffer },
): Promise<void> {
  const { id, runId, by, at, expiresAt, secretHash } = share;
  await runRaw(
    db,
    `insert into ai_report_share (workspace_id, id, run_id, shared_by, shared_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [workspaceId, id, runId, by, at, expiresAt],
  );
  await runRaw(
    db,
    'insert into ai_report_secret (secret_hash, opens, share_id, expires_at) values ($1, $2, $3, $4)',
    [secretHash, workspaceId, id, expiresAt],
  );
}

/** @returns whether there was such a link that could still be read */
export async function revokeShare(
  db: Db,
  workspaceId: string,
  { id, now }: { id: string; now: string },
): Promise<boolean> {
  const revoked = await runRaw(
    db,
    `update ai_report_share set revoked_at = $3
     where workspace_id = $1 and id = $2 and revoked_at is null and expires_at > $3 returning id`,
    [workspaceId, id, now],
  );
  return revoked.length > 0;
}

/** Where a secret leads. `db` is the application's, bound to no workspace. */
export async function findSecret(
  db: Db,
  secretHash: Buffer,
  now: string,
): Promise<{ opens: string; shareId: string } | undefined> {
  const [row] = await runRaw<{ opens: string; shareId: string }>(
    db,
    'select opens, share_id from ai_report_secret where secret_hash = $1 and expires_at > $2',
    [secretHash, now],
  );
  return row;
}

/** The run that a link shows; undefined once it was revoked or its report deleted. */
export async function findShared(
  db: Db,
  workspaceId: string,
  shareId: string,
): Promise<(DoneRun & { expiresAt: string; workspaceName: string }) | undefined> {
  const [row] = await runRaw<DoneRun & { expiresAt: string; workspaceName: string }>(
    db,
    `select n.id, n.content, s.expires_at, w.name as workspace_name
     from ai_report_share s
     join ai_report_run n on n.workspace_id = $1 and n.id = s.run_id
     join ai_report r on r.workspace_id = $1 and r.id = n.report_id
     join workspace w on w.id = $1
     where s.workspace_id = $1 and s.id = $2 and s.revoked_at is null and r.deleted_at is null
       and n.content is not null`,
    [workspaceId, shareId],
  );
  return row;
}

export async function removeSecretsBefore(db: Db, at: string): Promise<void> {
  await runRaw(db, 'delete from ai_report_secret where expires_at < $1', [at]);
}
