import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { cleaningWords } from './cleaning.words.ts';
import { askToUndo, useCleaning } from './use-cleaning.ts';

/** Gives items their earlier text back. */
export function UndoCleaning({ runId }: { runId: string }) {
  const ask = useCleaning();
  return (
    <div className="col g2">
      {ask.error && <Alert meaning="bad">{problemSentence(ask.error)}</Alert>}
      <div className="row wrap">
        <Button busy={ask.isPending} onClick={() => ask.mutate(askToUndo(runId))}>
          <Icon name="undo" size="s" />
          {cleaningWords.undo}
        </Button>
        <span className="sm mut">{cleaningWords.undoPromise}</span>
      </div>
    </div>
  );
}
