import type { SessionEnd } from '@earshot/contracts/call/problems';
import { sendMail } from '../../../jobs/mail-order.ts';
import { hashSecret } from '../../../platform/auth/secret.ts';
import { userById } from '../../users/people.service.ts';
import type { AccountDeps, Origin } from '../../account-deps.ts';
import { successorOf } from './replaced-token.service.ts';
import type { Session } from './sessions.sql.ts';
import * as sql from './sessions.sql.ts';
import { instantOf } from '../../../platform/instant.ts';

type ReuseDeps = Pick<AccountDeps, 'database' | 'queue' | 'callers' | 'log' | 'now'>;

/**
 * Judges a token that opens nothing. One that was exchanged for another, and is used again not by accident, tells of a copy in other
 * hands: every token of its login ends, and the user is told by mail.
 *
 * @returns why the session is over, where its holder has to know
 */
export async function endOfSession(
  deps: ReuseDeps,
  token: string,
  origin: Pick<Origin, 'userAgent'>,
): Promise<SessionEnd | undefined> {
  const { app } = deps.database;
  const ms = deps.now();
  const session = await sql.findSession(app, hashSecret(token));
  if (session?.endReason === 'reused') return 'token_reused';
  if (session?.endReason !== 'rotated' || Date.parse(session.expiresAt) <= ms) return undefined;
  if (await successorOf(app, { token, session }, origin, ms)) return undefined;
  const hasEnded = await endFamily(deps, session, ms);
  return hasEnded || (await sql.wasReused(app, session.familyId)) ? 'token_reused' : undefined;
}

/** An exchange that is under way makes a token that one look does not see yet. */
const looks = 5;

async function endFamily(deps: ReuseDeps, { familyId, userId }: Session, ms: number): Promise<boolean> {
  const hasEnded = await deps.database.app.transaction().execute(async (tx) => {
    let ended = 0;
    for (let look = 0; look < looks; look += 1) {
      ended += await sql.endFamily(tx, familyId, 'reused', instantOf(ms));
      if (!(await sql.isFamilyOpen(tx, familyId))) break;
    }
    const user = ended > 0 ? await userById(tx, userId) : undefined;
    if (user) await deps.queue.enqueue(tx, sendMail, { kind: 'token_reused', email: user.email });
    return ended > 0;
  });
  if (!hasEnded) return false;
  deps.callers.forget({ userId });
  deps.log.warn({ userId }, 'A replaced token was used again: every session of its login was ended');
  return true;
}
