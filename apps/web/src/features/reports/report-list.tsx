import type { ReportInList } from '@earshot/contracts/reports';
import { Link } from 'react-router';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Table } from '../../ui/page/table.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { reportPath } from './report-paths.ts';
import { listWords, periodName, scheduleNames } from './reports.words.ts';
import styles from './reports-screen.module.css';

/** All reports, by name. */
export function ReportList({ reports }: { reports: readonly ReportInList[] }) {
  return (
    <div className={styles.table}>
      <Table caption={listWords.caption}>
        <thead>
          <tr>
            <th scope="col">{listWords.name}</th>
            <th scope="col">{listWords.about}</th>
            <th scope="col">{listWords.schedule}</th>
            <th scope="col">{listWords.lastRun}</th>
          </tr>
        </thead>
        <tbody>
          {reports.map(({ report_id: id, name, period, schedule, last_run: last, is_shared: isShared }) => (
            <tr key={id}>
              <th scope="row">
                <span className="row wrap">
                  <Link to={reportPath(id)}>{name}</Link>
                  {isShared && <Tag meaning="info">{listWords.shared}</Tag>}
                </span>
              </th>
              <td>{periodName(period)}</td>
              <td>{scheduleNames[schedule]}</td>
              <td>{last?.finished_at ? <DateTime iso={last.finished_at} withTime /> : listWords.never}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
