import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../ui/inputs/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { askedFilter, readListFilter, withListFilter } from '../list/filter-address.ts';
import { neighboursQuery } from '../recordings.queries.ts';
import { replayPath } from './replay-path.ts';
import { replayWords } from './replay.words.ts';
import { useReplayKeys } from './player/use-replay-keys.ts';
import styles from './session-neighbours.module.css';

/** The ways to the sessions before and after this one in the list that it was opened from. */
export function SessionNeighbours({ sessionId }: { sessionId: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = readListFilter(search);
  const { data } = useQuery(neighboursQuery(sessionId, askedFilter(filter)));
  const open = (id: string | null | undefined) => () => {
    if (!id) return;
    const own = new URLSearchParams(replayPath(id).split('?')[1]);
    void navigate(`?${withListFilter(own, filter)}`);
  };
  const [previous, next] = [open(data?.newer), open(data?.older)];
  useReplayKeys([
    { key: 'p', shown: 'p', does: replayWords.previous, act: previous },
    { key: 'n', shown: 'n', does: replayWords.next, act: next },
  ]);
  return (
    <span className={styles.ways}>
      <Button size="sm" iconOnly aria-label={replayWords.previous} disabled={!data?.newer} onClick={previous}>
        <Icon name="chevronLeft" size="s" />
      </Button>
      <Button size="sm" iconOnly aria-label={replayWords.next} disabled={!data?.older} onClick={next}>
        <Icon name="chevronRight" size="s" />
      </Button>
    </span>
  );
}
