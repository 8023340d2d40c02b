import { useQueries } from '@tanstack/react-query';
import { replayPath } from '../../features/recordings/replay/replay-path.ts';
import { momentOfItem } from '../../features/recordings/said/moment.queries.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { homeWords as words } from './home.words.ts';

/** Opens the replay of the first of some items whose session is known; nothing where none is. */
export function WatchWhatHappened({ reviewIds }: { reviewIds: readonly number[] }) {
  const moments = useQueries({ queries: reviewIds.map(momentOfItem) });
  const found = moments.map(({ data }) => data?.found).find(Boolean);
  if (!found) return null;
  return (
    <ButtonLink size="sm" variant="mark" to={replayPath(found.recording_id, found.at_ms)}>
      <Icon name="play" size="s" />
      {words.watch}
    </ButtonLink>
  );
}
