import { instantOf } from '../../platform/instant.ts';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import { SharedRun } from '@earshot/contracts/reports/report-run';
import type { reports } from '@earshot/contracts/reports';
import type { Caller } from '../../platform/auth/caller.ts';
import { hashSecret } from '../../platform/auth/secret.ts';
import { assertWasOpen, newShareLink } from '../../platform/auth/share-link.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { readKeptRun } from './kept-run.ts';
import { findReport } from './reports.sql.ts';
import { findDone } from './runs.sql.ts';
import * as sql from './shares.sql.ts';

type ShareDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;

/** A secret by which anybody reads a run; only its hash is kept. @throws Problem `not_found` unless the run is done */
export async function shareRun(
  { database, freeSpace, now }: ShareDeps,
  { workspaceId, userId }: Caller,
  { report_id: reportId, run_id: runId, days }: ParsedBody<typeof reports.share>,
): Promise<CallReply<typeof reports.share>> {
  freeSpace.assertRoom();
  const { token, ...link } = newShareLink(now(), days);
  return inWorkspace(database, workspaceId, async (tx) => {
    const report = await findReport(tx, workspaceId, reportId);
    const run = report && (await findDone(tx, workspaceId, reportId, { id: runId }));
    if (!run) throw new Problem('not_found', { detail: 'There is no finished run with this ID.' });
    await sql.insertShare(tx, workspaceId, { ...link, runId, by: userId });
    return { share_id: link.id, token, expires_at: link.expiresAt };
  });
}

/** @throws Problem `not_found` when there is no such link that can still be read */
export async function revokeShare(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId }: Caller,
  id: string,
): Promise<void> {
  const wasOpen = await inWorkspace(database, workspaceId, (tx) =>
    sql.revokeShare(tx, workspaceId, { id, now: instantOf(now()) }),
  );
  assertWasOpen(wasOpen);
}

/** The run behind a link's secret. @throws Problem `link_invalid` when it never was one, has expired or was revoked */
export async function readShared(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  token: string,
): Promise<CallReply<typeof reports.readShared>> {
  const secret = await sql.findSecret(database.app, hashSecret(token), instantOf(now()));
  if (!secret) throw new Problem('link_invalid');
  const workspaceId = secret.opens;
  return readInWorkspace(database, workspaceId, async (tx) => {
    const shared = await sql.findShared(tx, workspaceId, secret.shareId);
    if (!shared) throw new Problem('link_invalid');
    const run = await readKeptRun(tx, workspaceId, shared);
    // Parsing keeps what the form for outsiders holds, and nothing else.
    return SharedRun.parse({ ...run, workspace_name: shared.workspaceName, expires_at: shared.expiresAt });
  });
}

/** Forgets secrets that open nothing any more. */
export async function forgetExpiredSecrets({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await sql.removeSecretsBefore(database.app, instantOf(now()));
}
