import type { LearntToneStanding } from '@earshot/contracts/validation';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { toneWordsOf } from './validation.words.ts';
import styles from './quality-report.module.css';

/** What ratings and corrections taught of the sentiment, and how far judging items by it is. */
export function ToneStanding({ tone }: { tone: LearntToneStanding }) {
  const { state, judging, learnt_at: at } = tone;
  return (
    <section className={styles.tone}>
      <h2 className="h">{toneWordsOf.head}</h2>
      <p className="prose">{state === 'waiting' ? toneWordsOf.waiting(tone) : toneWordsOf.verdict(tone)}</p>
      {state === 'learnt' && (
        <p className="sm sec">
          {toneWordsOf.labels(tone)} {at && <DateTime iso={at} withTime />}
        </p>
      )}
      {judging && (
        <>
          <p className="sm" role="status">
            {toneWordsOf.judging(judging.done, judging.total)}
          </p>
          <Progress
            share={judging.total === 0 ? 0 : judging.done / judging.total}
            label={toneWordsOf.judging(judging.done, judging.total)}
          />
        </>
      )}
    </section>
  );
}
