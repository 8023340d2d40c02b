import { reportPlace } from '@earshot/report-view/report-place';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { PublicFrame } from '../../public/frame/public-frame.tsx';

const AnalysisReportPage = lazy(async () => ({
  default: (await import('./analysis-report-page.tsx')).AnalysisReportPage,
}));

/**
 * A market report, for anybody who has its link. The page is prerendered with an empty place, which the server fills with the
 * report, so that it is read without scripts; where they run they take the place over once they have it, too.
 */
export function AnalysisReportRoute() {
  const place = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => setSent(place.current?.innerHTML ?? reportPlace), []);
  return (
    <PublicFrame>
      <title>Market report · Earshot</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {sent === null ? (
        <Sent html={reportPlace} place={place} />
      ) : (
        <Suspense fallback={<Sent html={sent} />}>
          <AnalysisReportPage waiting={<Sent html={sent} />} />
        </Suspense>
      )}
    </PublicFrame>
  );
}

/** What the server put into the page. Its first markup is compared with nothing, so the browser keeps what came. */
function Sent({ html, place }: { html: string; place?: RefObject<HTMLDivElement | null> }) {
  if (place === undefined && html === reportPlace) {
    return (
      <p className="lede" role="status" style={{ padding: '48px 0' }}>
        Opening the report.
      </p>
    );
  }
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
