import { offerStates } from '@earshot/contracts/market-corrections';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { SkeletonTable } from '../../ui/states/skeleton.tsx';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { CorrectionRow } from './correction-row.tsx';
import { OperatorFrame } from './operator-frame.tsx';
import { correctionsQuery } from './operator.queries.ts';
import { correctionsWords as words, operatorWords } from './operator.words.ts';

/** What readers set right in market reports, for the operator to accept or decline; `?state=` tells which are shown. */
export function CorrectionsScreen() {
  const [address] = useSearchParams();
  const state = offerStates.find((one) => one === address.get('state')) ?? 'offered';
  const list = useInfiniteQuery(correctionsQuery(state));
  return (
    <OperatorFrame>
      <section className="col g3">
        <h2 className="display d22">{words.title}</h2>
        <p className="sec">{words.lead}</p>
        <QueryView
          query={list}
          what={words.what}
          waiting={<SkeletonTable columns={2} rows={3} lines={2} hasHead={false} />}
        >
          {({ pages }) => {
            const rows = pages.flatMap(({ corrections }) => corrections);
            const counts = pages[0]?.counts;
            return (
              <>
                <nav className="row wrap" aria-label={words.which}>
                  {offerStates.map((one) => (
                    <ButtonLink
                      key={one}
                      size="sm"
                      variant={one === state ? 'ink' : undefined}
                      aria-current={one === state ? 'true' : undefined}
                      to={`${paths.operatorCorrections}?state=${one}`}
                    >
                      {words.states[one]} {formatCount(counts?.[one] ?? 0)}
                    </ButtonLink>
                  ))}
                </nav>
                {rows.length === 0 ? (
                  <EmptyState sentence={words.none[state]} />
                ) : (
                  <div className="card">
                    {rows.map((row) => (
                      <CorrectionRow key={row.correction_id} offer={row} />
                    ))}
                  </div>
                )}
                {list.hasNextPage && (
                  <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                    {list.isFetchingNextPage ? operatorWords.loadingMore : operatorWords.more}
                  </Button>
                )}
              </>
            );
          }}
        </QueryView>
      </section>
    </OperatorFrame>
  );
}
