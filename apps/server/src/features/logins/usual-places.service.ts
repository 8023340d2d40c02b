import { randomUUID } from 'node:crypto';
import { wasLinkUsedFrom } from '../../platform/auth/mail-links.sql.ts';
import type { Db } from '../../platform/database/open.ts';
import { hasLoggedInFrom } from './sessions/sessions.sql.ts';
import { lifetimes } from '../../platform/auth/time-limits.ts';
import { instantOf } from '../../platform/instant.ts';
import type { User } from '../users/people.service.ts';

/**
 * Whether an account's user has shown in the last 30 days that they are at a network address: by logging in, or by using a link
 * that was mailed to them. What strangers do elsewhere changes nothing there. Asks the same of the database for unknown accounts.
 *
 * @param user undefined when the account is nobody's
 */
export async function isUsualPlace(
  db: Db,
  { email, user, address, ms }: { email: string; user: User | undefined; address: string; ms: number },
): Promise<boolean> {
  const since = instantOf(ms - lifetimes.session);
  const hasLoggedIn = await hasLoggedInFrom(db, user?.id ?? randomUUID(), address, since);
  const hasUsedLink = await wasLinkUsedFrom(db, email, address, since);
  return user !== undefined && (hasLoggedIn || hasUsedLink);
}
