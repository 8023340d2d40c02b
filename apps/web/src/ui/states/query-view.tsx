import type { ReactNode } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { FailedState } from './failed-state.tsx';
import { SkeletonRows } from './skeleton.tsx';

/** As much of a query as is needed to draw it; answers of TanStack Query fit. */
export interface DrawnQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: DrawnQuery<Data>;
  /** What is being fetched, as the start of a sentence: "The members". */
  what: string;
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Draws a query waiting, failed or ready. What was there before a failed refresh stays. */
export function QueryView<Data>({ query, what, waiting, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <FailedState
        what={`${what} did not load`}
        why={problemSentence(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return waiting ?? <SkeletonRows />;
}
