import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { analysingWords } from '../../lib/analysing-words.ts';
import { Tag } from '../../ui/text/tag.tsx';
import { useAnalysing } from './use-analysing.ts';
import styles from './sample-notice.module.css';

const words = {
  tag: 'Analysing',
  moves: 'Counts of sentiment, topics and themes may change.',
  doneTag: 'Analysed',
  done: 'All items are analysed. The numbers on this screen are up to date.',
};

/** Says on every screen that figures still move, and when they have changed. */
export function AnalysisNotice() {
  const queryClient = useQueryClient();
  const data = useAnalysing();
  const { pathname } = useLocation();
  const [seenOn, setSeenOn] = useState<string | null>(null);
  const [wasBusy, setWasBusy] = useState(false);
  const isBusy = data !== null && data !== undefined;
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
