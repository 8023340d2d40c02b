import { operatorServer, type WaitingMail } from '@earshot/contracts/operator-server';
import { send } from '../../../lib/api-client.ts';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { DataTable, type Column } from '../../../ui/page/data-table.tsx';
import { mailWords as words } from './server.words.ts';
import styles from '../jobs/queue-table.module.css';
import { useOperatorChange } from '../use-operator-change.ts';

const kindName = (kind: WaitingMail['kind']) => words.kinds[kind] ?? kind;

const columns: readonly Column<WaitingMail>[] = [
  {
    head: words.kind,
    isRowHead: true,
    cell: ({ kind, to, error }) => (
      <>
        {kindName(kind)}
        <div className={styles.below}>{to}</div>
        {error !== null && <div className={styles.name}>{error}</div>}
      </>
    ),
  },
  {
    head: words.to,
    className: styles.optional,
    cellClass: styles.address,
    cell: ({ to }) => to ?? <span className="mut">{words.unknown}</span>,
  },
  {
    head: words.asked,
    className: styles.optional,
    cellClass: styles.when,
    cell: ({ asked_at: at }) => <DateTime iso={at} withTime />,
  },
  { head: words.attempts, isFigure: true, cell: ({ attempts }) => formatCount(attempts) },
  {
    head: words.next,
    className: styles.optional,
    cellClass: styles.when,
    cell: ({ next_try_at: at }) => <DateTime iso={at} withTime />,
  },
];

/** Mails that were not sent yet; each can be sent at once. */
export function WaitingMailTable({ mails }: { mails: readonly WaitingMail[] }) {
  const sending = useOperatorChange(
    (jobId: string) => send(operatorServer.sendMailNow, { body: { job_id: jobId } }),
    () => words.sending,
  );
  return (
    <div className="card">
      <DataTable
        caption={words.caption}
        rows={mails}
        keyOf={({ job_id: id }) => id}
        columns={[
          ...columns,
          {
            head: words.act,
            isHeadHidden: true,
            cell: ({ job_id: id, kind }) => (
              <Button
                size="sm"
                busy={sending.isPending}
                aria-label={words.sendNowOf(kindName(kind))}
                onClick={() => sending.mutate(id)}
              >
                {words.sendNow}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}
