import { lazy, Suspense } from 'react';
import { PublicFrame } from '../../public/frame/public-frame.tsx';

const VisitPage = lazy(async () => ({ default: (await import('./visit-page.tsx')).VisitPage }));

/** What came of a visit of a site, for anybody who has the link. */
export function VisitRoute() {
  return (
    <PublicFrame>
      <Suspense fallback={null}>
        <VisitPage />
      </Suspense>
    </PublicFrame>
  );
}
