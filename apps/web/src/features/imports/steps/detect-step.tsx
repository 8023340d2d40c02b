import { imports, type ImportRun, type ReadOptions } from '@earshot/contracts/imports';
import { useState, type SubmitEvent } from 'react';
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
import { DetectOptions } from './detect-options.tsx';
import { FilePreview } from './file-preview.tsx';
import { detectWords, matchWords } from '../imports.words.ts';
import { useRunChange } from '../use-run-change.ts';
import { WizardHead } from './wizard-head.tsx';
import styles from './wizard.module.css';

/** How the file is read, to be set right where it was taken wrongly. */
export function DetectStep({ run }: { run: ImportRun }) {
  const [options, setOptions] = useState<ReadOptions>({});
  const navigate = useNavigate();
  const again = useRunChange(run.import_id, () =>
    send(imports.detectAgain, {
      body: { import_id: run.import_id, options: { ...readAs(run, options), ...options } },
    }),
  );
  const isChanged = Object.keys(options).length > 0;
  const match = importPath(run.import_id);
  useShortcut('mod+enter', matchWords.shortcut, () => void navigate(match));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    again.mutate(undefined, { onSuccess: () => setOptions({}) });
  };
  return (
    <>
      <WizardHead
        run={run}
        step="detect"
        actions={
          <ButtonLink variant={isChanged ? 'default' : 'ink'} to={match}>
            {detectWords.goOn}
            <Kbd>{keyNames('mod+enter')}</Kbd>
          </ButtonLink>
        }
      />
      <div className={styles.columns}>
        <FilePreview run={run} />
        <form className={styles.side} onSubmit={submit}>
          <section className="col g3">
            <h2 className="h rule-head">{detectWords.heading}</h2>
            <p className="sm mut">{detectWords.lead}</p>
            <DetectOptions
              run={run}
              options={options}
              onChange={(change) => setOptions({ ...options, ...change })}
            />
            <p className="sm mut">{detectWords.matchedAnew}</p>
            <Button variant="ink" type="submit" disabled={!isChanged} busy={again.isPending}>
              {again.isPending ? detectWords.reading : detectWords.again}
            </Button>
            {again.error && (
              <Alert meaning="bad">{whatAndWhy(detectWords.failed, problemSentence(again.error))}</Alert>
            )}
          </section>
        </form>
      </div>
    </>
  );
}

/** What is set stays set when one thing is changed; what does not belong to the format is left out. */
function readAs(run: ImportRun, { encoding, delimiter }: ReadOptions): ReadOptions {
  // Read otherwise, the text may have other lines above the table, or none.
  const isSameText = encoding === undefined && delimiter === undefined;
  return {
    has_header: run.has_header,
    ...((run.format === 'csv' || run.format === 'xlsx') && isSameText && { title_lines: run.title_lines }),
    ...(run.encoding && { encoding: run.encoding }),
    ...(isDelimiter(run.delimiter) && { delimiter: run.delimiter }),
    ...(run.sheet && { sheet: run.sheet }),
  };
}

function isDelimiter(delimiter: string | null): delimiter is NonNullable<ReadOptions['delimiter']> {
  return delimiter !== null && [',', ';', '\t', '|'].includes(delimiter);
}
