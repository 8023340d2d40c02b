import type { SourceHealth } from '@earshot/contracts/connections';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '../../lib/format.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { connectionPath } from './connection-path.ts';
import styles from './connections.module.css';
import { sourceHealthQuery } from './connections.queries.ts';
import { connectionWords as words } from './connections.words.ts';

/** When each source last brought something, how much lately, and what was refused and why. */
export function HealthSection() {
  const query = useQuery(sourceHealthQuery);
  // A workspace without sources is told so above.
  if (query.data?.sources.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className="h rule-head">{words.health}</h2>
      <p className="sec">{words.healthLead}</p>
      <QueryView query={query} what={words.what30}>
        {({ sources }) => <HealthTable sources={sources} />}
      </QueryView>
    </section>
  );
}

function HealthTable({ sources }: { sources: readonly SourceHealth[] }) {
  return (
    <div className="card">
      <DataTable
        caption={words.healthCaption}
        rows={sources}
        keyOf={({ source_id }) => source_id}
        columns={[
          {
            head: words.healthSource,
            isRowHead: true,
            className: styles.name,
            cell: (source) => <Name source={source} />,
          },
          {
            head: words.lastItem,
            className: styles.optional,
            cell: ({ last_brought_at }) =>
              last_brought_at ? <DateTime iso={last_brought_at} withTime /> : words.never,
          },
          { head: words.week, isFigure: true, cell: ({ last_7_days }) => formatCount(last_7_days) },
          {
            head: words.weekBefore,
            isFigure: true,
            className: styles.optional,
            cell: ({ before_28_days }) => (
              <span title={words.usualWeek}>{formatCount(Math.round(before_28_days / 4))}</span>
            ),
          },
          {
            head: words.refusedMonth,
            isFigure: true,
            cell: ({ refused_30_days }) => formatCount(refused_30_days),
          },
        ]}
      />
    </div>
  );
}

function Name({ source: { name, connection_id, problem, silent, reasons } }: { source: SourceHealth }) {
  return (
    <div className="col g1">
      {connection_id === null ? name : <Link to={connectionPath(connection_id)}>{name}</Link>}
      {silent !== null && <span className={`sm warn ${styles.note}`}>{words.silent(silent)}</span>}
      {problem !== null && <span className={`sm sec ${styles.note}`}>{problem}</span>}
      {reasons.map(({ reason, count }) => (
        <span key={reason} className={`sm sec ${styles.note}`}>
          {words.reason(reason, count)}
        </span>
      ))}
    </div>
  );
}
