import type { CleaningRun } from '@earshot/contracts/cleaning';
import { problemSentence } from '../../lib/api-problem.ts';
import { formatCount } from '../../lib/format.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { CleaningExamples } from './cleaning-examples.tsx';
import { cleaningWords } from './cleaning.words.ts';
import { askToApply, askToDiscard, useCleaning } from './use-cleaning.ts';
import styles from './cleaning.module.css';

/** What a checked run would change, and the button that has it change that. */
export function CleaningEffect({ run, mayClean }: { run: CleaningRun; mayClean: boolean }) {
  const ask = useCleaning();
  const { effect, run_id: runId, item_count: all, switches } = run;
  if (!effect) return null;
  const { items_to_change: changed, items_shorter: shorter, items_emptied: emptied, examples } = effect;
  if (changed === 0 && switches.length === 0)
    return <Alert meaning="good">{cleaningWords.nothing(all)}</Alert>;
  return (
    <div className="col g4">
      <p className="b" role="status">
        {switches.length > 0 && `${cleaningWords.switched(switches.length)} `}
        {changed === 0 ? cleaningWords.noItems : cleaningWords.effect(changed, all)}
      </p>
      <dl className={styles.figures}>
        <dt>{formatCount(shorter)}</dt>
        <dd>{cleaningWords.shorter}</dd>
        <dt>{formatCount(emptied)}</dt>
        <dd>
          {cleaningWords.emptied}. <span className="mut">{cleaningWords.emptiedHint}</span>
        </dd>
      </dl>
      <CleaningExamples examples={examples} />
      {ask.error && <Alert meaning="bad">{problemSentence(ask.error)}</Alert>}
      {mayClean && (
        <div className="row wrap">
          <Button variant="ink" busy={ask.isPending} onClick={() => ask.mutate(askToApply(runId))}>
            {switches.length > 0 ? cleaningWords.applySwitch : cleaningWords.apply(changed)}
          </Button>
          <Button variant="quiet" disabled={ask.isPending} onClick={() => ask.mutate(askToDiscard(runId))}>
            {cleaningWords.discard}
          </Button>
          <span className="sm mut">{cleaningWords.undoPromise}</span>
        </div>
      )}
    </div>
  );
}
