import { roleAllows } from '@earshot/contracts/call';
import { useSession } from '../../lib/use-session.ts';

export function useMayConnect(): boolean {
  const session = useSession();
  return session.status === 'signed_in' && roleAllows(session.session.role, 'admin');
}
