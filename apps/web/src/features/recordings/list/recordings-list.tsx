import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { problemSentence } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { listedRecordings, retentionQuery, sitesQuery } from '../recordings.queries.ts';
import { askedFilter, readListFilter, withListFilter, type ListFilter } from './filter-address.ts';
import { FilterBar } from './filter-bar.tsx';
import { listWords } from './list.words.ts';
import { SavedFilters } from './saved-filters.tsx';
import { RecordingRow, type ListedRecording } from './recording-row.tsx';
import styles from './recordings-list.module.css';

/** Every recorded session, newest first; the address holds what narrows them down. */
export function RecordingsList() {
  const [search, setSearch] = useSearchParams();
  const filter = readListFilter(search);
  const answer = useInfiniteQuery(listedRecordings(askedFilter(filter)));
  const sites = useQuery(sitesQuery).data?.sites ?? [];
  const narrow = (next: ListFilter) => setSearch(withListFilter(search, next), { preventScrollReset: true });
  const isFiltered = withListFilter(new URLSearchParams(), filter).size > 0;
  return (
    <>
      <PageHead
        title={listWords.title}
        lead={listWords.lead}
        actions={
          <>
            <SavedFilters filter={filter} onOpen={narrow} />
            <ButtonLink to={paths.installScript}>{listWords.install}</ButtonLink>
          </>
        }
      />
      <FilterBar filter={filter} sites={sites} onChange={narrow} />
      <QueryView query={answer} what={listWords.what} waiting={<SkeletonRows rows={6} lines={1} />}>
        {({ pages }) => (
          <>
            <Found
              recordings={pages.flatMap((page) => page.recordings)}
              count={pages[0]?.total_count ?? 0}
              filter={filter}
              isStale={answer.isPlaceholderData}
              empty={isFiltered ? <NoneFits onClear={() => narrow({})} /> : <NoneYet />}
            />
            {answer.error && <p role="status">{problemSentence(answer.error)}</p>}
            {answer.hasNextPage && (
              <Button
                className={styles.more}
                disabled={answer.isFetchingNextPage}
                onClick={() => void answer.fetchNextPage()}
              >
                {answer.isFetchingNextPage ? listWords.loadingMore : listWords.more}
              </Button>
            )}
          </>
        )}
      </QueryView>
      <KeptFor />
    </>
  );
}

function KeptFor() {
  const days = useQuery(retentionQuery).data?.days;
  if (days === undefined) return null;
  return (
    <p className={`sm sec ${styles.kept}`}>
      {listWords.keptFor(days)} <Link to={paths.personalData}>{listWords.keptChange}</Link>
    </p>
  );
}

interface FoundProps {
  recordings: readonly ListedRecording[];
  count: number;
  filter: ListFilter;
  isStale: boolean;
  empty: React.ReactNode;
}

function Found({ recordings, count, filter, isStale, empty }: FoundProps) {
  if (recordings.length === 0) return empty;
  return (
    <section aria-label={listWords.title} aria-busy={isStale}>
      <p className="sm sec" role="status">
        {listWords.found(count)}
      </p>
      <ul>
        {recordings.map((recording) => (
          <RecordingRow key={recording.session_id} recording={recording} filter={filter} />
        ))}
      </ul>
    </section>
  );
}

function NoneFits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState sentence={listWords.noneFits} action={<Button onClick={onClear}>{listWords.clear}</Button>} />
  );
}

function NoneYet() {
  return (
    <EmptyState
      sentence={listWords.none}
      action={
        <ButtonLink variant="ink" to={paths.installScript}>
          {listWords.install}
        </ButtonLink>
      }
    />
  );
}
