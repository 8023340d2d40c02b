import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { feedbackListPath } from '../../../lib/feedback-paths.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { feedbackCount } from '../feedback.queries.ts';
import { copyWords } from '../feedback.words.ts';
import styles from './list-screen.module.css';

/**
 * Counts items with the same words once, or each; the number of items the other way stands beside it. Nothing where there are
 * no copies.
 */
export function CountOnce({
  filter,
  total,
  onChange,
}: {
  filter: FeedbackFilter;
  /** How many items the filter leaves. */
  total: number;
  onChange: (next: FeedbackFilter) => void;
}) {
  const { copies_once: once, ...every } = filter;
  const other: FeedbackFilter = once ? every : { ...every, copies_once: true };
  const count = useQuery(feedbackCount(other));
  if (!once && (count.data ?? total) === total) return null;
  return (
    <div className={styles.once}>
      <Checkbox label={copyWords.once} checked={once ?? false} onChange={() => onChange(other)} />
      {count.data !== undefined && (
        <Link className="sm mut" to={feedbackListPath(other)}>
          {once ? copyWords.withEvery(count.data) : copyWords.countedOnce(count.data)}
        </Link>
      )}
    </div>
  );
}
