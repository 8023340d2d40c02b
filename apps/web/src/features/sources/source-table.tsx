import { roleAllows } from '@earshot/contracts/call';
import type { Source } from '@earshot/contracts/sources';
import { useState } from 'react';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { RenameSource } from './rename-source.tsx';
import { sourceWords } from './sources.words.ts';
import styles from './source-table.module.css';

/** The sources with their counts; viewers cannot rename. */
export function SourceTable({ sources }: { sources: readonly Source[] }) {
  const session = useSession();
  const mayRename = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const [renaming, setRenaming] = useState<Source | null>(null);
  return (
    <div className="card">
      <Table caption={sourceWords.caption}>
        <thead>
          <tr>
            <th scope="col">{sourceWords.name}</th>
            <th scope="col" className={styles.optional}>
              {sourceWords.kind}
            </th>
            <th scope="col" className={figureCell}>
              {sourceWords.items}
            </th>
            <th scope="col" className={styles.optional}>
              {sourceWords.last}
            </th>
            <th scope="col" className={styles.optional}>
              {sourceWords.created}
            </th>
            {mayRename && (
              <th scope="col">
                <span className="vh">{sourceWords.rename}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source.source_id}>
              <th scope="row" className={styles.name}>
                {source.name}
              </th>
              <td className={styles.optional}>{sourceWords.kinds[source.kind]}</td>
              <td className={figureCell}>
                <NumberLink
                  value={source.item_count}
                  to={feedbackListPath({ source_ids: [source.source_id] })}
                  label={sourceWords.itemsOf(source.item_count, source.name)}
                />
              </td>
              <td className={styles.optional}>
                {source.last_item_at ? <DateTime iso={source.last_item_at} withTime /> : sourceWords.never}
              </td>
              <td className={styles.optional}>
                <DateTime iso={source.created_at} />
              </td>
              {mayRename && (
                <td className={figureCell}>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={sourceWords.renameOf(source.name)}
                    onClick={() => setRenaming(source)}
                  >
                    {sourceWords.rename}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <RenameSource source={renaming} onClose={() => setRenaming(null)} />
    </div>
  );
}
