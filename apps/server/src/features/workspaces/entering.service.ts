import type { LoginResult } from '@earshot/contracts/users';
import type { Caller } from '../../platform/auth/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AccountDeps, Origin } from '../users/account-deps.ts';
import { moveSession } from '../users/sessions.service.ts';
import { instantOf } from '../users/time-limits.ts';
import { claimInvitation, findInvitationLink } from './invitations.service.ts';

/** @throws Problem `not_found` for workspaces the caller is no member of */
export function switchWorkspace(
  deps: AccountDeps,
  { sessionKey }: Caller,
  workspaceId: string,
  origin: Origin,
): Promise<LoginResult> {
  return moveSession(deps, { sessionKey, workspaceId, origin });
}

/** Joins the workspace of an invitation and goes on there. @throws Problem `link_invalid`, for another address too */
export async function acceptInvitation(
  deps: AccountDeps,
  { sessionKey }: Caller,
  token: string,
  origin: Origin,
): Promise<LoginResult> {
  deps.freeSpace.assertRoom();
  const now = instantOf(deps.now());
  const link = await findInvitationLink(deps.database.app, token, now);
  return moveSession(deps, { sessionKey, workspaceId: link.workspaceId, origin }, async (tx, user) => {
    if (user.email !== link.email) {
      throw new Problem('link_invalid', {
        detail: 'The invitation is for another address than the one logged in.',
      });
    }
    await claimInvitation(deps, tx, { token, link, userId: user.id, now });
  });
}
