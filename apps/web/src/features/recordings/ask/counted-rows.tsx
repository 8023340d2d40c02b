import type { SessionAnswer } from '@earshot/contracts/session-questions';
import { Link } from 'react-router';
import { formatCalendarDay, formatCount, formatDuration } from '../../../lib/format.ts';
import numberStyles from '../../../ui/text/number-link.module.css';
import { figureCell, Table } from '../../../ui/page/table.tsx';
import { sessionsPath } from '../list/filter-address.ts';
import { askSessionsWords as words } from './ask-sessions.words.ts';
import styles from './ask-sessions.module.css';

/** Groups, sides or days with what was counted in each; the bar is the share of the largest. */
export function CountedRows({ rows }: { rows: SessionAnswer['rows'] }) {
  const largest = Math.max(1, ...rows.map(({ figure }) => figure.value ?? 0));
  return (
    <section aria-label={words.rows}>
      <h2 className="h">{words.rows}</h2>
      <Table caption={words.rows}>
        <thead>
          <tr>
            <th>{words.group}</th>
            <th className={figureCell}>{words.counts[rows[0]?.figure.unit ?? 'sessions']}</th>
            <th aria-hidden="true" className={styles.barHead} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, figure }) => (
            <tr key={label}>
              <td className={styles.label}>
                {/^\d{4}-\d{2}-\d{2}$/.test(label) ? formatCalendarDay(label) : label}
              </td>
              <td className={figureCell}>
                <Link
                  className={numberStyles.number}
                  to={sessionsPath(figure.filters)}
                  data-unit={figure.unit}
                >
                  {valueOf(figure)}
                </Link>
              </td>
              <td aria-hidden="true">
                <span className={styles.bar} style={{ width: `${(100 * (figure.value ?? 0)) / largest}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function valueOf({ value, unit }: SessionAnswer['rows'][number]['figure']): string {
  if (value === null) return '';
  return unit === 'seconds' ? formatDuration(value) : formatCount(value);
}
