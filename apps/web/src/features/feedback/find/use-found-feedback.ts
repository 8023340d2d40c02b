import type { FeedbackItem } from '@earshot/contracts/feedback';
import { limits } from '@earshot/contracts/limits';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { foundFeedback, type FoundRequest } from '../feedback.queries.ts';

interface FoundPage {
  results: FeedbackItem[];
  total_count: number;
  next_after: string | null;
}

export interface FoundFeedback {
  /** Undefined until the first answer. */
  found: { items: FeedbackItem[]; total: number; hasMore: boolean } | undefined;
  /** Why the last fetch failed; what was found before stays. */
  error: Error | null;
  /** True while what is shown belongs to an earlier request or is being asked for anew. */
  isRefreshing: boolean;
  /** True while what is shown belongs to an earlier request. */
  isOutdated: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  askAgain: () => void;
}

/**
 * Feedback that fits a request. A failed fetch is logged and leaves what was found before.
 *
 * @param wanted how many items to load at first, in whole pages
 */
export function useFoundFeedback(
  request: FoundRequest,
  { wanted = limits.pageSize, pageSize = limits.pageSize }: { wanted?: number; pageSize?: number } = {},
): FoundFeedback {
  const query = useInfiniteQuery(foundFeedback(request, pageSize));
  const { data, error, errorUpdatedAt, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = query;
  const [kept, setKept] = useState<InfiniteData<FoundPage>>();
  // A failed fetch of another request has no data of its own: the last answer stays in view.
  if (data && data !== kept) setKept(data);
  const pages = (data ?? kept)?.pages;
  const items = pages?.flatMap((page) => page.results) ?? [];

  useEffect(() => {
    if (error) console.error('The feedback could not be fetched', error);
  }, [error, errorUpdatedAt]);

  const loaded = isPlaceholderData ? 0 : items.length;
  useEffect(() => {
    if (loaded > 0 && loaded < wanted && hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [loaded, wanted, hasNextPage, isFetching, error, fetchNextPage]);

  return {
    found: pages && { items, total: pages[0]?.total_count ?? 0, hasMore: hasNextPage },
    error,
    isRefreshing: isPlaceholderData || (isFetching && !query.isFetchingNextPage),
    isOutdated: isPlaceholderData && !error,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    askAgain: () => void query.refetch(),
  };
}
