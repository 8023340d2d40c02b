import { roleAllows } from '@earshot/contracts/call';
import { peopleOrders } from '@earshot/contracts/people';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { filterSize } from '../../lib/filter-params.ts';
import { formatCounted } from '../../lib/format.ts';
import type { NarrowingParts } from '../../lib/narrowing.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ListFrame } from './list-frame.tsx';
import { MergeSuggestions } from './merge-suggestions.tsx';
import { PagedList } from './paged-list.tsx';
import { readListAddress } from './people-address.ts';
import { peopleList } from './people.queries.ts';
import { PeopleTable } from './people-table.tsx';
import { listWords, peopleWords } from './people.words.ts';

/** The people behind the feedback that a filter leaves. */
export function PeopleScreen(parts: NarrowingParts) {
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const address = readListAddress(search, peopleOrders);
  const { filter: filters, words, order } = address;
  const [sought] = useDebouncedValue(words.trim(), 150);
  const query = useInfiniteQuery(peopleList({ filters, order, ...(sought && { search: sought }) }));
  const show = (what: string) => {
    const next = new URLSearchParams(search);
    if (what) next.set('show', what);
    else next.delete('show');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const isNarrowed = filterSize(filters) > 0 || words !== '';
  return (
    <ListFrame
      what="people"
      words={peopleWords}
      address={address}
      parts={parts}
      actions={<Button onClick={() => show('suggestions')}>{peopleWords.same}</Button>}
    >
      <PagedList
        query={query}
        what={peopleWords.what}
        summary={({ total_count: total, items }) => (
          <p>
            <b>{peopleWords.counted(total)}</b>
            {items && (
              <>
                {', '}
                <Link to={feedbackListPath(items.filters)}>{formatCounted(items.count, 'item')}</Link>
              </>
            )}
          </p>
        )}
        empty={<NoPeople isNarrowed={isNarrowed} onClear={() => setSearch({})} />}
      >
        {(rows) => <PeopleTable rows={rows} />}
      </PagedList>
      <MergeSuggestions
        opened={search.get('show') === 'suggestions'}
        mayChange={mayChange}
        onClose={() => show('')}
      />
    </ListFrame>
  );
}

function NoPeople({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return isNarrowed ? (
    <EmptyState
      sentence={peopleWords.noneFits}
      action={<Button onClick={onClear}>{listWords.clear}</Button>}
    />
  ) : (
    <EmptyState
      sentence={peopleWords.none}
      action={
        <ButtonLink variant="ink" to={paths.import}>
          {listWords.bringIn}
        </ButtonLink>
      }
    />
  );
}
