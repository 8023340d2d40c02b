import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { listWords } from './people.words.ts';
import styles from './people-screen.module.css';

interface Page {
  results: unknown[];
  total_count: number;
}

interface PagedListProps<Of extends Page> {
  query: UseInfiniteQueryResult<InfiniteData<Of>>;
  /** What is listed, as the start of a sentence. */
  what: string;
  /** Above the rows: how many there are, and what they said. */
  summary: (first: Of) => ReactNode;
  empty: ReactNode;
  children: (rows: Of['results'][number][]) => ReactNode;
}

/** A list that grows by pages, in its four states. */
export function PagedList<Of extends Page>(props: PagedListProps<Of>) {
  const { query, what, summary, empty, children } = props;
  const { isFetchingNextPage, isPlaceholderData, hasNextPage, fetchNextPage } = query;
  return (
    <QueryView query={query} what={what}>
      {({ pages }) => {
        const [first] = pages;
        const rows = pages.flatMap(({ results }: Of): Of['results'][number][] => results);
        if (!first || rows.length === 0) return empty;
        return (
          <section aria-label={what} aria-busy={isPlaceholderData} className={styles.list}>
            <div className={styles.summary}>{summary(first)}</div>
            <div className="card">{children(rows)}</div>
            <div className="row wrap">
              {hasNextPage && (
                <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {isFetchingNextPage ? listWords.loadingMore : listWords.more}
                </Button>
              )}
              <span className="sm mut" role="status">
                {listWords.shown(formatCount(rows.length), formatCount(first.total_count))}
              </span>
            </div>
          </section>
        );
      }}
    </QueryView>
  );
}
