import type { Refusals } from '@earshot/contracts/operator-server';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCalendarDay, formatCount } from '../../../lib/format.ts';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { SkeletonTable } from '../../../ui/states/skeleton.tsx';
import { DataTable, type Column } from '../../../ui/page/data-table.tsx';
import { MoreRows } from '../more-rows.tsx';
import { OperatorFrame } from '../operator-frame.tsx';
import { refusalsQuery } from '../operator.queries.ts';
import { droppedWords as words } from './server.words.ts';
import styles from '../jobs/queue-table.module.css';

/** What the server refused or dropped, by day, place and reason. */
export function DroppedScreen() {
  const list = useInfiniteQuery(refusalsQuery);
  return (
    <OperatorFrame>
      <section className="col g3">
        <h2 className="display d22">{words.title}</h2>
        <p className="sec">{words.lead}</p>
        <QueryView query={list} what="What was refused" waiting={<SkeletonTable columns={5} lines={2} />}>
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.refusals);
            if (rows.length === 0) return <EmptyState sentence={words.none} />;
            return (
              <>
                <RefusalTable rows={rows} />
                <div className="row">
                  <MoreRows query={list} />
                </div>
              </>
            );
          }}
        </QueryView>
      </section>
    </OperatorFrame>
  );
}

const columns: readonly Column<Refusals>[] = [
  { head: words.day, cellClass: 'nw', cell: ({ day }) => formatCalendarDay(day) },
  {
    head: words.place,
    isRowHead: true,
    cell: ({ place, what }) => (
      <>
        {words.places[place] ?? what ?? place}
        {what !== null && <div className={styles.name}>{place}</div>}
      </>
    ),
  },
  { head: words.reason, cell: ({ reason }) => words.reasons[reason] ?? reason },
  { head: words.count, isFigure: true, cell: ({ count }) => formatCount(count) },
  {
    head: words.last,
    className: styles.optional,
    cell: ({ last_at: at }) => <DateTime iso={at} withTime />,
  },
];

function RefusalTable({ rows }: { rows: readonly Refusals[] }) {
  return (
    <div className="card">
      <DataTable
        caption={words.caption}
        rows={rows}
        keyOf={({ day, place, reason }) => `${day} ${place} ${reason}`}
        columns={columns}
      />
    </div>
  );
}
