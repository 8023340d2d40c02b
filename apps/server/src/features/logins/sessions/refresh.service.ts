import type { LoginResult } from '@earshot/contracts/users';
import { hashSecret } from '../../../platform/auth/secret.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { membershipOf } from '../../workspaces/workspaces.service.ts';
import type { AccountDeps, Origin } from '../../account-deps.ts';
import { userById } from '../../users/people.service.ts';
import { successorOf, type Held } from './replaced-token.service.ts';
import { endOfSession } from './reuse.service.ts';
import { loginResultOf, moveSession } from './sessions.service.ts';
import { findSession } from './sessions.sql.ts';
import { instantOf } from '../../../platform/instant.ts';

/** Exchanges that happen one upon the other within the grace, at most. */
const maxExchanges = 10;

/**
 * Exchanges a token for a new one. Of several exchanges of a token at one moment all get the same new one; later, a token that was
 * exchanged before tells of a copy in other hands.
 *
 * @throws Problem `not_signed_in`
 */
export async function refreshToken(deps: AccountDeps, token: string, origin: Origin): Promise<LoginResult> {
  const { app } = deps.database;
  let session = await findSession(app, hashSecret(token));
  if (!session) throw new Problem('not_signed_in');
  if (session.endedAt === null) {
    try {
      return await moveSession(deps, { token, workspaceId: session.boundTo, origin });
    } catch (error) {
      // No member any more: to the holder the token is simply over. Or another call exchanged it at this moment.
      if (!(error instanceof Problem) || !['not_found', 'not_signed_in'].includes(error.code)) throw error;
      session = await findSession(app, hashSecret(token));
    }
  }
  const open = session && (await openSuccessor(deps, { token, session }, origin));
  if (open) return open;
  throw new Problem('not_signed_in', { because: await endOfSession(deps, token, origin) });
}

/** The login of the token that is now in the place of a replaced one, when that one was used again by accident. */
async function openSuccessor(
  deps: AccountDeps,
  held: Held,
  origin: Origin,
): Promise<LoginResult | undefined> {
  const ms = deps.now();
  let last = await successorOf(deps.database.app, held, origin, ms);
  for (let i = 0; last && last.session.endedAt !== null && i < maxExchanges; i += 1)
    last = await successorOf(deps.database.app, last, origin, ms);
  if (!last || last.session.endedAt !== null) return undefined;
  const { token, session } = last;
  const workspaceId = session.boundTo;
  const family = { id: session.familyId, expiresAt: session.expiresAt };
  return readInWorkspace(deps.database, workspaceId, async (tx) => {
    const user = await userById(tx, session.userId);
    const membership = user && (await membershipOf(tx, workspaceId, user.id));
    return (
      membership && loginResultOf(tx, { token, user, workspaceId, membership, family, now: instantOf(ms) })
    );
  });
}
