import { roleAllows } from '@earshot/contracts/call';
import type { MarketReportInList } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApiProblem } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { SkeletonTable } from '../../ui/states/skeleton.tsx';
import type { ReportRoadmap } from './drawn-report.tsx';
import { EditableReport } from './editable-report.tsx';
import { marketReportQuery } from './market.queries.ts';
import { memberReportWords as words, publicReportWords } from './market.words.ts';
import { MemberReportActions } from './member-report-actions.tsx';
import { ReadyParts } from './ready-parts.tsx';
import { editsOfMember } from './report-edits.ts';
import { hearMarketReport } from './report-stream.ts';
import { isOver, useHeardReport } from './use-heard-report.ts';
import styles from './market-report.module.css';

interface MarketReportScreenProps {
  /** What the workspace's own feedback says to a report, drawn by whoever knows feedback. */
  ownVoices: (report: MarketReport) => ReactNode;
  /** What of it can be sent to the roadmap, and was. */
  roadmapOf?: (report: MarketReport) => ReportRoadmap;
  /** How the whole of it goes there; absent where it cannot. */
  wholeToRoadmap?: { label: string; onSend: (listing: MarketReportInList) => void } | undefined;
}

/** A market report of the workspace: `market_report_id` names it, the fragment a section or an open quote. */
export function MarketReportScreen(props: MarketReportScreenProps) {
  const [address] = useSearchParams();
  const id = address.get('market_report_id') ?? '';
  const query = useQuery(marketReportQuery(id));
  const { error } = query;
  if (id === '' || (error instanceof ApiProblem && ['not_found', 'bad_request'].includes(error.code))) {
    return (
      <>
        <PageHead title={words.title} />
        <EmptyState sentence={words.notFound} action={<Link to={paths.marketReports}>{words.trail}</Link>} />
      </>
    );
  }
  return (
    <>
      {!query.data && <PageHead title={words.title} />}
      <QueryView query={query} what={words.what} waiting={<SkeletonTable columns={3} lines={2} isBare />}>
        {({ listing, report }) => <Opened key={id} listing={listing} given={report} {...props} />}
      </QueryView>
    </>
  );
}

interface OpenedProps extends MarketReportScreenProps {
  listing: MarketReportInList;
  given: MarketReport;
}

function Opened({ listing, given, ownVoices, roadmapOf, wholeToRoadmap }: OpenedProps) {
  const id = listing.market_report_id;
  const queryClient = useQueryClient();
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const hear = useCallback(
    (had: string | undefined, signal: AbortSignal) => hearMarketReport(id, had, signal),
    [id],
  );
  const heard = useHeardReport(hear);
  const report = heard.report ?? given;
  const over = isOver(report);
  useEffect(() => {
    // Its row in the lists says so too.
    if (over) void queryClient.invalidateQueries({ queryKey: ['market', 'list'] });
  }, [over, queryClient]);
  return (
    <div className={styles.place}>
      <div className="mr-top">
        <p className="sm mut">
          <Link to={paths.marketReports}>{words.trail}</Link> · <Link to={paths.ideas}>{words.ideas}</Link> ·{' '}
          {listing.name} · {words.made(listing.made_by)}, <DateTime iso={listing.made_at} withTime />
        </p>
        <MemberReportActions
          listing={listing}
          report={report}
          mayChange={mayChange}
          onMadeAnew={heard.again}
          toRoadmap={
            wholeToRoadmap && { label: wholeToRoadmap.label, onSend: () => wholeToRoadmap.onSend(listing) }
          }
        />
      </div>
      {heard.problem && <Alert meaning="warn">{publicReportWords.lost}</Alert>}
      <ReadyParts report={report} />
      <EditableReport
        report={report}
        edits={mayChange ? editsOfMember(id) : null}
        onReport={(next, isMadeAnew) => {
          heard.put(next);
          if (isMadeAnew) heard.again();
        }}
        afterVoices={ownVoices(report)}
        roadmap={roadmapOf?.(report)}
      />
    </div>
  );
}
