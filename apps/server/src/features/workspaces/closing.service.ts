import type { ParsedBody } from '@earshot/contracts/call';
import type { leaving } from '@earshot/contracts/leaving';
import { limits } from '@earshot/contracts/limits';
import { sendMail } from '../../jobs/mail-order.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { hasRunningSubscription } from '../billing/running.service.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { assertProof } from '../users/proof.service.ts';
import { instantOf } from '../users/time-limits.ts';
import * as sql from './closing.sql.ts';
import { listMembers } from './members.sql.ts';
import { findWorkspace, lockWorkspace } from './workspaces.sql.ts';

const dayMs = 86_400_000;

/** When the workspace will be deleted; null when nobody asked for it. */
export async function deletionOf(
  { database }: Pick<AccountDeps, 'database'>,
  workspaceId: string,
): Promise<string | null> {
  return (await sql.findDeletion(database.app, workspaceId)) ?? null;
}

/**
 * Lets a workspace be deleted once its time is over, and tells every owner. Until then everything goes on.
 *
 * @returns when it will be deleted
 * @throws Problem `bad_request` for another name than the workspace's; `wrong_password`; `wrong_code`; `conflict` while a
 *   subscription runs, which the deletion would leave running
 */
export async function askDeletion(
  deps: AccountDeps,
  caller: Caller,
  { name, ...proof }: ParsedBody<typeof leaving.deleteWorkspace>,
): Promise<string> {
  const { workspaceId } = caller;
  const workspace = await readInWorkspace(deps.database, workspaceId, (tx) => findWorkspace(tx, workspaceId));
  if (!workspace) throw new Problem('not_found');
  if (name.trim() !== workspace.name) throw badField('name', 'This is not the name of the workspace.');
  const { id: askedBy } = await assertProof(deps, caller, proof);
  const ms = deps.now();
  const deletesAt = instantOf(ms + limits.workspaceKeepDays * dayMs);
  const told = await inWorkspace(deps.database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    if (await hasRunningSubscription(tx, workspaceId)) {
      throw new Problem('conflict', {
        detail: 'A subscription of this workspace is still running. Cancel it in the settings first.',
      });
    }
    await sql.insertDeletion(tx, workspaceId, { askedBy, askedAt: instantOf(ms), deletesAt });
    const owners = (await listMembers(tx, workspaceId)).filter(({ role }) => role === 'owner');
    for (const { email } of owners) {
      await deps.queue.enqueue(tx, sendMail, { kind: 'workspace_deletion', workspaceId, email });
    }
    return sql.findDeletion(tx, workspaceId);
  });
  deps.log.info({ workspaceId, userId: askedBy }, 'A workspace is to be deleted');
  return told ?? deletesAt;
}

export async function keepWorkspace(deps: AccountDeps, { workspaceId, userId }: Caller): Promise<void> {
  if (await sql.removeDeletion(deps.database.app, workspaceId)) {
    deps.log.info({ workspaceId, userId }, 'A workspace that was to be deleted is kept');
  }
}
