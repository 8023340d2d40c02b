import type { ImportRun } from '@earshot/contracts/imports';
import type { Source } from '@earshot/contracts/sources';
import { useReducer } from 'react';
import { useNavigate } from 'react-router';
import { importPath } from '../../../lib/feedback-paths.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { Kbd } from '../../../ui/keyboard/kbd.tsx';
import { keyNames } from '../../../ui/keyboard/key-names.ts';
import { useShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import { ColumnTable } from '../columns/column-table.tsx';
import { DiscardImport } from '../start/discard-import.tsx';
import { DryRun } from './dry-run.tsx';
import { FinishedItems } from '../report/finished-items.tsx';
import { storedRows } from '../import-state.ts';
import { dryRunWords, matchWords, textQuestionWords } from '../imports.words.ts';
import { MappingOptions } from '../columns/mapping-options.tsx';
import { confirmTextChoice, openTextChoice } from '../columns/text-choice.ts';
import { TextQuestion } from '../columns/text-question.tsx';
import { useMappingDraft } from '../columns/use-mapping-draft.ts';
import { WizardHead } from './wizard-head.tsx';
import styles from './wizard.module.css';

/** What each column becomes, and what would happen with it so. */
export function MatchStep({ run, sources }: { run: ImportRun; sources: readonly Source[] }) {
  const draft = useMappingDraft(run);
  const navigate = useNavigate();
  // What was answered is kept outside of React.
  const [, showAnswered] = useReducer((count: number) => count + 1, 0);
  const rivals = openTextChoice(run, draft.mapping.targets);
  const isAsked = rivals.length > 0;
  const rows = !isAsked && draft.isCounted && run.dry_run ? storedRows(run.dry_run.counts) : 0;
  const check = `${importPath(run.import_id)}&step=check`;
  useShortcut('mod+enter', matchWords.shortcut, () => {
    if (rows > 0) void navigate(check);
  });
  return (
    <>
      <WizardHead
        run={run}
        step="match"
        actions={
          <>
            <ButtonLink to={importPath()}>{matchWords.leave}</ButtonLink>
            <Button variant="ink" disabled={rows === 0} onClick={() => void navigate(check)}>
              {isAsked ? textQuestionWords.first : rows > 0 ? matchWords.goOn(rows) : matchWords.goOnBare}
              <Kbd>{keyNames('mod+enter')}</Kbd>
            </Button>
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {isAsked && (
            <TextQuestion
              rivals={rivals}
              targets={draft.mapping.targets}
              onAnswer={(targets) => {
                confirmTextChoice(run.import_id);
                draft.change({ targets });
                showAnswered();
              }}
            />
          )}
          <ColumnTable run={run} draft={draft} isKept={run.mapping_kept} />
          {run.dry_run && <FinishedItems items={run.dry_run.preview} isNow={draft.isCounted} />}
          <MappingOptions run={run} draft={draft} sources={sources} />
        </div>
        <aside className={styles.side}>
          <DryRun run={run} draft={draft} />
          <Alert>{dryRunWords.limits}</Alert>
          <div>
            <DiscardImport run={run} />
          </div>
        </aside>
      </div>
    </>
  );
}
