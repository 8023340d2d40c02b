import type { Caller } from '../../platform/auth/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import { leaveForGood, workspacesNeeding } from '../workspaces/members.service.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { Proof } from './proof.service.ts';
import { assertProof } from './proof.service.ts';
import { deleteSignUps } from './sign-ups.sql.ts';
import { deleteTwoFactor } from './second-factor/two-factor.sql.ts';
import { eraseUser, workspaceIdsOf } from '../users/people.service.ts';

/**
 * Deletes the caller's account. What they made for a workspace stays with it, under the name “Former member”.
 *
 * @throws Problem `wrong_password`; `wrong_code`; `conflict` while a workspace that stays has no other owner
 */
export async function deleteAccount(deps: AccountDeps, caller: Caller, proof: Proof): Promise<void> {
  const { app } = deps.database;
  const user = await assertProof(deps, caller, proof);
  const workspaceIds = await workspaceIdsOf(app, user.id);
  const needing = await workspacesNeeding(deps, workspaceIds, user.id);
  if (needing.length > 0) {
    const names = needing.map((name) => `“${name}”`).join(', ');
    throw new Problem('conflict', {
      detail: `You are the only owner of ${names}. Make someone else owner or delete the workspace first.`,
    });
  }
  for (const workspaceId of workspaceIds) await leaveForGood(deps, workspaceId, user.id);
  await app.transaction().execute(async (tx) => {
    await deleteTwoFactor(tx, user.id);
    await deleteSignUps(tx, user.email);
    await eraseUser(tx, user.id, user.email);
  });
  deps.callers.forget({ userId: user.id });
  deps.log.info({ userId: user.id }, 'A user deleted their account');
}
