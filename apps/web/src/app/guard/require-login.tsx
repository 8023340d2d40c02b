import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { forgetReturnPath, rememberReturnPath } from '../../lib/return-path.ts';
import type { Session } from '../../lib/session.ts';
import { useSession } from '../../lib/use-session.ts';

/** Draws its children for a signed-in person only; others go to the login and come back afterwards. */
export function RequireLogin({ children }: { children: (session: Session) => ReactNode }) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const leftOnPurpose = state.status === 'signed_out' && state.because === 'logged_out';
  useEffect(() => {
    // Arrived, or left on purpose: there is nowhere to go back to.
    if (leftOnPurpose || state.status === 'signed_in') forgetReturnPath();
    else if (state.status === 'signed_out') rememberReturnPath(here);
  }, [state.status, leftOnPurpose, here]);
  if (state.status === 'loading') return null;
  if (state.status === 'signed_out') return <Navigate to={paths.login} replace />;
  return children(state.session);
}
