import type { FailedJob } from '@earshot/contracts/operator';
import { Button } from '../../../ui/inputs/button.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { jobsWords as words, jobWords } from '../operator.words.ts';
import styles from './failed-jobs.module.css';

interface FailedJobRowProps {
  job: FailedJob;
  /** It is being sent to wait again. */
  pending: boolean;
  onRetry: () => void;
  onDelete: () => void;
}

/** One failed job: when, with what, what it was given, and what can be done. */
export function FailedJobRow({ job, pending, onRetry, onDelete }: FailedJobRowProps) {
  const kind = jobWords(job.queue);
  return (
    <article className={styles.job} aria-label={kind}>
      <div>
        <h3 className="b">{kind}</h3>
        <p className="sm mut">
          <DateTime iso={job.failed_at} withTime />, {words.attempts(job.attempts)}
        </p>
      </div>
      <div className="row">
        <Button size="sm" busy={pending} aria-label={words.retryOf(kind)} onClick={onRetry}>
          {words.retry}
        </Button>
        <Button size="sm" variant="quiet" aria-label={words.deleteOf(kind)} onClick={onDelete}>
          {words.delete}
        </Button>
      </div>
      <p className={styles.error}>
        {job.error.name}: {job.error.message}
      </p>
      {job.details.length > 0 && (
        <dl className={styles.facts} aria-label={words.given}>
          {job.details.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
