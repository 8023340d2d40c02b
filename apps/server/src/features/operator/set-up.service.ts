import { hourMs } from '@earshot/contracts/durations';
import { limits } from '@earshot/contracts/limits';
import type { Caller } from '../../platform/auth/caller.ts';
import { hasOperator, insertOperator, lockOperators } from '../../platform/auth/operators.sql.ts';
import { hashSecret, newSecret } from '../../platform/auth/secret.ts';
import { endSetUpLink, isSetUpLinkOpen, replaceSetUpLinks } from '../../platform/auth/set-up-links.sql.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';

/**
 * Makes the link that makes the first operator, in the place of the one before it.
 *
 * @returns its token; null once there is an operator
 */
export async function renewSetUpLink({
  database,
  now,
}: Pick<Deps, 'database' | 'now'>): Promise<string | null> {
  const token = newSecret();
  const at = now();
  const isMade = await database.app.transaction().execute(async (tx) => {
    await lockOperators(tx);
    if (await hasOperator(tx)) return false;
    await replaceSetUpLinks(tx, {
      tokenHash: hashSecret(token),
      createdAt: new Date(at).toISOString(),
      expiresAt: new Date(at + limits.setUpLinkHours * hourMs).toISOString(),
    });
    return true;
  });
  return isMade ? token : null;
}

/** @throws Problem `link_invalid` when it was used, is too old, or there is an operator already */
export async function checkSetUpLink({ database, now }: Deps, token: string): Promise<void> {
  const isOpen = await isSetUpLinkOpen(database.app, hashSecret(token), new Date(now()).toISOString());
  if (!isOpen) throw new Problem('link_invalid');
}

/**
 * Makes the caller the first operator. Of several uses at once one succeeds.
 *
 * @throws Problem `link_invalid` when it was used, is too old, or there is an operator already
 */
export async function useSetUpLink(
  { database, log, now }: Deps,
  { userId }: Caller,
  token: string,
): Promise<void> {
  const at = new Date(now()).toISOString();
  const tokenHash = hashSecret(token);
  await database.app.transaction().execute(async (tx) => {
    await lockOperators(tx);
    if (!(await isSetUpLinkOpen(tx, tokenHash, at))) throw new Problem('link_invalid');
    await insertOperator(tx, { userId, since: at, madeBy: null });
    await endSetUpLink(tx, tokenHash, at);
  });
  log.info({ userId }, 'The set-up link was used: the server has an operator');
}
