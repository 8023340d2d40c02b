import type { CleaningRun } from '@earshot/contracts/cleaning';
import { Alert } from '../../ui/states/alert.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { GroupCounts } from './group-counts.tsx';
import { cleaningWords } from './cleaning.words.ts';
import { UndoCleaning } from './undo-cleaning.tsx';

/** How far a run is. */
export function CleaningProgress({ run, mayClean }: { run: CleaningRun; mayClean: boolean }) {
  if (run.state === 'counting') {
    return (
      <div className="col g4">
        <Alert meaning="warn">{cleaningWords.counting(run.items_changed)}</Alert>
        <GroupCounts counts={run.counts} />
        {mayClean && run.may_undo && <UndoCleaning runId={run.run_id} />}
      </div>
    );
  }
  const total = run.state === 'undoing' ? run.items_changed : run.item_count;
  const label = labelOf(run, total);
  return (
    <div className="col g2" role="status">
      <p>{label}.</p>
      <Progress share={total === 0 ? 0 : run.items_done / total} label={label} />
      <p className="sm mut">{cleaningWords.mayLeave}</p>
    </div>
  );
}

function labelOf({ state, items_done: done }: CleaningRun, total: number): string {
  if (state === 'checking') return cleaningWords.checking(done, total);
  return state === 'undoing' ? cleaningWords.undoing(done, total) : cleaningWords.cleaning(done, total);
}
