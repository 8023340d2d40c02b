import type { Decision, TrackRecord } from '@earshot/contracts/boards/decisions';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { boardPath } from '../../../lib/board-path.ts';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { DataTable } from '../../../ui/page/data-table.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { SkeletonTable } from '../../../ui/states/skeleton.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { boardQuery, decisionsQuery } from '../boards.queries.ts';
import { useMayChange } from '../use-may-change.ts';
import { decisionWords as words } from './decisions.words.ts';
import { ExpectEffect } from './expect-effect.tsx';
import styles from './decisions.module.css';

/** What was decided on a board, beside what became of it. */
export function DecisionsScreen({ boardId }: { boardId: string }) {
  const board = useQuery(boardQuery(boardId));
  const list = useInfiniteQuery(decisionsQuery(boardId));
  const [expecting, setExpecting] = useState<Decision | null>(null);
  const mayChange = useMayChange();
  const back = <ButtonLink to={boardPath(boardId)}>{words.back}</ButtonLink>;
  return (
    <>
      <PageHead
        title={words.title(board.data?.board.title ?? '…')}
        lead={list.data?.pages[0] && leadOf(list.data.pages[0].record)}
        actions={back}
      />
      <div className={styles.parts}>
        <QueryView query={list} what={words.what} waiting={<SkeletonTable columns={4} rows={4} />}>
          {({ pages }) => {
            const decisions = pages.flatMap((page) => page.decisions);
            const [first] = pages;
            if (!first || decisions.length === 0) return <EmptyState sentence={words.none} action={back} />;
            return (
              <>
                <div className="card">
                  <Decisions {...{ boardId, decisions, mayChange }} onExpect={setExpecting} />
                </div>
                {list.hasNextPage && (
                  <div>
                    <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
                      {words.more}
                    </Button>
                  </div>
                )}
                <div className={styles.records}>
                  <Records
                    title={words.byOwner}
                    head={words.owner}
                    none={words.noOwner}
                    records={first.by_owner}
                  />
                  <Records title={words.byTag} head={words.tag} none={words.noTag} records={first.by_tag} />
                </div>
              </>
            );
          }}
        </QueryView>
      </div>
      {expecting && (
        <ExpectEffect boardId={boardId} decision={expecting} onClose={() => setExpecting(null)} />
      )}
    </>
  );
}

function leadOf(record: TrackRecord): string {
  return record.decided === 0 ? '' : `${words.record(record)} ${words.expectedMet(record)}`.trim();
}

interface DecisionsProps {
  boardId: string;
  decisions: readonly Decision[];
  mayChange: boolean;
  onExpect: (decision: Decision) => void;
}

function Decisions({ boardId, decisions, mayChange, onExpect }: DecisionsProps) {
  return (
    <DataTable
      caption={words.what}
      rows={decisions}
      keyOf={(decision) => decision.decision_id}
      columns={[
        {
          ...{ head: words.head.card, isRowHead: true },
          cell: ({ idea_id: id, title, at, by }) => (
            <span className={styles.cell}>
              <Link to={boardPath(boardId, id)}>
                <bdi>{title}</bdi>
              </Link>
              <span className={`sm mut ${styles.meta}`}>
                <DateTime iso={at} />, {words.by(by)}
              </span>
            </span>
          ),
        },
        { head: words.head.known, className: 'only-wide', cell: (decision) => words.known(decision) },
        {
          head: words.head.expected,
          cell: (decision) => (
            <span className={styles.cell}>
              {decision.expected ? (
                <span>{words.expects(decision.expected)}</span>
              ) : (
                (!mayChange || decision.outcome) && <span className="mut">{words.nothingExpected}</span>
              )}
              {mayChange && !decision.outcome && (
                <span>
                  <Button
                    size="sm"
                    aria-label={
                      decision.expected ? words.changeOf(decision.title) : words.expectOf(decision.title)
                    }
                    onClick={() => onExpect(decision)}
                  >
                    {decision.expected ? words.change : words.expect}
                  </Button>
                </span>
              )}
            </span>
          ),
        },
        {
          head: words.head.outcome,
          cell: ({ outcome }) =>
            outcome === null ? (
              <span className="mut">{words.notReleased}</span>
            ) : (
              <span className={styles.cell}>
                <span>{words.outcome(outcome)}</span>
                <span className="sm mut">
                  <DateTime iso={outcome.released_at} />
                </span>
              </span>
            ),
        },
      ]}
    />
  );
}

interface RecordsProps {
  title: string;
  head: string;
  /** Names what has no name. */
  none: string;
  records: readonly TrackRecord[];
}

function Records({ title, head, none, records }: RecordsProps) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <div className="card">
        <DataTable
          caption={title}
          rows={records}
          keyOf={({ name }) => name ?? ''}
          columns={[
            { ...{ head, isRowHead: true }, cell: ({ name }) => name ?? none },
            {
              ...{ head: words.recordHead.decided, isFigure: true },
              cell: ({ decided }) => formatCount(decided),
            },
            {
              ...{ head: words.recordHead.judged, isFigure: true, className: 'only-wide' },
              cell: ({ judged }) => formatCount(judged),
            },
            {
              ...{ head: words.recordHead.improved, isFigure: true },
              cell: (record) => words.improvedOf(record),
            },
          ]}
        />
      </div>
    </section>
  );
}
