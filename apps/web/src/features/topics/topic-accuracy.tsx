import { limits } from '@earshot/contracts/limits';
import type { AuditedPrecision, CustomTrend } from '@earshot/contracts/topics';
import { accuracyWords } from './topics.words.ts';
import styles from './topic-accuracy.module.css';

/** The share of thumbs-up, and beside it what was checked at random. */
export function TopicAccuracy({ topic }: { topic: CustomTrend }) {
  const { accuracy, precision, recall, ratings } = topic;
  const { positive, negative, disagreements } = ratings;
  const thumbs = positive + negative;
  return (
    <div>
      <div className={styles.pair}>
        <div>
          <h3 className="sm sec">{accuracyWords.accuracy}</h3>
          <p className={styles.value}>
            {accuracy === null ? accuracyWords.dash : `${accuracy.toFixed(limits.accuracyDecimals)} %`}
          </p>
          <p className="xs mut">
            {thumbs > 0 ? accuracyWords.thumbs(positive, thumbs) : accuracyWords.noThumbs}
          </p>
        </div>
        <div>
          <h3 className="sm sec">{accuracyWords.precision}</h3>
          <Precision precision={precision} />
          {recall && precision?.status === 'audited' && (
            <p className="xs mut">{accuracyWords.recall(recall.low, recall.high)}</p>
          )}
        </div>
      </div>
      {topic.is_stale && <p className={`sm warn ${styles.note}`}>{accuracyWords.stale}</p>}
      {disagreements > 0 && (
        <p className={`sm sec ${styles.note}`}>{accuracyWords.disagreements(disagreements)}</p>
      )}
    </div>
  );
}

function Precision({ precision }: { precision: AuditedPrecision | null }) {
  if (precision?.status !== 'audited') {
    return (
      <>
        <p className={styles.value}>{accuracyWords.dash}</p>
        <p className="xs mut">{accuracyWords.tooFew(precision?.checked ?? 0)}</p>
      </>
    );
  }
  const { share, low, high, checked } = precision;
  return (
    <>
      <p className={styles.value}>{Math.round(share * 100)} %</p>
      <svg
        className={styles.interval}
        viewBox="0 0 100 26"
        preserveAspectRatio="none"
        role="img"
        aria-label={accuracyWords.interval(low, high)}
      >
        <rect className={styles.track} x="0" y="12" width="100" height="2" />
        <rect className={styles.band} x={100 * low} y="8" width={100 * (high - low)} height="10" />
        <rect className={styles.mark} x={Math.min(99, 100 * share - 0.5)} y="5" width="1" height="16" />
      </svg>
      <div className="row between xs mut" aria-hidden="true">
        <span>0</span>
        <span>50</span>
        <span>100 %</span>
      </div>
      <p className="xs mut">{accuracyWords.range(low, high, checked)}</p>
    </>
  );
}
