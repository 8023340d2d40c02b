import type { Db } from '../../../platform/database/open.ts';
import { hashSecret } from '../../../platform/auth/secret.ts';
import type { Origin } from '../../account-deps.ts';
import type { Session } from './sessions.sql.ts';
import { findSession } from './sessions.sql.ts';
import { unsealSuccessor } from './successor.ts';
import { lifetimes } from '../../../platform/auth/time-limits.ts';

/** A token with the session it opens, or opened. */
export interface Held {
  token: string;
  session: Session;
}

/**
 * The session that a replaced token was exchanged for, when it is used again by accident: by another tab, or since the answer was
 * lost. That is within the grace, in the same browser as the exchange.
 *
 * @returns undefined when it is no accident
 */
export async function successorOf(
  db: Db,
  { token, session }: Held,
  { userAgent }: Pick<Origin, 'userAgent'>,
  ms: number,
): Promise<Held | undefined> {
  const { endReason, endedAt, sealedSuccessor, familyId } = session;
  const isInGrace = endReason === 'rotated' && ms - Date.parse(endedAt ?? '') <= lifetimes.rotationGrace;
  if (!isInGrace || sealedSuccessor === null) return undefined;
  const next = unsealSuccessor(token, familyId, sealedSuccessor);
  const successor = await findSession(db, hashSecret(next));
  return successor && successor.userAgent === userAgent ? { token: next, session: successor } : undefined;
}
