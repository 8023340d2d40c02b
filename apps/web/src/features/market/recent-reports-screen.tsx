import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { recentMarketQuery } from './market.queries.ts';
import { listWords as words } from './market.words.ts';
import { ReportTable, ReportTableWaiting } from './report-table.tsx';
import { NewReport } from './reports-screen.tsx';

/** The market reports that members opened last. */
export function RecentMarketReportsScreen() {
  const recent = useQuery(recentMarketQuery);
  return (
    <>
      <PageHead
        title={words.recentTitle}
        lead={words.recentLead}
        actions={recent.data?.reports.length !== 0 && <NewReport />}
      />
      <QueryView query={recent} what={words.what} waiting={<ReportTableWaiting />}>
        {({ reports }) =>
          reports.length > 0 ? (
            <ReportTable reports={reports} />
          ) : (
            <EmptyState sentence={words.noneRecent} action={<NewReport />} />
          )
        }
      </QueryView>
    </>
  );
}
