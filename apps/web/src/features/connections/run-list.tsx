import type { ConnectionRun } from '@earshot/contracts/connections';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import styles from './connections.module.css';
import { runsQuery } from './connections.queries.ts';
import { connectionWords as words } from './connections.words.ts';

/** The syncs of a connection, newest first, a page at a time. */
export function RunList({ connectionId }: { connectionId: string }) {
  const [olderThan, setOlderThan] = useState<string | undefined>();
  const query = useQuery(runsQuery(connectionId, olderThan));
  return (
    <section className={styles.section}>
      <h2 className="h rule-head">{words.runs}</h2>
      <QueryView query={query} what={words.runs}>
        {({ runs, next_older_than }) =>
          runs.length === 0 ? (
            <p className="mut">{words.noRuns}</p>
          ) : (
            <>
              <RunTable runs={runs} />
              <div className="row">
                {olderThan !== undefined && (
                  <Button size="sm" onClick={() => setOlderThan(undefined)}>
                    {words.newest}
                  </Button>
                )}
                {next_older_than !== null && (
                  <Button size="sm" onClick={() => setOlderThan(next_older_than)}>
                    {words.older}
                  </Button>
                )}
              </div>
            </>
          )
        }
      </QueryView>
    </section>
  );
}

function RunTable({ runs }: { runs: readonly ConnectionRun[] }) {
  const figure = (head: string, of: (run: ConnectionRun) => number, className?: string) => ({
    ...{ head, isFigure: true, className },
    cell: (run: ConnectionRun) => formatCount(of(run)),
  });
  return (
    <div className="card">
      <DataTable
        caption={words.runsCaption}
        rows={runs}
        keyOf={({ run_id }) => run_id}
        columns={[
          {
            head: words.began,
            isRowHead: true,
            cell: ({ started_at }) => <DateTime iso={started_at} withTime />,
          },
          { head: words.outcome, cell: (run) => <Outcome run={run} /> },
          figure(words.created, ({ created }) => created),
          figure(words.updated, ({ updated }) => updated, styles.optional),
          figure(words.removed, ({ removed }) => removed, styles.optional),
          figure(words.refused, ({ refused }) => refused, styles.optional),
        ]}
      />
    </div>
  );
}

function Outcome({ run: { state, error, reasons, is_restarted } }: { run: ConnectionRun }) {
  return (
    <div className="col g1">
      <span>{words.runStates[state]}</span>
      {error && <span className="sm sec">{error}</span>}
      {is_restarted && <span className="sm sec">{words.restarted}</span>}
      {reasons.map(({ reason, count, examples }) => (
        <span key={reason} className={`sm sec ${styles.name}`}>
          {words.reason(reason, count)} {examples.length > 0 && words.examples(examples)}
        </span>
      ))}
    </div>
  );
}
