import type { ImportRun } from '@earshot/contracts/imports';
import { useState } from 'react';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { CountList } from '../report/count-list.tsx';
import { dryRunWords } from '../imports.words.ts';
import { RejectList } from '../report/reject-list.tsx';
import type { MappingDraft } from '../columns/use-mapping-draft.ts';
import styles from './dry-run.module.css';

/** What would happen with the mapping as it is now; while it is counted, the figures before it stay, dimmed. */
export function DryRun({ run, draft }: { run: ImportRun; draft: MappingDraft }) {
  const [kept, setKept] = useState(run.dry_run);
  if (run.dry_run && run.dry_run !== kept) setKept(run.dry_run);
  const failure = draft.error ? problemSentence(draft.error) : run.state === 'failed' ? run.error : null;
  return (
    <>
      <section aria-busy={!draft.isCounted}>
        <h2 className="h rule-head">{dryRunWords.heading}</h2>
        {failure ? (
          <FailedState
            what={draft.error ? dryRunWords.failed : dryRunWords.stopped}
            why={failure}
            onRetry={draft.countAgain}
          />
        ) : (
          <>
            {kept ? (
              <div className={draft.isCounted ? undefined : styles.old}>
                <CountList counts={kept.counts} />
              </div>
            ) : (
              <div className={styles.waiting}>
                <Skeleton width="80%" />
                <Skeleton width="64%" />
                <Skeleton width="72%" />
              </div>
            )}
            <p className={styles.status} role="status">
              {draft.isCounted ? dryRunWords.nothingSaved : countingSentence(run)}
            </p>
            {run.progress && run.state === 'checking' && (
              <Progress
                share={run.progress.rows_done / Math.max(1, run.progress.rows_total)}
                label={dryRunWords.heading}
              />
            )}
          </>
        )}
      </section>
      {!failure && kept && (
        <div className={draft.isCounted ? undefined : styles.old}>
          <RejectList importId={run.import_id} rejects={kept.rejects} total={kept.counts.reject} />
        </div>
      )}
      {!failure &&
        draft.isCounted &&
        kept?.warnings.map((warning) => (
          <Alert key={warning} meaning="warn">
            {warning}
          </Alert>
        ))}
    </>
  );
}

function countingSentence({ waiting, progress }: ImportRun): string {
  if (waiting) return waiting;
  return progress && progress.rows_done > 0
    ? dryRunWords.counting(progress.rows_done, progress.rows_total)
    : dryRunWords.countingFirst;
}
