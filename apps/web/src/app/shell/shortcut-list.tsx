import { useSyncExternalStore } from 'react';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { keyNames } from '../../ui/keyboard/key-names.ts';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { activeShortcuts, onShortcutsChange } from '../../ui/keyboard/shortcuts.ts';
import styles from './shortcut-list.module.css';

/** The shortcuts of the present screen. */
export function ShortcutList({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const shortcuts = useSyncExternalStore(onShortcutsChange, activeShortcuts);
  return (
    <Dialog opened={opened} onClose={onClose} title="Shortcuts" size="sm">
      <dl className={styles.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <Kbd>{keyNames(keys)}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
