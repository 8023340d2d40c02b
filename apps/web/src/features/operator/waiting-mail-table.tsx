import { operatorServer, type WaitingMail } from '@earshot/contracts/operator-server';
import { send } from '../../lib/api-client.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { mailWords as words } from './server.words.ts';
import styles from './queue-table.module.css';
import { useOperatorChange } from './use-operator-change.ts';

/** Mails that were not sent yet; each can be sent at once. */
export function WaitingMailTable({ mails }: { mails: readonly WaitingMail[] }) {
  const sending = useOperatorChange(
    (jobId: string) => send(operatorServer.sendMailNow, { body: { job_id: jobId } }),
    () => words.sending,
  );
  return (
    <div className="card">
      <Table caption={words.caption}>
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            <th scope="col" className={styles.optional}>
              {words.to}
            </th>
            <th scope="col" className={styles.optional}>
              {words.asked}
            </th>
            <th scope="col" className={figureCell}>
              {words.attempts}
            </th>
            <th scope="col" className={styles.optional}>
              {words.next}
            </th>
            <th scope="col">
              <span className="vh">{words.act}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.job_id}>
              <th scope="row">
                {words.kinds[mail.kind] ?? mail.kind}
                <div className={styles.below}>{mail.to}</div>
                {mail.error !== null && <div className={styles.name}>{mail.error}</div>}
              </th>
              <td className={`${styles.optional} ${styles.address}`}>
                {mail.to ?? <span className="mut">{words.unknown}</span>}
              </td>
              <td className={`${styles.optional} ${styles.when}`}>
                <DateTime iso={mail.asked_at} withTime />
              </td>
              <td className={figureCell}>{formatCount(mail.attempts)}</td>
              <td className={`${styles.optional} ${styles.when}`}>
                <DateTime iso={mail.next_try_at} withTime />
              </td>
              <td>
                <Button
                  size="sm"
                  busy={sending.isPending}
                  aria-label={words.sendNowOf(words.kinds[mail.kind] ?? mail.kind)}
                  onClick={() => sending.mutate(mail.job_id)}
                >
                  {words.sendNow}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
