import { Outlet } from 'react-router';
import { SignedIn } from '../guard/signed-in.tsx';

/** Holds every screen behind login. */
export function SignedInRoute() {
  return (
    <SignedIn>
      <Outlet />
    </SignedIn>
  );
}
