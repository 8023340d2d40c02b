import type { QueueState } from '@earshot/contracts/operator';
import { formatCount } from '../../lib/format.ts';
import { operatorJobsPath } from '../../lib/operator-paths.ts';
import { BreakableName } from '../../ui/text/breakable-name.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { figureCell, markedRow, Table } from '../../ui/page/table.tsx';
import { jobsWords as words, jobWords } from './operator.words.ts';
import { scheduleWords } from './schedule-words.ts';
import styles from './queue-table.module.css';

/** Every kind of job; those with failed ones stand out. */
export function QueueTable({ queues }: { queues: readonly QueueState[] }) {
  return (
    <div className="card">
      <Table caption={words.caption}>
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            <th scope="col" className={figureCell}>
              {words.waiting}
            </th>
            <th scope="col" className={figureCell}>
              {words.active}
            </th>
            <th scope="col" className={figureCell}>
              {words.failed}
            </th>
            <th scope="col" className={styles.optional}>
              {words.oldest}
            </th>
            <th scope="col" className={styles.optional}>
              {words.schedule}
            </th>
          </tr>
        </thead>
        <tbody>
          {queues.map((state) => (
            <QueueRow key={state.queue} state={state} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function QueueRow({ state }: { state: QueueState }) {
  const kind = jobWords(state.queue);
  return (
    <tr className={state.failed > 0 ? markedRow : undefined}>
      <th scope="row">
        {kind}
        {kind !== state.queue && (
          <div className={styles.name}>
            <BreakableName name={state.queue} />
          </div>
        )}
      </th>
      <td className={figureCell}>
        {formatCount(state.waiting)}
        {state.retrying > 0 && <div className="xs mut">{words.retrying(state.retrying)}</div>}
      </td>
      <td className={figureCell}>{formatCount(state.active)}</td>
      <td className={figureCell}>
        {state.failed > 0 ? (
          <NumberLink
            value={state.failed}
            to={operatorJobsPath(state.queue)}
            label={words.failedOf(formatCount(state.failed), kind)}
          />
        ) : (
          0
        )}
      </td>
      <td className={styles.optional}>
        {state.oldest_waiting_at && <DateTime iso={state.oldest_waiting_at} withTime />}
      </td>
      <td className={styles.optional}>
        {state.schedule === null ? (
          words.asked
        ) : (
          <span title={state.schedule}>{scheduleWords(state.schedule)}</span>
        )}
      </td>
    </tr>
  );
}
