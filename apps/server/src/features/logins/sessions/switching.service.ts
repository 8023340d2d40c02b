import type { LoginResult } from '@earshot/contracts/users';
import { Problem } from '../../../platform/http/problem.ts';
import type { AccountDeps, Origin } from '../../account-deps.ts';
import { moveSession } from './sessions.service.ts';
import { instantOf } from '../../../platform/instant.ts';
import { claimInvitation, findInvitationLink } from '../../workspaces/invitations.service.ts';

/** Exchanges a token for one in another workspace. @throws Problem `not_found` for workspaces its user is no member of */
export function switchWorkspace(
  deps: AccountDeps,
  { token, workspaceId }: { token: string; workspaceId: string },
  origin: Origin,
): Promise<LoginResult> {
  return moveSession(deps, { token, workspaceId, origin });
}

/** Joins the workspace of an invitation and exchanges a token for one there. @throws Problem `link_invalid`, for another address too */
export async function acceptInvitation(
  deps: AccountDeps,
  { token, invitation }: { token: string; invitation: string },
  origin: Origin,
): Promise<LoginResult> {
  deps.freeSpace.assertRoom();
  const now = instantOf(deps.now());
  const link = await findInvitationLink(deps.database.app, invitation, now);
  return moveSession(deps, { token, workspaceId: link.workspaceId, origin }, async (tx, user) => {
    if (user.email !== link.email) {
      throw new Problem('link_invalid', {
        detail: 'The invitation is for a different address than the one you are logged in with.',
      });
    }
    await claimInvitation(deps, tx, {
      ...{ token: invitation, link, userId: user.id },
      ...{ address: origin.address, now },
    });
  });
}
