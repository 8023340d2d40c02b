import type { MadeEdit } from '@earshot/contracts/themes';
import { useQuery } from '@tanstack/react-query';
import { formatCounted } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { themeEditsQuery } from './themes.queries.ts';
import { themeWords } from './themes.words.ts';
import { useRevert } from './use-theme-change.ts';
import styles from './themes-screen.module.css';

interface EditHistoryProps {
  opened: boolean;
  mayChange: boolean;
  onClose: () => void;
}

/** Everything that people did to themes, each to be taken back. */
export function EditHistory({ opened, mayChange, onClose }: EditHistoryProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={themeWords.historyTitle} size="lg">
      {opened && <EditList mayChange={mayChange} />}
    </Dialog>
  );
}

function EditList({ mayChange }: { mayChange: boolean }) {
  const list = useQuery(themeEditsQuery);
  const revert = useRevert();
  return (
    <QueryView query={list} what="The history">
      {({ edits }) =>
        edits.length === 0 ? (
          <p>{themeWords.historyNone}</p>
        ) : (
          <ul className={styles.edits}>
            {edits.map((edit) => (
              <li key={edit.edit_id}>
                <span className="grow">
                  {edit.edited_by} {whatWasDone(edit)}
                  <span className="mut">
                    {' · '}
                    <DateTime iso={edit.edited_at} withTime />
                  </span>
                </span>
                {edit.reverted_at !== null && <Tag>{themeWords.reverted}</Tag>}
                {edit.reverted_at === null && mayChange && (
                  <Button size="sm" onClick={() => revert.mutate(edit.edit_id)} busy={revert.isPending}>
                    {themeWords.revert}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

function whatWasDone({ kind, themes, name, item_count: items }: MadeEdit): string {
  const names = themes.map((theme) => theme.name);
  return themeWords.did[kind](names, name ?? '', formatCounted(items ?? 0, 'item'));
}
