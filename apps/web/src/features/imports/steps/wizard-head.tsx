import type { ImportRun } from '@earshot/contracts/imports';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { importPath } from '../../../lib/feedback-paths.ts';
import { Icon } from '../../../ui/page/icon.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Steps } from '../../../ui/states/steps.tsx';
import { fileSentence } from './file-sentence.ts';
import { stepPlace, type ImportStep } from '../import-state.ts';
import { detectWords, importWords } from '../imports.words.ts';
import styles from './wizard-head.module.css';

interface WizardHeadProps {
  run: ImportRun;
  step: ImportStep;
  actions?: ReactNode;
}

/** The file, what was read in it, and how far the import is. */
export function WizardHead({ run, step, actions }: WizardHeadProps) {
  const canReadAgain = step === 'match' || step === 'check';
  return (
    <>
      <PageHead
        title={<span className={styles.name}>{run.file_name}</span>}
        trail={
          <>
            <Link to={importPath()}>{importWords.title}</Link>
            <Icon name="chevronRight" size="xs" />
            <span className="sec">{step === 'run' ? importWords.one : importWords.new}</span>
          </>
        }
        lead={
          <>
            {fileSentence(run)}{' '}
            {canReadAgain && (
              <Link to={`${importPath(run.import_id)}&step=detect`}>{detectWords.notRight}</Link>
            )}
          </>
        }
        actions={actions}
      />
      <div className={styles.steps}>
        <Steps steps={importWords.steps} current={stepPlace[step]} />
      </div>
    </>
  );
}
