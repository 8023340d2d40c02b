import type { WaitingMail } from '@earshot/contracts/operator-server';
import { formatCount } from '../../lib/format.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { figureCell, Table } from '../../ui/table.tsx';
import { mailWords as words } from './server.words.ts';
import styles from './queue-table.module.css';

/** Mails that were not sent yet. */
export function WaitingMailTable({ mails }: { mails: readonly WaitingMail[] }) {
  return (
    <div className="card">
      <Table caption={words.caption}>
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            <th scope="col">{words.to}</th>
            <th scope="col" className={styles.optional}>
              {words.asked}
            </th>
            <th scope="col" className={figureCell}>
              {words.attempts}
            </th>
            <th scope="col" className={styles.optional}>
              {words.next}
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.job_id}>
              <th scope="row">
                {words.kinds[mail.kind] ?? mail.kind}
                {mail.error !== null && <div className={styles.name}>{mail.error}</div>}
              </th>
              <td style={{ overflowWrap: 'anywhere' }}>
                {mail.to ?? <span className="mut">{words.unknown}</span>}
              </td>
              <td className={styles.optional}>
                <DateTime iso={mail.asked_at} withTime />
              </td>
              <td className={figureCell}>{formatCount(mail.attempts)}</td>
              <td className={styles.optional}>
                <DateTime iso={mail.next_try_at} withTime />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
