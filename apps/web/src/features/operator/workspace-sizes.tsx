import type { WorkspaceSize } from '@earshot/contracts/operator-server';
import { formatBytes, formatCounted } from '../../lib/format.ts';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { storageWords as words } from './server.words.ts';
import styles from './queue-table.module.css';

/** What each workspace holds. */
export function WorkspaceSizes({ sizes }: { sizes: readonly WorkspaceSize[] }) {
  return (
    <div className="card">
      <Table caption={words.caption}>
        <thead>
          <tr>
            <th scope="col">{words.workspace}</th>
            <th scope="col" className={`${figureCell} ${styles.optional}`}>
              {words.feedback}
            </th>
            <th scope="col" className={`${figureCell} ${styles.optional}`}>
              {words.recordings}
            </th>
            <th scope="col" className={`${figureCell} ${styles.optional}`}>
              {words.uploads}
            </th>
            <th scope="col" className={figureCell}>
              {words.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.workspace_id}>
              <th scope="row">
                {size.name}
                <div className={styles.name}>{size.workspace_id}</div>
              </th>
              <td className={`${figureCell} ${styles.optional}`}>
                {formatBytes(size.item_bytes)}
                <div className="xs mut">{formatCounted(size.items, 'item')}</div>
              </td>
              <td className={`${figureCell} ${styles.optional}`}>
                {formatBytes(size.chunk_bytes + size.pack_bytes)}
                <div className="xs mut">{formatCounted(size.recordings, 'recording')}</div>
              </td>
              <td className={`${figureCell} ${styles.optional}`}>{formatBytes(size.file_bytes)}</td>
              <td className={figureCell}>{formatBytes(size.total_bytes)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
