import { users } from '@earshot/contracts/users';
import { send } from '../../lib/api-client.ts';
import { endSession } from '../../lib/session.ts';

/** Revokes the token and removes it from this browser, the latter even when the server cannot be reached; closing the tab stops neither. */
export async function logOut(): Promise<void> {
  const revoked = send(users.logOut, { outlivesPage: true });
  endSession('logged_out');
  await revoked.catch(() => undefined);
}
