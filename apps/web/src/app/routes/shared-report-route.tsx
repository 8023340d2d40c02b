import { lazy, Suspense } from 'react';
import { PublicFrame } from '../../public/frame/public-frame.tsx';

const SharedReportPage = lazy(async () => ({
  default: (await import('./shared-report-page.tsx')).SharedReportPage,
}));

/** A report that somebody shared, for anybody who has the link. */
export function SharedReportRoute() {
  return (
    <PublicFrame>
      <Suspense fallback={null}>
        <SharedReportPage />
      </Suspense>
    </PublicFrame>
  );
}
