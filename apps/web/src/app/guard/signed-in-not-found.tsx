import { NotFound } from '../loading/not-found.tsx';
import { SignedIn } from './signed-in.tsx';

/** Behind login, with the menu in reach. */
export function SignedInNotFound() {
  return (
    <SignedIn>
      <NotFound />
    </SignedIn>
  );
}
