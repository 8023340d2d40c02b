import type { MadeCheck } from '@earshot/contracts/validation';
import { checkKinds, pairOutcomes } from '@earshot/contracts/validation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { itemPath } from '../../lib/feedback-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TruncatedText } from '../../ui/text/truncated-text.tsx';
import { checkThingPath, kindOf, oneOf } from './check-paths.ts';
import { comparedQuery } from './validation.queries.ts';
import { answerWords, comparedWords, kindWords } from './validation.words.ts';
import { TakeBack } from './take-back.tsx';
import styles from './compared-checks.module.css';

const all = 'all';

/** Things that two people checked: where they differ, or where they agree. */
export function ComparedChecks({ mayChange }: { mayChange: boolean }) {
  const [search, setSearch] = useSearchParams();
  const kind = kindOf(search);
  const outcome = oneOf(pairOutcomes, search.get('outcome')) ?? 'different';
  const compared = useInfiniteQuery(comparedQuery(kind, outcome));
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === all) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return (
    <>
      <div className={styles.choice}>
        <Select
          small
          label={comparedWords.outcome}
          options={pairOutcomes.map((value) => ({ value, label: comparedWords[value] }))}
          value={outcome}
          onChange={(value) => set('outcome', value)}
        />
        <Select
          small
          label={comparedWords.kind}
          options={[
            { value: all, label: comparedWords.allKinds },
            ...checkKinds.map((value) => ({ value: value, label: kindWords[value] })),
          ]}
          value={kind ?? all}
          onChange={(value) => set('kind', value)}
        />
      </div>
      <QueryView query={compared} what={comparedWords.what}>
        {({ pages }) =>
          pages[0]?.total_count ? (
            <>
              <p className="sm sec">
                {comparedWords.total(pages[0].total_count)}.{' '}
                {outcome === 'different' && comparedWords.decides}
              </p>
              <ul className={styles.things}>
                {pages
                  .flatMap((page) => page.compared)
                  .map(
                    ({ checks }) =>
                      checks[0] && <Thing key={checks[0].check_id} checks={checks} mayChange={mayChange} />,
                  )}
              </ul>
              {compared.hasNextPage && (
                <Button onClick={() => void compared.fetchNextPage()} disabled={compared.isFetchingNextPage}>
                  {comparedWords.more}
                </Button>
              )}
            </>
          ) : (
            <EmptyState sentence={comparedWords.none[outcome]} />
          )
        }
      </QueryView>
    </>
  );
}

function Thing({ checks, mayChange }: { checks: readonly MadeCheck[]; mayChange: boolean }) {
  const [first] = checks;
  if (!first) return null;
  const isOwn = checks.some(({ is_own: own }) => own);
  return (
    <li className={styles.thing}>
      <p className="prose">
        “<TruncatedText text={first.text} />”
      </p>
      <p className="sm sec">
        {kindWords[first.kind]}
        {first.subject_name && `: ${first.subject_name}`}{' '}
        <Link to={itemPath(first.review_id)}>{`Item ${first.review_id}`}</Link>{' '}
        {mayChange && !isOwn && <Link to={checkThingPath(first.kind, first)}>{comparedWords.check}</Link>}
      </p>
      <ul className={styles.answers}>
        {checks.map((check) => (
          <li key={check.check_id} className="row wrap sm">
            <b className="b">{check.checked_by}</b>
            <span>{check.said ? answerWords(check.kind, check.said, check.said_name) : '?'}</span>
            <DateTime iso={check.checked_at} />
            {check.is_own && mayChange && <TakeBack check={check} />}
          </li>
        ))}
      </ul>
    </li>
  );
}
