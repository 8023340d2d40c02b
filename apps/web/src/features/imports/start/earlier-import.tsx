import type { ImportRun } from '@earshot/contracts/imports';
import { Link } from 'react-router';
import { feedbackListPath, importPath } from '../../../lib/feedback-paths.ts';
import { formatCount, formatShare } from '../../../lib/format.ts';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { NumberLink } from '../../../ui/text/number-link.tsx';
import { figureCell } from '../../../ui/page/table.tsx';
import { Tag, type TagMeaning } from '../../../ui/text/tag.tsx';
import { DiscardImport } from './discard-import.tsx';
import { isBeforeImport, storedRows } from '../import-state.ts';
import { importWords } from '../imports.words.ts';
import { UndoImport } from './undo-import.tsx';
import styles from './earlier-imports.module.css';

const meanings: Record<ImportRun['state'], TagMeaning> = {
  uploaded: 'outline',
  checking: 'info',
  checked: 'outline',
  importing: 'info',
  done: 'good',
  failed: 'bad',
  undoing: 'info',
  undone: 'plain',
};

/** One row of the list: where the import stands, what it stored, and what can still be done. */
export function EarlierImport({ run, mayImport }: { run: ImportRun; mayImport: boolean }) {
  const { progress, result } = run;
  const stored = result && run.state === 'done' ? storedRows(result.counts) : null;
  return (
    <tr>
      <th scope="row" className={styles.file}>
        <Link to={importPath(run.import_id)}>{run.file_name}</Link>
      </th>
      <td>
        <Tag meaning={meanings[run.state]}>
          {importWords.states[run.state]}
          {progress && progress.rows_total > 0 && run.state !== 'failed'
            ? ` ${formatShare(progress.rows_done / progress.rows_total)}`
            : ''}
        </Tag>
      </td>
      <td className={`${figureCell} ${styles.optional}`}>
        {stored !== null && <NumberLink value={stored} to={feedbackListPath({ import_id: run.import_id })} />}
      </td>
      <td className={`${figureCell} ${styles.optional}`}>{result && formatCount(result.counts.reject)}</td>
      <td className={styles.optional}>{run.created_by}</td>
      <td className={styles.optional}>
        <DateTime iso={run.created_at} withTime />
      </td>
      {mayImport && (
        <td className={figureCell}>
          {run.undo_until && run.state !== 'undoing' && <UndoImport run={run} small />}
          {isBeforeImport(run) && <DiscardImport run={run} />}
        </td>
      )}
    </tr>
  );
}
