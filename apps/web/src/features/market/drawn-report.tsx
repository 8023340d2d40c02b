import { crawlerFacts } from '@earshot/contracts/market/crawler-facts';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import type { ReportParts } from '@earshot/report-view/render-report';
import { renderParts } from '@earshot/report-view/render-report';
import type { ClaimKind } from '@earshot/report-view/to-roadmap';
import type { RoadmapMarks } from '@earshot/report-view/roadmap-marks';
import '@earshot/report-view/report.css';
import { memo, useMemo, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserTimeZone } from '../../lib/time-zone.ts';
import { QuoteDrawer } from './quote-drawer.tsx';
import { useClaimInAddress } from './use-claim-in-address.ts';
import { useCurrency } from './use-currency.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** A button within the report, by what it is for: rivals are named, plans and features have keys. */
export interface ReportAct {
  act: 'add-rival' | 'remove-rival' | 'correct-plan' | 'correct-feature';
  host: string;
  name: string;
  key: string;
}

/** The reader's roadmap: what of the report went there, and how more does. */
export interface ReportRoadmap {
  marks: RoadmapMarks;
  onSend: (kind: ClaimKind, key: string) => void;
}

interface DrawnReportProps {
  report: MarketReport;
  /** Without it nothing can be sent there. */
  roadmap?: ReportRoadmap | undefined;
  /** What its buttons do; without it, it has none. */
  onAct?: (act: ReportAct) => void;
  /** Below the contents. */
  beside?: ReactNode;
  /** Of the reader's own, below the sections that are named. */
  after?: Partial<Record<ReportParts['sections'][number]['name'], ReactNode>>;
}

/** A report as the one renderer draws it. The address names the quote that is open: `#quote-3b`. */
export function DrawnReport({ report, roadmap, onAct, beside, after = {} }: DrawnReportProps) {
  const [currency] = useCurrency();
  const hasControls = onAct !== undefined;
  const marks = roadmap?.marks;
  const parts = useMemo(
    () =>
      renderParts(report, {
        timeZone: browserTimeZone(),
        controls: hasControls,
        crawlerPage: crawlerFacts.path,
        currency,
        roadmap: marks,
      }),
    [report, hasControls, currency, marks],
  );
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useClaimInAddress(hash);
  const place = parts.places.find(({ anchor }) => `#${anchor}` === hash);
  const showQuote = (to: string) =>
    void navigate({ search, hash: to }, { replace: true, preventScrollReset: true });
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (!(event.target instanceof Element)) return;
    const chip = event.target.closest('a[data-citation]');
    if (chip) {
      event.preventDefault();
      showQuote(chip.getAttribute('href') ?? '');
    }
    const within = event.target.closest('a[data-within]');
    if (within) {
      event.preventDefault();
      void navigate(within.getAttribute('href') ?? '');
    }
    const button = event.target.closest<HTMLElement>('button[data-act]');
    const { act, kind, key = '' } = button?.dataset ?? {};
    if (act === 'to-roadmap') roadmap?.onSend(kind as ClaimKind, key);
    else if (button && onAct) onAct({ ...emptyAct, ...button.dataset });
  };
  return (
    <div className="mr" onClick={onClick}>
      <Piece html={parts.head} />
      <div className="mr-body">
        <nav className="mr-toc" aria-label="Contents">
          <Contents parts={parts} />
          {beside}
        </nav>
        <article className="mr-main">
          {parts.sections.map(({ name, html }) => (
            <div key={name}>
              <Piece html={html} />
              {after[name]}
            </div>
          ))}
        </article>
        <aside className="mr-side" aria-label="Sources">
          <Piece html={parts.sources} />
        </aside>
      </div>
      <QuoteDrawer
        place={place}
        source={report.sources.find(({ number }) => number === place?.citation.source)}
        onClose={() => showQuote('')}
      />
    </div>
  );
}

const emptyAct: ReportAct = { act: 'add-rival', host: '', name: '', key: '' };

/** HTML of the renderer, which escapes whatever it is given. What did not change is not drawn again. */
const Piece = memo(function Piece({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
});

function Contents({ parts: { contents } }: { parts: ReportParts }) {
  const inView = useSectionInView(contents.map(({ name }) => name));
  return contents.map(({ name, title }) => (
    <a key={name} href={`#${name}`} aria-current={name === inView ? 'true' : undefined}>
      {title}
    </a>
  ));
}
