import type { ImportRun } from '@earshot/contracts/imports';
import { feedbackListPath, importPath } from '../../../lib/feedback-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { NumberLink } from '../../../ui/text/number-link.tsx';
import { CountList } from './count-list.tsx';
import { storedRows } from '../import-state.ts';
import { runWords, undoWords } from '../imports.words.ts';
import { LeftOutRows } from '../steps/left-out-rows.tsx';
import { RejectList } from './reject-list.tsx';
import { UndoImport } from '../start/undo-import.tsx';
import styles from '../steps/wizard.module.css';

/** What an import did, the way to its items, and the way back. */
export function ImportReport({ run, mayImport }: { run: ImportRun; mayImport: boolean }) {
  const { result } = run;
  if (!result) return null;
  const stored = storedRows(result.counts);
  const items = feedbackListPath({ import_id: run.import_id });
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <section className="col g4" role="status">
          <h2 className="display d28">
            {stored > 0 ? (
              <>
                <NumberLink value={stored} to={items} /> {runWords.done(stored)}
              </>
            ) : (
              runWords.doneNothing
            )}
          </h2>
          <div className="row wrap">
            {stored > 0 && (
              <>
                <ButtonLink variant="ink" to={items}>
                  {runWords.showItems}
                </ButtonLink>
                <ButtonLink to={paths.find}>{runWords.ask}</ButtonLink>
              </>
            )}
            {mayImport && <ButtonLink to={importPath()}>{runWords.another}</ButtonLink>}
          </div>
        </section>
        {run.left_out > 0 && <LeftOutRows run={run} mayImport={mayImport} />}
        <section>
          <h2 className="h rule-head">{runWords.whatHappened}</h2>
          <CountList
            counts={result.counts}
            words={{ create: runWords.created, update: runWords.updated, reject: runWords.reject }}
          />
        </section>
        {mayImport && run.undo_until && (
          <section className="row wrap">
            <UndoImport run={run} />
            <span className="sm mut">
              {undoWords.until} <DateTime iso={run.undo_until} withTime />
            </span>
          </section>
        )}
        {!run.undo_until && stored > 0 && <p className="sm mut">{undoWords.tooLate}</p>}
      </div>
      <aside className={styles.side}>
        <RejectList importId={run.import_id} rejects={result.rejects} total={result.counts.reject} />
      </aside>
    </div>
  );
}
