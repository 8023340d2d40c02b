import type { FeedbackItem } from '@earshot/contracts/feedback';
import { Link } from 'react-router';
import { similarPath } from '../../../lib/feedback-paths.ts';
import { FeedbackCard } from '../list/feedback-card.tsx';
import { findWords } from '../feedback.words.ts';
import { itemWords } from './item.words.ts';
import { FoundList } from '../find/found-list.tsx';
import { useFoundFeedback } from '../find/use-found-feedback.ts';
import styles from './similar-items.module.css';

const shownItems = 5;

/** The items nearest to one, and the way to all of them. */
export function SimilarItems({ item }: { item: Pick<FeedbackItem, 'review_id' | 'source_id'> }) {
  const { review_id, source_id } = item;
  const answer = useFoundFeedback(
    { similarity: { review_id, source_id } },
    { wanted: 1, pageSize: shownItems },
  );
  const isMore = answer.found?.hasMore ?? false;
  return (
    <>
      <FoundList
        heading={itemWords.similar}
        answer={answer.found ? { ...answer, found: { ...answer.found, hasMore: false } } : answer}
        empty={<p className={styles.none}>{findWords.none}</p>}
        onMore={answer.loadMore}
      >
        {(items) => items.map((found) => <FeedbackCard key={found.review_id} item={found} question="" />)}
      </FoundList>
      {isMore && (
        <p className={styles.all}>
          <Link to={similarPath(item)}>{itemWords.allSimilar}</Link>
        </p>
      )}
    </>
  );
}
