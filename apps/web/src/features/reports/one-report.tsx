import { reports, type Report, type RunInList } from '@earshot/contracts/reports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { formatDay, formatTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { useShortcut } from '../../ui/keyboard/use-shortcut.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { DeleteReport } from './delete-report.tsx';
import { editPath } from './edit-report.tsx';
import { saveReportCsv } from './report-csv.ts';
import { ReportPage } from './report-page.tsx';
import { reportPath } from './report-paths.ts';
import { isUnderWay, runQuery } from './reports.queries.ts';
import { reportWords, scheduleNames, span } from './reports.words.ts';
import { ShareReport } from './share-report.tsx';
import { useReportsChanged } from './use-reports-changed.ts';
import styles from './reports-screen.module.css';

interface OneReportProps {
  report: Report;
  /** The run in view; the newest that is done when not given. */
  runId: string | null;
  mayChange: boolean;
}

/** A report with the run in view, and what can be done with it. */
export function OneReport({ report, runId, mayChange }: OneReportProps) {
  const [isSharing, setSharing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const newest = report.runs[0];
  const shown = runId ?? report.runs.find(({ state }) => state === 'done')?.run_id ?? null;
  return (
    <>
      <div className={`no-print ${styles.bar}`}>
        <Link to={paths.reports}>{reportWords.trail}</Link>
        <span className="grow" />
        <Runs report={report} shown={shown} />
        {mayChange && <RunNow report={report} />}
        {mayChange && shown && <Button onClick={() => setSharing(true)}>{reportWords.share}</Button>}
        {mayChange && <More report={report} onDelete={() => setDeleting(true)} />}
      </div>
      <UnderWay newest={newest} isFirst={shown === null} />
      {shown === null ? (
        <>
          <div className={styles.notice}>
            <PageHead title={report.name} />
          </div>
          {!newest && <EmptyState sentence={reportWords.noRun} />}
        </>
      ) : (
        <ShownRun report={report} runId={shown} />
      )}
      {shown !== null && (
        <ShareReport
          opened={isSharing}
          onClose={() => setSharing(false)}
          reportId={report.report_id}
          runId={shown}
          shares={report.shares}
        />
      )}
      <DeleteReport report={report} opened={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
}

function ShownRun({ report, runId }: { report: Report; runId: string }) {
  const run = useQuery(runQuery(report.report_id, runId));
  const { schedule, next_run_on: next } = report;
  return (
    <QueryView query={run} what={reportWords.whatRun}>
      {(data) => (
        <ReportPage
          run={data}
          opens
          trail={
            next === null ? scheduleNames[schedule] : `${scheduleNames[schedule]}. ${reportWords.next(next)}`
          }
          actions={
            <>
              <Button onClick={() => window.print()}>{reportWords.print}</Button>
              <Button onClick={() => saveReportCsv(data)}>{reportWords.csv}</Button>
            </>
          }
        />
      )}
    </QueryView>
  );
}

/** Says that a run is on its way, or did not finish. */
function UnderWay({ newest, isFirst }: { newest: RunInList | undefined; isFirst: boolean }) {
  if (newest?.state === 'failed') {
    return (
      <div className={styles.notice}>
        <Alert meaning="warn">{reportWords.failed}</Alert>
      </div>
    );
  }
  if (!isUnderWay(newest)) return null;
  return (
    <div className={styles.notice} aria-busy={isFirst}>
      <Alert>{newest?.state === 'waiting' ? reportWords.waiting : reportWords.running}</Alert>
    </div>
  );
}

function RunNow({ report }: { report: Report }) {
  const changed = useReportsChanged();
  const navigate = useNavigate();
  const run = useMutation({
    mutationFn: () => send(reports.run, { body: { report_id: report.report_id } }),
    onSuccess: async () => {
      await navigate(reportPath(report.report_id));
      await changed();
    },
    onError: (error) => showToast(whatAndWhy(reportWords.notRun, problemSentence(error))),
  });
  const isBusy = run.isPending || isUnderWay(report.runs[0]);
  useShortcut('r', reportWords.run, () => {
    if (!isBusy) run.mutate();
  });
  return (
    <Button disabled={isBusy} onClick={() => run.mutate()}>
      <Icon name="refresh" size="s" />
      {reportWords.run}
    </Button>
  );
}

function Runs({ report, shown }: { report: Report; shown: string | null }) {
  if (report.runs.length === 0) return null;
  const entries: MenuEntry[] = report.runs.map((run) => ({
    kind: 'link',
    label: runName(run),
    to: reportPath(report.report_id, run.state === 'done' ? run.run_id : undefined),
    ...(run.run_id === shown && { icon: 'check' as const }),
  }));
  return (
    <Menu
      target={
        <Button>
          <Icon name="recent" size="s" />
          {reportWords.runs}
          <Icon name="chevronDown" size="xs" />
        </Button>
      }
      entries={entries}
    />
  );
}

function runName({ asked_at: at, state, period, asked_by: by }: RunInList): string {
  const about = period && state === 'done' ? span(period.from, period.to) : reportWords.states[state];
  return `${formatDay(at)}, ${formatTime(at)}, ${by ?? reportWords.bySchedule}: ${about}`;
}

function More({ report, onDelete }: { report: Report; onDelete: () => void }) {
  return (
    <Menu
      target={
        <Button iconOnly aria-label={reportWords.more}>
          <Icon name="dots" size="s" />
        </Button>
      }
      entries={[
        { kind: 'link', label: reportWords.edit, to: editPath(report), icon: 'edit' },
        { kind: 'action', label: reportWords.delete, icon: 'trash', danger: true, onSelect: onDelete },
      ]}
    />
  );
}
