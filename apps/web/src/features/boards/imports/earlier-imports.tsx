import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/inputs/button.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { cardImportsQuery } from '../boards.queries.ts';
import { cardImportWords as words } from './card-import.words.ts';
import { useUndoImport } from './use-undo-import.ts';
import styles from './import-cards.module.css';

/** Files that cards of the board came from, each of which can be taken back. */
export function EarlierImports({ boardId }: { boardId: string }) {
  const { data } = useQuery(cardImportsQuery(boardId));
  const undo = useUndoImport(boardId);
  if (!data || data.imports.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{words.earlier}</h3>
      <ul className={styles.list}>
        {data.imports.map((run) => (
          <li key={run.card_import_id} className={styles.run}>
            <span>
              {words.earlierSays(run)}, <DateTime iso={run.at} />
            </span>
            {run.is_undone ? (
              <span className="sm mut">{words.isUndone}</span>
            ) : (
              <Button
                size="sm"
                aria-label={words.undoOf(run.file_name)}
                onClick={() => void undo(run.card_import_id)}
              >
                {words.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
