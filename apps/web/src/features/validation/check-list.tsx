import type { CheckFilter, MadeCheck } from '@earshot/contracts/validation';
import { checkKinds, checkVerdicts, draws } from '@earshot/contracts/validation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { itemPath } from '../../lib/feedback-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { Select, type Option } from '../../ui/inputs/select.tsx';
import { Table } from '../../ui/page/table.tsx';
import { checkFilterOf, checksPath } from './check-paths.ts';
import { checksQuery } from './validation.queries.ts';
import {
  answerWords,
  comparedWords,
  kindWords,
  listWords,
  reportWords,
  shortDrawWords,
  speakerWords,
  verdictWords,
} from './validation.words.ts';
import { TakeBack } from './take-back.tsx';
import styles from './check-list.module.css';

/** All checks that a filter leaves, newest first. */
export function CheckList({ mayChange }: { mayChange: boolean }) {
  const [search] = useSearchParams();
  const filter = checkFilterOf(search);
  const list = useInfiniteQuery(checksQuery(filter));
  return (
    <>
      <CheckFilters filter={filter} />
      <QueryView query={list} what={listWords.what}>
        {({ pages }) =>
          pages[0]?.total_count ? (
            <>
              <p className="sm sec">{listWords.total(pages[0].total_count)}</p>
              <ChecksTable checks={pages.flatMap((page) => page.checks)} mayChange={mayChange} />
              {list.hasNextPage && (
                <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
                  {comparedWords.more}
                </Button>
              )}
            </>
          ) : (
            <EmptyState
              sentence={listWords.none}
              action={isNarrowed(filter) ? <Link to={checksPath({})}>{listWords.clear}</Link> : undefined}
            />
          )
        }
      </QueryView>
    </>
  );
}

function isNarrowed(filter: CheckFilter): boolean {
  return (Object.keys(filter) as (keyof CheckFilter)[]).some((name) => filter[name] !== undefined);
}

const any = 'any';

function CheckFilters({ filter }: { filter: CheckFilter }) {
  const [search, setSearch] = useSearchParams();
  const set = (name: keyof CheckFilter, value: string) => {
    const next = new URLSearchParams(search);
    if (value === any) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const select = (name: 'kind' | 'verdict' | 'drawn', options: readonly Option[]) => (
    <Select
      small
      label={listWords.filters[name]}
      options={[{ value: any, label: listWords.filters.any }, ...options]}
      value={filter[name] ?? any}
      onChange={(value) => set(name, value)}
    />
  );
  const narrowed = narrowedTo(filter);
  return (
    <>
      <div className={styles.choice}>
        {select(
          'kind',
          checkKinds.map((value) => ({ value, label: kindWords[value] })),
        )}
        {select(
          'verdict',
          checkVerdicts.map((value) => ({ value, label: verdictWords[value] })),
        )}
        {select(
          'drawn',
          draws.map((value) => ({ value, label: shortDrawWords[value] })),
        )}
      </div>
      {narrowed.length > 0 && (
        <p className="sm">
          {listWords.narrowed}: {narrowed.join(', ')}. <Link to={checksPath({})}>{listWords.clear}</Link>
        </p>
      )}
    </>
  );
}

/** What else an address narrows the list to, in words. */
function narrowedTo({
  language,
  shown_by: by,
  counted,
  own,
  checked_by: checker,
  ...ids
}: CheckFilter): string[] {
  const { custom_trend_id: topic, theme_id: theme, review_id: item } = ids;
  return [
    language && reportWords.language(language),
    by && speakerWords[by],
    counted !== undefined && (counted ? listWords.counted : listWords.notCounted),
    own && listWords.own,
    checker && listWords.ofPerson,
    topic && `topic ${topic}`,
    theme && `theme ${theme}`,
    item && `item ${item}`,
  ].filter((part) => typeof part === 'string' && part !== '') as string[];
}

function ChecksTable({ checks, mayChange }: { checks: readonly MadeCheck[]; mayChange: boolean }) {
  return (
    <div className="card">
      <Table caption={listWords.caption}>
        <thead>
          <tr>
            <th scope="col">{listWords.item}</th>
            <th scope="col" className={styles.optional}>
              {listWords.thing}
            </th>
            <th scope="col" className={styles.optional}>
              {listWords.shown}
            </th>
            <th scope="col">{listWords.said}</th>
            <th scope="col" className={styles.optional}>
              {listWords.by}
            </th>
            {mayChange && (
              <th scope="col">
                <span className="vh">{listWords.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <CheckRow key={check.check_id} check={check} mayChange={mayChange} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function CheckRow({ check, mayChange }: { check: MadeCheck; mayChange: boolean }) {
  const { kind, subject_name: name } = check;
  return (
    <tr>
      <th scope="row" className={styles.item}>
        <Link className={styles.text} to={itemPath(check.review_id)}>
          {check.text.trim() || `Item ${check.review_id}`}
        </Link>
        {!check.holds && <span className="xs mut">{listWords.gone}</span>}
      </th>
      <td className={styles.optional}>
        {kindWords[kind]}
        {name && <span className="xs mut"> {name}</span>}
      </td>
      <td className={styles.optional}>
        {answerWords(kind, check.shown, name)}
        <span className="xs mut"> {speakerWords[check.shown_by]}</span>
      </td>
      <td>
        <b className="b">{verdictWords[check.verdict]}</b>
        {check.verdict === 'disagree' && check.said && `: ${answerWords(kind, check.said, check.said_name)}`}
        <span className="xs mut"> {shortDrawWords[check.drawn]}</span>
      </td>
      <td className={styles.optional}>
        {check.checked_by}{' '}
        <span className="xs mut">
          <DateTime iso={check.checked_at} />
        </span>
      </td>
      {mayChange && <td>{check.is_own && <TakeBack check={check} />}</td>}
    </tr>
  );
}
