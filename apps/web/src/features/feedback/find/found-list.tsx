import type { FeedbackItem } from '@earshot/contracts/feedback';
import type { ReactNode } from 'react';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { findWords } from '../feedback.words.ts';
import type { FoundFeedback } from './use-found-feedback.ts';
import styles from './found-list.module.css';

interface FoundListProps {
  heading: string;
  answer: FoundFeedback;
  empty: ReactNode;
  onMore: () => void;
  children: (items: FeedbackItem[]) => ReactNode;
}

/** What was found, with its count; a refresh that failed says so above the list that stays. */
export function FoundList({ heading, answer, empty, onMore, children }: FoundListProps) {
  const { found, error, isRefreshing, isOutdated, isLoadingMore, askAgain } = answer;
  if (!found) {
    return error ? (
      <FailedState what="The feedback did not load" why={problemSentence(error)} onRetry={askAgain} />
    ) : (
      <SkeletonRows rows={5} />
    );
  }
  return (
    <section aria-label={heading} aria-busy={isRefreshing}>
      <div className={styles.head}>
        <h2 className="h">{heading}</h2>
        <span className="sm mut" role="status">
          {isOutdated
            ? findWords.looking
            : found.total > 0 && findWords.shown(found.items.length, found.total)}
        </span>
      </div>
      {error && (
        <p className={styles.stale} role="status">
          {findWords.notRefreshed} {problemSentence(error)}{' '}
          <button type="button" onClick={askAgain}>
            Try again
          </button>
        </p>
      )}
      <div className={isOutdated ? styles.outdated : undefined}>
        {found.items.length ? children(found.items) : empty}
      </div>
      {found.hasMore && (
        <Button className={styles.more} disabled={isLoadingMore} onClick={onMore}>
          {isLoadingMore ? findWords.loadingMore : findWords.more}
        </Button>
      )}
    </section>
  );
}
