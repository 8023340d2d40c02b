import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { isProtected } from '../../lib/paths.ts';
import { PublicFrame } from '../../public/frame/public-frame.tsx';
import { NotFound } from '../loading/not-found.tsx';

const SignedInNotFound = lazy(async () => ({
  default: (await import('../guard/signed-in-not-found.tsx')).SignedInNotFound,
}));

/** An address without a page: behind login when its beginning is, public otherwise. */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  if (isProtected(pathname)) {
    return (
      <Suspense fallback={null}>
        <SignedInNotFound />
      </Suspense>
    );
  }
  return (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  );
}
