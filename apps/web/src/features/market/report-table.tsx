import type { MarketReportInList } from '@earshot/contracts/market';
import { Link } from 'react-router';
import { formatDay } from '../../lib/format.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { SkeletonTable } from '../../ui/states/skeleton.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
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

/** Market reports as rows, each leading to its report. */
export function ReportTable({ reports }: { reports: readonly MarketReportInList[] }) {
  return (
    <div className={styles.table}>
      <Table caption={words.caption}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col" className={styles.wide}>
              {words.host}
            </th>
            <th scope="col">{words.state}</th>
            <th scope="col" className={styles.wide}>
              {words.made}
            </th>
            <th scope="col" className={styles.wide}>
              {words.schedule}
            </th>
            <th scope="col" className={figureCell}>
              {words.changes}
            </th>
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <Row key={report.market_report_id} report={report} />
          ))}
        </tbody>
      </Table>
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

function Row({ report }: { report: MarketReportInList }) {
  const { market_report_id: id, name, host, state, made_at: madeAt, schedule, changes } = report;
  const { next_run_on: nextRunOn } = report;
  return (
    <tr>
      <th scope="row">
        <Link to={marketReportPath(id)}>{name}</Link>
        <span className={`${styles.below} ${styles.narrow}`}>
          {host !== null && host !== name && `${host} · `}
          <DateTime iso={madeAt} />
          {schedule !== 'none' && ` · ${scheduleNames[schedule]}`}
        </span>
      </th>
      <td className={styles.wide}>{host ?? <span className="mut">{words.unknownHost}</span>}</td>
      <td>
        <Tag meaning={meanings[state]}>{stateNames[state]}</Tag>
      </td>
      <td className={styles.wide}>
        <DateTime iso={madeAt} withTime />
      </td>
      <td className={styles.wide}>
        {scheduleNames[schedule]}
        {nextRunOn !== null && (
          <span className={styles.below}>
            {words.nextRun} {formatDay(nextRunOn)}
          </span>
        )}
      </td>
      <td className={figureCell}>
        {changes === null ? (
          <span className="mut">{words.firstRun}</span>
        ) : changes === 0 ? (
          words.noChanges
        ) : (
          <Link to={`${marketReportPath(id)}#changes`}>{changes}</Link>
        )}
      </td>
    </tr>
  );
}
