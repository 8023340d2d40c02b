import type { CheckedLink } from '@earshot/contracts/users';
import { findLink } from '../../platform/auth/mail-links.sql.ts';
import { hashSecret } from '../../platform/auth/secret.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AccountDeps } from '../account-deps.ts';
import { changeOfLink } from './email-change/email-change.service.ts';
import { passwordLinks } from './passwords/passwords.service.ts';
import { instantOf } from '../../platform/instant.ts';

/** @throws Problem `link_invalid` when the page that the link opens could not use it */
export async function checkLink(
  deps: Pick<AccountDeps, 'database' | 'now'>,
  token: string,
  purpose: CheckedLink,
): Promise<void> {
  if (purpose !== 'set_password') {
    await changeOfLink(deps, token, purpose);
    return;
  }
  const now = instantOf(deps.now());
  if (!(await findLink(deps.database.app, hashSecret(token), passwordLinks, now)))
    throw new Problem('link_invalid');
}
