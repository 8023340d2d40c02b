import { dayMs } from '@earshot/contracts/durations';
import type { ParsedBody } from '@earshot/contracts/call';
import type { deletion } from '@earshot/contracts/deletion';
import { limits } from '@earshot/contracts/limits';
import { sendMail } from '../../jobs/mail-order.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { hasRunningSubscription } from '../billing/running.service.ts';
import type { AccountDeps } from '../account-deps.ts';
import { assertProof } from '../logins/proof.service.ts';
import { instantOf } from '../../platform/instant.ts';
import { cancelDeletion, noteDeletion } from '../workspaces/deleting.service.ts';
import { holdWorkspace, workspaceName } from '../workspaces/workspaces.service.ts';

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
  { name, ...proof }: ParsedBody<typeof deletion.deleteWorkspace>,
): Promise<string> {
  const { workspaceId } = caller;
  const ownName = await workspaceName(deps.database, workspaceId);
  if (ownName === null) throw new Problem('not_found');
  if (name.trim() !== ownName) throw badField('name', 'This does not match the workspace name.');
  const { id: askedBy } = await assertProof(deps, caller, proof);
  const ms = deps.now();
  const deletesAt = await inWorkspace(deps.database, workspaceId, async (tx) => {
    await holdWorkspace(tx, workspaceId);
    if (await hasRunningSubscription(tx, workspaceId)) {
      throw new Problem('conflict', {
        detail: 'This workspace still has an active subscription. Cancel it in the settings first.',
      });
    }
    const noted = await noteDeletion(tx, workspaceId, {
      askedBy,
      askedAt: instantOf(ms),
      deletesAt: instantOf(ms + limits.workspaceKeepDays * dayMs),
    });
    for (const email of noted.owners) {
      await deps.queue.enqueue(tx, sendMail, { kind: 'workspace_deletion', workspaceId, email });
    }
    return noted.deletesAt;
  });
  deps.log.info({ workspaceId, userId: askedBy }, 'A workspace is to be deleted');
  return deletesAt;
}

export async function keepWorkspace(deps: AccountDeps, { workspaceId, userId }: Caller): Promise<void> {
  if (await cancelDeletion(deps.database, workspaceId)) {
    deps.log.info({ workspaceId, userId }, 'A workspace that was to be deleted is kept');
  }
}
