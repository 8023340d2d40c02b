import type { ImportRun } from '@earshot/contracts/imports';
import { formatShare } from '../../../lib/format.ts';
import { Progress } from '../../../ui/states/progress.tsx';
import { runWords } from '../imports.words.ts';
import styles from './run-progress.module.css';

/** How far the work is, with a count and an estimate. */
export function RunProgress({ run }: { run: ImportRun }) {
  const what = run.state === 'undoing' ? runWords.undoing(run.file_name) : runWords.importing(run.file_name);
  const {
    rows_done: done,
    rows_total: total,
    seconds_left: left,
  } = run.progress ?? {
    rows_done: 0,
    rows_total: run.row_count,
    seconds_left: null,
  };
  const share = total ? done / total : 0;
  return (
    <section className={`card pad ${styles.card}`} aria-label={what}>
      <div className="row between">
        <b className="b clip">{what}</b>
        <span>{formatShare(share)}</span>
      </div>
      <Progress share={share} label={what} />
      <p>{run.waiting ?? runWords.rows(done, total, left)}</p>
      <p className="sm mut">{runWords.mayLeave}</p>
    </section>
  );
}
