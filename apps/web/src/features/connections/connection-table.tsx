import type { Connection } from '@earshot/contracts/connections';
import { Link } from 'react-router';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { connectionPath } from './connection-path.ts';
import { ConnectionState } from './connection-state.tsx';
import styles from './connections.module.css';
import { connectionWords as words } from './connections.words.ts';

export function ConnectionTable({ connections }: { connections: readonly Connection[] }) {
  return (
    <div className="card">
      <DataTable
        caption={words.caption}
        rows={connections}
        keyOf={({ connection_id }) => connection_id}
        columns={[
          {
            head: words.system,
            isRowHead: true,
            className: styles.name,
            cell: ({ connection_id, source_name }) => (
              <Link to={connectionPath(connection_id)}>{source_name}</Link>
            ),
          },
          { head: words.state, cell: (connection) => <ConnectionState connection={connection} /> },
          {
            head: words.items,
            isFigure: true,
            cell: ({ item_count, source_id, source_name }) => (
              <NumberLink
                value={item_count}
                to={feedbackListPath({ source_ids: [source_id] })}
                label={words.itemsOf(item_count, source_name)}
              />
            ),
          },
          {
            head: words.lastBrought,
            className: styles.optional,
            cell: ({ last_brought_at }) =>
              last_brought_at ? <DateTime iso={last_brought_at} withTime /> : words.never,
          },
          {
            head: words.lastSynced,
            className: styles.optional,
            cell: ({ last_synced_at }) =>
              last_synced_at ? <DateTime iso={last_synced_at} withTime /> : words.never,
          },
        ]}
      />
    </div>
  );
}
