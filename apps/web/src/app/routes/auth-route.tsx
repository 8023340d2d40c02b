import { Navigate, useLocation } from 'react-router';
import { AuthScreen } from '../../features/users/login/auth-screen.tsx';
import { words } from '../../features/users/users.words.ts';
import { fragmentSecret } from '../../lib/fragment-secrets.ts';
import { paths } from '../../lib/paths.ts';
import { pendingSetUp } from '../../lib/pending-set-up.ts';
import { returnPath } from '../../lib/return-path.ts';
import { startPath } from '../../lib/start-path.ts';
import { useSession } from '../../lib/use-session.ts';
import { authPaths } from './auth-paths.ts';
import { screenAt } from '../screens.ts';

/** Every authentication address: empty until it is known who is here, and on to the app for those signed in. */
export function AuthRoute() {
  const { pathname } = useLocation();
  const state = useSession();
  const path = pathname.replace(/(?<!\/)\/+$/, '') as keyof typeof authPaths;
  const usesLink =
    path === paths.setUp || fragmentSecret('token', pathname) || fragmentSecret('invitation', pathname);
  const back = returnPath();
  if (state.status === 'loading') return null;
  if (state.status === 'signed_in' && !usesLink) {
    // Who came by the set-up link and had to register or log in first goes on with it.
    const next = pendingSetUp() === null ? (back ?? startPath(state.session)) : paths.setUp;
    return <Navigate to={next} replace />;
  }
  const target = back && screenAt(back.split(/[?#]/)[0] ?? '');
  const because = state.status === 'signed_out' ? state.because : undefined;
  const isOver = because === 'expired' || because === 'reused';
  const text = isOver ? words.login[because] : target ? words.login.toScreen(target.title) : undefined;
  return <AuthScreen key={path} opens={authPaths[path]} loginText={text} />;
}
