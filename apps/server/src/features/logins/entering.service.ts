import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@earshot/contracts/users';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addWorkspace, membershipOf } from '../workspaces/workspaces.service.ts';
import type { AccountDeps, Origin } from '../account-deps.ts';
import { newFamily, openSession } from './sessions/sessions.service.ts';
import { workspacesByLastUse } from './sessions/sessions.sql.ts';
import { instantOf } from '../../platform/instant.ts';
import type { User } from '../users/people.service.ts';
import { workspaceIdsOf } from '../users/people.service.ts';

/**
 * Opens a session in the workspace used last, for somebody who has shown all that a log-in asks for. Who belongs to no workspace
 * any more gets a new one.
 */
export async function enterLastWorkspace(
  deps: AccountDeps,
  user: User,
  origin: Origin,
  ms: number,
): Promise<LoginResult> {
  const now = instantOf(ms);
  for (const workspaceId of await workspacesToTry(deps, user.id)) {
    const opened = await inWorkspace(deps.database, workspaceId, async (tx) => {
      const membership = await membershipOf(tx, workspaceId, user.id);
      return (
        membership && openSession(tx, { user, workspaceId, membership, family: newFamily(ms), origin, now })
      );
    });
    if (opened) return opened;
  }
  // Removed from every workspace: a user always has a place of their own.
  const workspaceId = randomUUID();
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await addWorkspace(tx, workspaceId, { name: user.displayName, ownerId: user.id, now });
    const membership = await membershipOf(tx, workspaceId, user.id);
    if (!membership) throw new Problem('internal_error');
    return openSession(tx, { user, workspaceId, membership, family: newFamily(ms), origin, now });
  });
}

/** The user's workspaces: those used by sessions first, the last used at the front. */
async function workspacesToTry(deps: AccountDeps, userId: string): Promise<string[]> {
  const { app } = deps.database;
  const own = await workspaceIdsOf(app, userId);
  const used = await workspacesByLastUse(app, userId);
  return [...used.filter((id) => own.includes(id)), ...own.filter((id) => !used.includes(id))];
}
