import { roleAllows } from '@earshot/contracts/call';
import { useSession } from '../../lib/use-session.ts';

/** Whether the user may clean items and switch templates. */
export function useMayClean(): boolean {
  const session = useSession();
  return session.status === 'signed_in' && roleAllows(session.session.role, 'admin');
}
