import { Link } from 'react-router';
import { feedbackListPath } from '../../../lib/feedback-paths.ts';
import styles from './copies-link.module.css';
import { copyWords } from '../feedback.words.ts';

/** How many items have the same words, which opens them; nothing where there is only one. */
export function CopiesLink({ reviewId, count }: { reviewId: number; count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <Link className={styles.copies} to={feedbackListPath({ copies_of: reviewId })} title={copyWords.hint}>
      {copyWords.copies(count)}
    </Link>
  );
}
