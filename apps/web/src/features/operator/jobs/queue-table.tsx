import type { QueueState } from '@earshot/contracts/operator';
import { formatCount } from '../../../lib/format.ts';
import { operatorJobsPath } from '../../../lib/operator-paths.ts';
import { BreakableName } from '../../../ui/text/breakable-name.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { NumberLink } from '../../../ui/text/number-link.tsx';
import { DataTable, type Column } from '../../../ui/page/data-table.tsx';
import { jobsWords as words, jobWords } from '../operator.words.ts';
import { scheduleWords } from './schedule-words.ts';
import styles from './queue-table.module.css';

const columns: readonly Column<QueueState>[] = [
  {
    head: words.kind,
    isRowHead: true,
    cell: ({ queue }) => {
      const kind = jobWords(queue);
      return (
        <>
          {kind}
          {kind !== queue && (
            <div className={styles.name}>
              <BreakableName name={queue} />
            </div>
          )}
        </>
      );
    },
  },
  {
    head: words.waiting,
    isFigure: true,
    cell: ({ waiting, retrying }) => (
      <>
        {formatCount(waiting)}
        {retrying > 0 && <div className="xs mut">{words.retrying(retrying)}</div>}
      </>
    ),
  },
  { head: words.active, isFigure: true, cell: ({ active }) => formatCount(active) },
  {
    head: words.failed,
    isFigure: true,
    cell: ({ queue, failed }) =>
      failed > 0 ? (
        <NumberLink
          value={failed}
          to={operatorJobsPath(queue)}
          label={words.failedOf(formatCount(failed), jobWords(queue))}
        />
      ) : (
        0
      ),
  },
  {
    head: words.oldest,
    className: styles.optional,
    cell: ({ oldest_waiting_at: at }) => at && <DateTime iso={at} withTime />,
  },
  {
    head: words.schedule,
    className: styles.optional,
    cell: ({ schedule }) =>
      schedule === null ? words.asked : <span title={schedule}>{scheduleWords(schedule)}</span>,
  },
];

/** Every kind of job; those with failed ones stand out. */
export function QueueTable({ queues }: { queues: readonly QueueState[] }) {
  return (
    <div className="card">
      <DataTable
        caption={words.caption}
        rows={queues}
        keyOf={({ queue }) => queue}
        columns={columns}
        isMarked={({ failed }) => failed > 0}
      />
    </div>
  );
}
