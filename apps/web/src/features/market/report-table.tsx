import type { MarketReportInList } from '@earshot/contracts/market';
import { Link } from 'react-router';
import { formatDay } from '../../lib/format.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { SkeletonTable } from '../../ui/states/skeleton.tsx';
import { DataTable, type Column } from '../../ui/page/data-table.tsx';
import { Tag, type TagMeaning } from '../../ui/text/tag.tsx';
import { marketReportPath } from '../../lib/market-report-path.ts';
import { listWords as words, scheduleNames, stateNames } from './market.words.ts';
import styles from './market-report.module.css';

const meanings: Record<MarketReportInList['state'], TagMeaning> = {
  queued: 'plain',
  running: 'info',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
};

const columns: readonly Column<MarketReportInList>[] = [
  {
    head: words.name,
    isRowHead: true,
    cell: ({ market_report_id: id, name, host, made_at: madeAt, schedule }) => (
      <>
        <Link to={marketReportPath(id)}>{name}</Link>
        <span className={`${styles.below} ${styles.narrow}`}>
          {host !== null && host !== name && `${host} · `}
          <DateTime iso={madeAt} />
          {schedule !== 'none' && ` · ${scheduleNames[schedule]}`}
        </span>
      </>
    ),
  },
  {
    head: words.host,
    className: styles.wide,
    cell: ({ host }) => host ?? <span className="mut">{words.unknownHost}</span>,
  },
  { head: words.state, cell: ({ state }) => <Tag meaning={meanings[state]}>{stateNames[state]}</Tag> },
  { head: words.made, className: styles.wide, cell: ({ made_at: at }) => <DateTime iso={at} withTime /> },
  {
    head: words.schedule,
    className: styles.wide,
    cell: ({ schedule, next_run_on: nextRunOn }) => (
      <>
        {scheduleNames[schedule]}
        {nextRunOn !== null && (
          <span className={styles.below}>
            {words.nextRun} {formatDay(nextRunOn)}
          </span>
        )}
      </>
    ),
  },
  {
    head: words.changes,
    isFigure: true,
    cell: ({ market_report_id: id, changes }) => {
      if (changes === null) return <span className="mut">{words.firstRun}</span>;
      return changes === 0 ? words.noChanges : <Link to={`${marketReportPath(id)}#changes`}>{changes}</Link>;
    },
  },
];

/** Market reports as rows, each leading to its report. */
export function ReportTable({ reports }: { reports: readonly MarketReportInList[] }) {
  return (
    <div className={styles.table}>
      <DataTable
        caption={words.caption}
        rows={reports}
        keyOf={({ market_report_id: id }) => id}
        columns={columns}
      />
    </div>
  );
}

/** In the place of {@link ReportTable} while it is on its way. */
export function ReportTableWaiting() {
  return (
    <div className={styles.table}>
      <SkeletonTable columns={6} lines={2} isBare />
    </div>
  );
}
