import { roleAllows } from '@earshot/contracts/call';
import { useSession } from '../../lib/use-session.ts';

/** Whether the reader may change boards, which viewers may not. */
export function useMayChange(): boolean {
  const session = useSession();
  return session.status === 'signed_in' && roleAllows(session.session.role, 'member');
}
