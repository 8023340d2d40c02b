import { firstPageUnder } from '@earshot/contracts/pages';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isProtected } from '../lib/paths.ts';
import { PublicFrame } from '../public/frame/public-frame.tsx';
import { NotFound } from './not-found.tsx';

const SignedInNotFound = lazy(async () => ({
  default: (await import('./signed-in-not-found.tsx')).SignedInNotFound,
}));

/** An address without a page: it leads to the first one under it, or says so, behind login when its beginning is. */
export function NotFoundRoute() {
  const { pathname, search, hash } = useLocation();
  const first = firstPageUnder(pathname);
  if (first !== undefined) return <Navigate to={first + search + hash} replace />;
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
