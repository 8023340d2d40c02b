import type { PersonChange } from '@earshot/contracts/people';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { personWords } from './people.words.ts';
import { useUndo } from './use-people-change.ts';
import styles from './person-page.module.css';

/** What was merged and split of a person, each to be taken back. */
export function PersonHistory({
  changes,
  mayChange,
}: {
  changes: readonly PersonChange[];
  mayChange: boolean;
}) {
  const undo = useUndo();
  if (changes.length === 0) return null;
  return (
    <section className="card" aria-label={personWords.history}>
      <div className="hd">
        <h2 className="h">{personWords.history}</h2>
      </div>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.change_id}>
            {change.changed_by} {personWords.did[change.kind](change.authors.join(', '))}
            <span className={styles.note}>
              <DateTime iso={change.changed_at} withTime />
            </span>
            {change.undone_at !== null && <Tag>{personWords.takenBack}</Tag>}
            {change.undone_at === null && mayChange && (
              <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate(change.change_id)}>
                {personWords.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
