import type { CleaningRun } from '@earshot/contracts/cleaning';
import { Link } from 'react-router';
import { problemSentence } from '../../lib/api-problem.ts';
import { itemPath } from '../../lib/feedback-paths.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { GroupCounts } from './group-counts.tsx';
import { cleaningWords } from './cleaning.words.ts';
import { UndoCleaning } from './undo-cleaning.tsx';
import { askToApply, askToUndo, useCleaning } from './use-cleaning.ts';

/** What became of a run: what it changed, what its undo left, or why it stopped. */
export function CleaningResult({ run, mayClean }: { run: CleaningRun; mayClean: boolean }) {
  if (run.state === 'failed') return <Failed run={run} mayClean={mayClean} />;
  if (run.state === 'undone') return <Undone kept={run.kept_after_undo} />;
  return (
    <div className="col g4">
      <Alert meaning="good">{cleaningWords.done(run.items_changed)}</Alert>
      <GroupCounts counts={run.counts} />
      {mayClean && run.may_undo && <UndoCleaning runId={run.run_id} />}
    </div>
  );
}

function Undone({ kept }: { kept: readonly number[] }) {
  return (
    <div className="col g2">
      <Alert meaning="good">{cleaningWords.undone}</Alert>
      {kept.length > 0 && (
        <>
          <p>{cleaningWords.kept(kept.length)}</p>
          <ul className="row wrap">
            {kept.map((id) => (
              <li key={id}>
                <Link to={itemPath(id)}>{id}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Failed({ run, mayClean }: { run: CleaningRun; mayClean: boolean }) {
  const ask = useCleaning();
  const { run_id: runId, failed_in: failedIn } = run;
  return (
    <div className="col g2">
      <Alert meaning="bad">{ask.error ? problemSentence(ask.error) : run.error}</Alert>
      {mayClean && failedIn !== 'checking' && (
        <div className="row wrap">
          <Button
            variant="ink"
            busy={ask.isPending}
            onClick={() => ask.mutate(failedIn === 'undoing' ? askToUndo(runId) : askToApply(runId))}
          >
            {cleaningWords.continue}
          </Button>
        </div>
      )}
      {mayClean && failedIn === 'cleaning' && run.may_undo && <UndoCleaning runId={runId} />}
    </div>
  );
}
