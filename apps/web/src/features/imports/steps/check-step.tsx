import { imports, type ImportRun } from '@earshot/contracts/imports';
import type { Source } from '@earshot/contracts/sources';
import { useNavigate } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { importPath } from '../../../lib/feedback-paths.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { Kbd } from '../../../ui/keyboard/kbd.tsx';
import { keyNames } from '../../../ui/keyboard/key-names.ts';
import { useShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { CountList } from '../report/count-list.tsx';
import { storedRows } from '../import-state.ts';
import { dryRunWords, matchWords } from '../imports.words.ts';
import { RejectList } from '../report/reject-list.tsx';
import { sourceName } from '../columns/source-choice.ts';
import { useRunChange } from '../use-run-change.ts';
import { WizardHead } from './wizard-head.tsx';
import styles from './wizard.module.css';

/** The result of the dry run, whole, before anything is stored. */
export function CheckStep({ run, sources }: { run: ImportRun; sources: readonly Source[] }) {
  const commit = useRunChange(run.import_id, () =>
    send(imports.commit, { body: { import_id: run.import_id } }),
  );
  const navigate = useNavigate();
  const { dry_run: dryRun } = run;
  const rows = dryRun ? storedRows(dryRun.counts) : 0;
  const start = () => {
    if (rows === 0 || commit.isPending) return;
    commit.mutate(undefined, {
      onSuccess: () => void navigate(importPath(run.import_id), { replace: true }),
    });
  };
  useShortcut('mod+enter', matchWords.shortcut, start);
  return (
    <>
      <WizardHead
        run={run}
        step="check"
        actions={
          <>
            <ButtonLink to={importPath(run.import_id)}>{dryRunWords.back}</ButtonLink>
            <Button variant="ink" disabled={rows === 0} busy={commit.isPending} onClick={start}>
              {dryRunWords.start(rows)}
              <Kbd>{keyNames('mod+enter')}</Kbd>
            </Button>
          </>
        }
      />
      {commit.error && (
        <Alert meaning="bad">{whatAndWhy(dryRunWords.startFailed, problemSentence(commit.error))}</Alert>
      )}
      {dryRun && (
        <div className={styles.columns}>
          <div className={styles.main}>
            <section>
              <h2 className="display d28">{dryRunWords.check}</h2>
              <p className="prose" style={{ marginTop: 8 }}>
                {rows > 0
                  ? dryRunWords.checkLead(rows, sourceName(run.mapping.source, sources))
                  : dryRunWords.nothing}
              </p>
            </section>
            <section>
              <h2 className="h rule-head">{dryRunWords.heading}</h2>
              <CountList counts={dryRun.counts} />
              <p className="xs mut" style={{ paddingTop: 8 }}>
                {dryRunWords.nothingSaved}
              </p>
            </section>
            {dryRun.warnings.length > 0 && (
              <section className="col g3">
                <h2 className="h rule-head">{dryRunWords.toKnow}</h2>
                {dryRun.warnings.map((warning) => (
                  <Alert key={warning} meaning="warn">
                    {warning}
                  </Alert>
                ))}
              </section>
            )}
          </div>
          <aside className={styles.side}>
            <RejectList importId={run.import_id} rejects={dryRun.rejects} total={dryRun.counts.reject} />
            <Alert>{dryRunWords.limits}</Alert>
          </aside>
        </div>
      )}
    </>
  );
}
