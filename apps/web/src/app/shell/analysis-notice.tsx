import { enrichment, type Analysing } from '@earshot/contracts/enrichment';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { analysingWords } from '../../lib/analysing-words.ts';
import { send } from '../../lib/api-client.ts';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './sample-notice.module.css';

/** How often is asked while figures move, and while they do not. */
const busyMs = 2000;
const calmMs = 15_000;
/** A few items that come now and then move no figure by much. */
const worthSaying = 0.01;

export const progressQuery = queryOptions({
  queryKey: ['understanding', 'progress'],
  queryFn: async ({ signal }) => (await send(enrichment.progress, {}, signal)).analysing,
  refetchInterval: ({ state }) => (state.data ? busyMs : calmMs),
  staleTime: 0,
});

const words = {
  tag: 'Analysing',
  moves: 'Counts of sentiment, topics and themes may change.',
  doneTag: 'Analysed',
  done: 'All items are analyzed. The numbers on this screen are up to date.',
};

/** Says on every screen that figures still move, and when they have changed. */
export function AnalysisNotice() {
  const queryClient = useQueryClient();
  const { data } = useQuery(progressQuery);
  const { pathname } = useLocation();
  const [seenOn, setSeenOn] = useState<string | null>(null);
  const [wasBusy, setWasBusy] = useState(false);
  const isBusy = data !== null && data !== undefined && isWorthSaying(data);
  if (isBusy && !wasBusy) setWasBusy(true);
  if (!isBusy && wasBusy && data !== undefined) {
    setWasBusy(false);
    setSeenOn(pathname);
  }
  const hasEnded = seenOn !== null;
  useEffect(() => {
    if (!hasEnded) return;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'understanding' });
  }, [hasEnded, queryClient]);
  if (seenOn !== null && (isBusy || seenOn !== pathname)) setSeenOn(null);
  if (isBusy) {
    return (
      <div className={styles.notice} role="status">
        <Tag meaning="warn">{words.tag}</Tag>
        <span className={styles.words}>
          {analysingWords(data)}. {words.moves}
        </span>
      </div>
    );
  }
  if (seenOn === null) return null;
  return (
    <div className={styles.notice} role="status">
      <Tag meaning="good">{words.doneTag}</Tag>
      <span className={styles.words}>{words.done}</span>
    </div>
  );
}

/** What people cause themselves by rating one topic is told on its screen. */
function isWorthSaying({ done, total, steps }: Analysing): boolean {
  return total - done > worthSaying * total || steps.some((step) => step !== 'items' && step !== 'topics');
}
