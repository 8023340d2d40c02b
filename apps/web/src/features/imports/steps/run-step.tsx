import { roleAllows } from '@earshot/contracts/call';
import { imports, type ImportRun } from '@earshot/contracts/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { ImportReport } from '../report/import-report.tsx';
import { isUnderWay } from '../import-state.ts';
import { runWords } from '../imports.words.ts';
import { RunProgress } from './run-progress.tsx';
import { UndoImport } from '../start/undo-import.tsx';
import { UndoneReport } from '../start/undone-report.tsx';
import { useRunChange } from '../use-run-change.ts';
import { WizardHead } from './wizard-head.tsx';
import styles from './wizard.module.css';

/** The import at work, and its report when it is done, undone or stopped. */
export function RunStep({ run }: { run: ImportRun }) {
  const session = useSession();
  const mayImport = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  useRefreshWhenDone(run);
  return (
    <>
      <WizardHead run={run} step="run" />
      <div className={styles.main}>
        {isUnderWay(run) && <RunProgress run={run} />}
        {run.state === 'done' && <ImportReport run={run} mayImport={mayImport} />}
        {run.state === 'undone' && <UndoneReport run={run} />}
        {run.state === 'failed' && <Stopped run={run} mayImport={mayImport} />}
      </div>
    </>
  );
}

function Stopped({ run, mayImport }: { run: ImportRun; mayImport: boolean }) {
  // A run with a result had been imported before: what stopped was its undo.
  const wasUndoing = run.result !== null;
  const goOn = useRunChange(run.import_id, () =>
    send(wasUndoing ? imports.undo : imports.commit, { body: { import_id: run.import_id } }),
  );
  return (
    <>
      <Alert meaning="bad">
        <b className="b">{runWords.failedHead}.</b> {run.error}
      </Alert>
      <p>{runWords.partlyIn}</p>
      {goOn.error && (
        <Alert meaning="bad">{whatAndWhy(runWords.goOnFailed, problemSentence(goOn.error))}</Alert>
      )}
      {mayImport && (
        <div className="row wrap">
          <Button variant="ink" busy={goOn.isPending} onClick={() => goOn.mutate(undefined)}>
            {wasUndoing ? runWords.goOnUndoing : runWords.goOn}
          </Button>
          {run.undo_until && !wasUndoing && <UndoImport run={run} />}
        </div>
      )}
    </>
  );
}

/** Lists and counts elsewhere are fetched anew once the work has ended. */
function useRefreshWhenDone(run: ImportRun): void {
  const queryClient = useQueryClient();
  const underWay = isUnderWay(run);
  const before = useRef(underWay);
  useEffect(() => {
    if (before.current && !underWay) void queryClient.invalidateQueries();
    before.current = underWay;
  }, [underWay, queryClient]);
}
