import type { FeedbackItem } from '@earshot/contracts/feedback';
import { limits } from '@earshot/contracts/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { UIEvent } from 'react';
import { Link } from 'react-router';
import { feedbackListPath, itemPath } from '../../lib/feedback-paths.ts';
import { formatCount, formatCounted } from '../../lib/format.ts';
import { missingText } from '../../lib/missing-text.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { SimilarityLabel } from '../../ui/text/similarity-label.tsx';
import { TruncatedText } from '../../ui/text/truncated-text.tsx';
import { suggestionsQuery } from './topics.queries.ts';
import { rateWords, suggestionWords } from './topics.words.ts';
import styles from './suggestion-list.module.css';

/** More is loaded when so little is left below. */
const nearBottomPx = 40;

/** What belongs to a topic, the likeliest first, a page at a time as one scrolls. */
export function SuggestionList({ id, isLearning }: { id: number; isLearning: boolean }) {
  const query = useInfiniteQuery(suggestionsQuery(id));
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query;
  const items = data?.pages.flatMap(({ results }) => results) ?? [];
  const total = data?.pages[0]?.total_count ?? 0;
  const loadMore = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (left < nearBottomPx && hasNextPage && !isFetching) void fetchNextPage();
  };
  return (
    <section aria-label={suggestionWords.head}>
      <div className={`row between ${styles.head}`}>
        <h3 className="h">{suggestionWords.head}</h3>
        {data && total > 0 && (
          <span className="xs mut">
            {items.length < total && `${formatCount(items.length)} of `}
            <Link to={feedbackListPath({ custom_trend_id: id })}>{formatCounted(total, 'item')}</Link>
            {items.length < total && `, ${suggestionWords.moreAsYouScroll}`}
          </span>
        )}
      </div>
      <QueryView query={query} what={suggestionWords.what}>
        {() =>
          items.length === 0 ? (
            <p className="sm sec">{isLearning ? rateWords.learning : suggestionWords.none}</p>
          ) : (
            <div
              className={`card ${styles.list}`}
              style={{ maxHeight: limits.suggestionsMaxHeightPx }}
              role="group"
              aria-label={suggestionWords.head}
              tabIndex={0}
              data-arrows
              onScroll={loadMore}
            >
              <ul>
                {items.map((item) => (
                  <Suggestion key={item.review_id} item={item} />
                ))}
              </ul>
              {isFetchingNextPage && <p className={`xs mut ${styles.more}`}>{suggestionWords.loading}</p>}
            </div>
          )
        }
      </QueryView>
    </section>
  );
}

function Suggestion({ item }: { item: FeedbackItem }) {
  return (
    <li className={styles.item}>
      <p className={styles.text}>
        {item.text.trim() ? (
          <TruncatedText text={item.text} by="chars" />
        ) : (
          <span className="mut">{missingText(item.text)}</span>
        )}
      </p>
      <div className="row between wrap">
        <Link className={`xs mut ${styles.link}`} to={itemPath(item.review_id)}>
          {item.source_name}, {item.said_at ? <DateTime iso={item.said_at} /> : rateWords.noDate}
        </Link>
        {item.score !== null && <SimilarityLabel score={item.score} />}
      </div>
    </li>
  );
}
