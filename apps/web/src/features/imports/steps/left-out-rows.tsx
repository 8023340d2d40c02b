import { imports, type ImportRun } from '@earshot/contracts/imports';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { leftOutWords } from '../imports.words.ts';
import { useRunChange } from '../use-run-change.ts';

/** Rows that the plan had no room for: they are kept, and imported once there is. */
export function LeftOutRows({ run, mayImport }: { run: ImportRun; mayImport: boolean }) {
  const takeUp = useRunChange(run.import_id, () =>
    send(imports.commit, { body: { import_id: run.import_id } }),
  );
  return (
    <Alert meaning="warn">
      <div className="col g3">
        <p>{leftOutWords.kept(run.left_out)}</p>
        {takeUp.error && <p>{whatAndWhy(leftOutWords.failed, problemSentence(takeUp.error))}</p>}
        {mayImport && (
          <div className="row wrap">
            <Button size="sm" busy={takeUp.isPending} onClick={() => takeUp.mutate(undefined)}>
              {leftOutWords.takeUp}
            </Button>
          </div>
        )}
      </div>
    </Alert>
  );
}
