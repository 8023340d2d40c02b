import type { Refusals } from '@earshot/contracts/operator-server';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCalendarDay, formatCount } from '../../lib/format.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { SkeletonTable } from '../../ui/states/skeleton.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { MoreRows } from './more-rows.tsx';
import { OperatorFrame } from './operator-frame.tsx';
import { refusalsQuery } from './operator.queries.ts';
import { droppedWords as words } from './server.words.ts';
import styles from './queue-table.module.css';

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

function RefusalTable({ rows }: { rows: readonly Refusals[] }) {
  return (
    <div className="card">
      <Table caption={words.caption}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.reason}</th>
            <th scope="col" className={figureCell}>
              {words.count}
            </th>
            <th scope="col" className={styles.optional}>
              {words.last}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, place, what, reason, count, last_at }) => (
            <tr key={`${day} ${place} ${reason}`}>
              <td className="nw">{formatCalendarDay(day)}</td>
              <th scope="row">
                {words.places[place] ?? what ?? place}
                {what !== null && <div className={styles.name}>{place}</div>}
              </th>
              <td>{words.reasons[reason] ?? reason}</td>
              <td className={figureCell}>{formatCount(count)}</td>
              <td className={styles.optional}>
                <DateTime iso={last_at} withTime />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
