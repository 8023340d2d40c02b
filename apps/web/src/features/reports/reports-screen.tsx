import { roleAllows } from '@earshot/contracts/call';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { NarrowingParts } from '../../lib/narrowing.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { useShortcut } from '../../ui/keyboard/use-shortcut.ts';
import { EditReport } from './edit-report.tsx';
import { OneReport } from './one-report.tsx';
import { ReportList } from './report-list.tsx';
import { newReportPath } from './report-paths.ts';
import { reportListQuery, reportQuery } from './reports.queries.ts';
import { listWords, reportWords } from './reports.words.ts';

/** Saved reports: `report_id` names the one in view and `run` its run; `action` is `new` or `edit`. */
export function ReportsScreen(parts: NarrowingParts) {
  const [search] = useSearchParams();
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const id = search.get('report_id');
  const action = search.get('action');
  if (id !== null) {
    const isEdited = action === 'edit' && mayChange;
    return <Opened key={id} id={id} {...{ isEdited, mayChange, parts }} />;
  }
  if (action === 'new' && mayChange) return <EditReport {...parts} report={null} />;
  return <AllReports mayChange={mayChange} />;
}

interface OpenedProps {
  id: string;
  isEdited: boolean;
  mayChange: boolean;
  parts: NarrowingParts;
}

function Opened({ id, isEdited, mayChange, parts }: OpenedProps) {
  const [search] = useSearchParams();
  const report = useQuery(reportQuery(id));
  return (
    <QueryView query={report} what={reportWords.what}>
      {(data) =>
        isEdited ? (
          <EditReport {...parts} report={data} />
        ) : (
          <OneReport report={data} runId={search.get('run')} mayChange={mayChange} />
        )
      }
    </QueryView>
  );
}

function AllReports({ mayChange }: { mayChange: boolean }) {
  const list = useQuery(reportListQuery);
  return (
    <>
      <PageHead title={listWords.title} lead={listWords.lead} actions={mayChange && <NewReport />} />
      <QueryView query={list} what={listWords.what}>
        {({ reports }) =>
          reports.length > 0 ? <ReportList reports={reports} /> : <EmptyState sentence={listWords.none} />
        }
      </QueryView>
    </>
  );
}

function NewReport() {
  const navigate = useNavigate();
  const open = () => void navigate(newReportPath);
  useShortcut('c', listWords.create, open);
  return (
    <Button variant="ink" onClick={open}>
      <Icon name="plus" size="s" />
      {listWords.create}
      <Kbd>C</Kbd>
    </Button>
  );
}
