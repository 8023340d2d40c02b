import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { MeasureRequest } from '@earshot/contracts/analytics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { filterSize } from '../../lib/filter-params.ts';
import type { Narrowing } from '../../lib/narrowing.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Narrowed, WhatIsSet } from '../../ui/page/narrowed.tsx';
import {
  compareOf,
  filterOf,
  hasNoPeriod,
  readAnalysis,
  todayOf,
  withAnalysis,
  type Analysis,
} from './analysis-address.ts';
import { AnalysisSections } from './analysis-sections.tsx';
import { ExportItems } from './export-items.tsx';
import { HeadlineFigures } from './headline-figures.tsx';
import { measured } from './analytics.queries.ts';
import { analysisWords } from './analytics.words.ts';
import { PeriodMenu } from './period-menu.tsx';
import type { AnalysisParts } from './analysis-parts.ts';
import styles from './analysis-screen.module.css';

/** Feedback in numbers: how much, how it changed, what about, from where, and what moves the scores. The address holds it all. */
export function AnalysisScreen({ views, facets, chips, ways }: AnalysisParts) {
  const [search, setSearch] = useSearchParams();
  const [drawer, setDrawer] = useState(false);
  const analysis = readAnalysis(search);
  const [today] = useState(() => todayOf(Date.now()));
  const filters = filterOf(analysis, today);
  const compare = compareOf(analysis, filters, today);
  const base: MeasureRequest = { filters, ...(compare && { compare }) };
  const items = useQuery(measured({ ...base, measure: 'count', unit: 'items' }));
  const change = (next: Partial<Analysis>) =>
    setSearch(withAnalysis(search, next), { preventScrollReset: true });
  const narrow = (own: FeedbackFilter) => change({ own });
  const count = items.data?.total.value ?? null;
  const narrowing: Narrowing = { filter: analysis.own, counted: filters, onChange: narrow };
  return (
    <>
      <PageHead
        title={analysisWords.title}
        lead={leadOf(filters, analysis, today)}
        actions={
          <>
            <PeriodMenu analysis={analysis} onChange={change} />
            {views(filters)}
            {count !== null && count > 0 && (
              <ExportItems filter={filters} count={count} isCounting={items.isPlaceholderData} />
            )}
          </>
        }
      />
      {analysis.unreadable.length > 0 && (
        <Alert meaning="warn">{analysisWords.unreadable(analysis.unreadable)}</Alert>
      )}
      <HeadlineFigures base={base} />
      <WhatIsSet
        words={analysisWords}
        className={styles.chips}
        onOpen={() => setDrawer(true)}
        onClear={filterSize(analysis.own) > 1 ? () => narrow({}) : null}
      >
        {chips(narrowing)}
      </WhatIsSet>
      <Narrowed
        title={analysisWords.narrow}
        panel={facets(narrowing)}
        isOpen={drawer}
        onClose={() => setDrawer(false)}
        isBusy={items.isPlaceholderData}
        className={styles.columns}
      >
        <div className={styles.main}>
          {count === 0 && !items.isPlaceholderData ? (
            <NothingHere analysis={analysis} search={search} onChange={change} />
          ) : (
            <AnalysisSections
              base={base}
              unit={analysis.unit}
              onUnit={(unit) => change({ unit })}
              ways={ways}
            />
          )}
        </div>
      </Narrowed>
    </>
  );
}

function leadOf(filters: FeedbackFilter, { compare }: Analysis, today: string): string {
  const { said_from: from, said_to: to } = filters;
  if (from === undefined) return analysisWords.allTime;
  return analysisWords.lead(from, to ?? today, analysisWords.against[compare]);
}

/** No items: the period may be too short, the filters too narrow, or nothing may be there at all. */
function NothingHere({
  analysis,
  search,
  onChange,
}: {
  analysis: Analysis;
  search: URLSearchParams;
  onChange: (next: Partial<Analysis>) => void;
}) {
  const all = useQuery(measured({}));
  if (all.data?.total.value === 0) {
    return (
      <EmptyState
        sentence={analysisWords.noneYet}
        action={
          <ButtonLink variant="ink" to={paths.import}>
            {analysisWords.bringIn}
          </ButtonLink>
        }
      />
    );
  }
  const isNarrowed = filterSize(analysis.own) > 0;
  // Feedback that was brought in from years ago is not hidden by a period that nobody chose.
  if (all.data && !isNarrowed && hasNoPeriod(search))
    return <Navigate replace to={{ search: withAnalysis(search, { period: 'all' }).toString() }} />;
  return (
    <EmptyState
      sentence={analysisWords.none}
      action={
        <Button onClick={() => onChange(isNarrowed ? { own: {}, period: 'all' } : { period: 'all' })}>
          {analysisWords.showAll}
        </Button>
      }
    />
  );
}
