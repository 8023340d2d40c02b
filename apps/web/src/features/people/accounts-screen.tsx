import { accountOrders } from '@earshot/contracts/people';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { accountsPath, feedbackListPath } from '../../lib/feedback-paths.ts';
import { filterSize } from '../../lib/filter-params.ts';
import { formatValue } from '../../lib/format-figure.ts';
import { formatCounted } from '../../lib/format.ts';
import type { NarrowingParts } from '../../lib/narrowing.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { ListFrame } from './list-frame.tsx';
import { PagedList } from './paged-list.tsx';
import { readListAddress } from './people-address.ts';
import { accountList } from './people.queries.ts';
import { accountWords, listWords } from './people.words.ts';

/** The accounts behind the feedback that a filter leaves. */
export function AccountsScreen(parts: NarrowingParts) {
  const [search, setSearch] = useSearchParams();
  const address = readListAddress(search, accountOrders);
  const { filter: filters, words, order } = address;
  const [sought] = useDebouncedValue(words.trim(), 150);
  const query = useInfiniteQuery(accountList({ filters, order, ...(sought && { search: sought }) }));
  const isNarrowed = filterSize(filters) > 0 || words !== '';
  return (
    <ListFrame
      what="accounts"
      words={accountWords}
      address={address}
      parts={parts}
      actions={<ButtonLink to={paths.accountFiles}>{accountWords.fromFile}</ButtonLink>}
    >
      <PagedList
        query={query}
        what={accountWords.what}
        summary={({ total_count: total, items, revenue }) => (
          <p>
            <b>{accountWords.counted(total)}</b>
            {items && (
              <>
                {', '}
                <Link to={feedbackListPath(items.filters)}>{formatCounted(items.count, 'item')}</Link>
              </>
            )}
            {revenue && revenue.accounts.count > 0 && (
              <>
                {', '}
                <Link
                  to={accountsPath(revenue.accounts.filters)}
                  data-measure="count"
                  data-unit="revenue"
                  data-value={revenue.sum_eur}
                >
                  {formatValue({ measure: 'count', unit: 'revenue' }, revenue.sum_eur)}
                </Link>{' '}
                {accountWords.ofRevenue(revenue.accounts.count, total)}
              </>
            )}
          </p>
        )}
        empty={<NoAccounts isNarrowed={isNarrowed} onClear={() => setSearch({})} />}
      >
        {(rows) => <AccountsTable rows={rows} />}
      </PagedList>
    </ListFrame>
  );
}

function NoAccounts({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return isNarrowed ? (
    <EmptyState
      sentence={accountWords.noneFits}
      action={<Button onClick={onClear}>{listWords.clear}</Button>}
    />
  ) : (
    <EmptyState
      sentence={accountWords.none}
      action={
        <ButtonLink variant="ink" to={paths.import}>
          {listWords.bringIn}
        </ButtonLink>
      }
    />
  );
}
