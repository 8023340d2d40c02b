import type { WorkspaceSize } from '@earshot/contracts/operator-server';
import { formatBytes, formatCounted } from '../../../lib/format.ts';
import { DataTable, type Column } from '../../../ui/page/data-table.tsx';
import { storageWords as words } from './server.words.ts';
import styles from '../jobs/queue-table.module.css';

const columns: readonly Column<WorkspaceSize>[] = [
  {
    head: words.workspace,
    isRowHead: true,
    cell: ({ name, workspace_id: id }) => (
      <>
        {name}
        <div className={styles.name}>{id}</div>
      </>
    ),
  },
  {
    head: words.feedback,
    isFigure: true,
    className: styles.optional,
    cell: (size) => (
      <>
        {formatBytes(size.item_bytes)}
        <div className="xs mut">{formatCounted(size.items, 'item')}</div>
      </>
    ),
  },
  {
    head: words.recordings,
    isFigure: true,
    className: styles.optional,
    cell: (size) => (
      <>
        {formatBytes(size.chunk_bytes + size.pack_bytes)}
        <div className="xs mut">{formatCounted(size.recordings, 'recording')}</div>
      </>
    ),
  },
  {
    head: words.uploads,
    isFigure: true,
    className: styles.optional,
    cell: (size) => formatBytes(size.file_bytes),
  },
  { head: words.total, isFigure: true, cell: (size) => formatBytes(size.total_bytes) },
];

/** What each workspace holds. */
export function WorkspaceSizes({ sizes }: { sizes: readonly WorkspaceSize[] }) {
  return (
    <div className="card">
      <DataTable
        caption={words.caption}
        rows={sizes}
        keyOf={({ workspace_id: id }) => id}
        columns={columns}
      />
    </div>
  );
}
