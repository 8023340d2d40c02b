import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ApiProblem } from '../../lib/api-problem.ts';
import { formatDay } from '../../lib/format.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { saveReportCsv } from './report-csv.ts';
import { ReportPage } from './report-page.tsx';
import { sharedReportKey } from './report-paths.ts';
import { sharedRunQuery } from './reports.queries.ts';
import { reportWords, sharedWords } from './reports.words.ts';

/** A run as anybody reads it who has a link to it; search engines are told to leave it alone. */
export function SharedReport() {
  const key = sharedReportKey(useLocation().hash);
  return (
    <>
      <title>{`${sharedWords.title} · Earshot`}</title>
      <meta name="robots" content="noindex" />
      {key === null ? <DeadLink /> : <Shared token={key} />}
    </>
  );
}

function Shared({ token }: { token: string }) {
  const run = useQuery(sharedRunQuery(token));
  const { error } = run;
  if (error instanceof ApiProblem && ['link_invalid', 'bad_request'].includes(error.code))
    return <DeadLink />;
  return (
    <QueryView query={run} what={sharedWords.what}>
      {(data) => (
        <ReportPage
          run={data}
          opens={false}
          trail={sharedWords.note(data.workspace_name, formatDay(data.expires_at))}
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

function DeadLink() {
  return (
    <>
      <h1 className="display d36">{sharedWords.title}</h1>
      <Alert meaning="bad">{sharedWords.dead}</Alert>
    </>
  );
}
