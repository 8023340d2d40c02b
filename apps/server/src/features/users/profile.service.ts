import type { Caller } from '../../platform/auth/caller.ts';
import type { AccountDeps } from '../account-deps.ts';
import { setDisplayName } from './users.sql.ts';

/** Changes the name that others see of the caller, in all of their workspaces. */
export async function updateProfile(
  { database, freeSpace }: Pick<AccountDeps, 'database' | 'freeSpace'>,
  { userId }: Caller,
  displayName: string,
): Promise<void> {
  freeSpace.assertRoom();
  await setDisplayName(database.app, userId, displayName);
}
