import type { ReportInList } from '@earshot/contracts/reports';
import { Link } from 'react-router';
import { DateTime } from '../../ui/text/date-time.tsx';
import { DataTable, type Column } from '../../ui/page/data-table.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { reportPath } from './report-paths.ts';
import { listWords, periodName, scheduleNames } from './reports.words.ts';
import styles from './reports-screen.module.css';

const columns: readonly Column<ReportInList>[] = [
  {
    head: listWords.name,
    isRowHead: true,
    cell: ({ report_id: id, name, is_shared: isShared }) => (
      <span className="row wrap">
        <Link to={reportPath(id)}>{name}</Link>
        {isShared && <Tag meaning="info">{listWords.shared}</Tag>}
      </span>
    ),
  },
  { head: listWords.about, cell: ({ period }) => periodName(period) },
  { head: listWords.schedule, cell: ({ schedule }) => scheduleNames[schedule] },
  {
    head: listWords.lastRun,
    cell: ({ last_run: last }) =>
      last?.finished_at ? <DateTime iso={last.finished_at} withTime /> : listWords.never,
  },
];

/** All reports, by name. */
export function ReportList({ reports }: { reports: readonly ReportInList[] }) {
  return (
    <div className={styles.table}>
      <DataTable
        caption={listWords.caption}
        rows={reports}
        keyOf={({ report_id: id }) => id}
        columns={columns}
      />
    </div>
  );
}
