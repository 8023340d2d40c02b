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
import { DataTable, type Column } from '../../ui/page/data-table.tsx';
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

const columns: readonly Column<MadeCheck>[] = [
  {
    head: listWords.item,
    isRowHead: true,
    cellClass: styles.item,
    cell: ({ review_id: item, text, holds }) => (
      <>
        <Link className={styles.text} to={itemPath(item)}>
          {text.trim() || `Item ${item}`}
        </Link>
        {!holds && <span className="xs mut">{listWords.gone}</span>}
      </>
    ),
  },
  {
    head: listWords.thing,
    className: styles.optional,
    cell: ({ kind, subject_name: name }) => (
      <>
        {kindWords[kind]}
        {name && <span className="xs mut"> {name}</span>}
      </>
    ),
  },
  {
    head: listWords.shown,
    className: styles.optional,
    cell: ({ kind, shown, shown_by: by, subject_name: name }) => (
      <>
        {answerWords(kind, shown, name)}
        <span className="xs mut"> {speakerWords[by]}</span>
      </>
    ),
  },
  {
    head: listWords.said,
    cell: ({ kind, verdict, said, said_name: name, drawn }) => (
      <>
        <b className="b">{verdictWords[verdict]}</b>
        {verdict === 'disagree' && said && `: ${answerWords(kind, said, name)}`}
        <span className="xs mut"> {shortDrawWords[drawn]}</span>
      </>
    ),
  },
  {
    head: listWords.by,
    className: styles.optional,
    cell: ({ checked_by: by, checked_at: at }) => (
      <>
        {by}{' '}
        <span className="xs mut">
          <DateTime iso={at} />
        </span>
      </>
    ),
  },
];

function ChecksTable({ checks, mayChange }: { checks: readonly MadeCheck[]; mayChange: boolean }) {
  return (
    <div className="card">
      <DataTable
        caption={listWords.caption}
        rows={checks}
        keyOf={({ check_id: id }) => id}
        columns={[
          ...columns,
          mayChange && {
            head: listWords.actions,
            isHeadHidden: true,
            cell: (check) => check.is_own && <TakeBack check={check} />,
          },
        ]}
      />
    </div>
  );
}
