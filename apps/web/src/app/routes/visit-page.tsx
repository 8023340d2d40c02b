import type { VisitFinding } from '@earshot/contracts/visits';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReplayView } from '../../features/recordings/replay/replay-view.tsx';
import type { VisitLink } from '../../features/visits/visit-link.ts';
import type { VisitState } from '../../features/visits/visit-report.tsx';
import type { DrawReport } from '../../features/visits/visit-screen.tsx';
import { VisitScreen } from '../../features/visits/visit-screen.tsx';
import { fetchVisitSegment } from '../../features/visits/visits.queries.ts';
import { AppProviders } from '../document/app-providers.tsx';

/** Of a site that was visited no files are kept: the page is shown without its pictures. */
const noAssets = () => Promise.resolve([]);

/** The report of a site visit, with its replay. */
export function VisitPage() {
  return (
    <AppProviders>
      <VisitScreen>
        {(visit, link, draw) => <VisitWithReplay visit={visit} link={link} draw={draw} />}
      </VisitScreen>
    </AppProviders>
  );
}

function VisitWithReplay({ visit, link, draw }: { visit: VisitState; link: VisitLink; draw: DrawReport }) {
  const [, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const { replay } = visit;
  useEffect(() => {
    if (turn > 0) place.current?.scrollIntoView({ block: 'start' });
  }, [turn]);
  if (replay === null) return draw(null, null);
  const begin = Date.parse(replay.recording.page_started_at);
  const watch = ({ at }: VisitFinding) => {
    // A second before, so that one sees it happen.
    const offset = Math.max(0, Math.floor((at ?? begin) - begin - 1000));
    setSearch({ t: String(offset) }, { replace: true, preventScrollReset: true });
    setTurn(turn + 1);
  };
  return draw(
    <div ref={place}>
      <ReplayView
        key={turn}
        given={replay}
        source={{ fetchSegment: (segment) => fetchVisitSegment(link, segment), fetchAssets: noAssets }}
        head={() => null}
      />
    </div>,
    watch,
  );
}
