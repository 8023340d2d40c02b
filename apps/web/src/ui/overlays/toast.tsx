import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../inputs/button.tsx';
import { Icon } from '../page/icon.tsx';
import { isTyping } from '../keyboard/is-typing.ts';
import { Kbd } from '../keyboard/kbd.tsx';
import { dismissToast, onToastsChange, shownToasts, type Toast } from './toast-store.ts';
import styles from './toast.module.css';

const none: readonly Toast[] = [];

/** Where toasts show; screen readers hear them as they come. Stands once, around all screens. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, () => none);
  const last = toasts.findLast((toast) => toast.onUndo);
  useEffect(() => {
    if (!last) return;
    const undo = (event: KeyboardEvent) => {
      if (event.key === 'z' && !event.ctrlKey && !event.metaKey && !isTyping(event)) undoToast(last);
    };
    window.addEventListener('keydown', undo);
    return () => window.removeEventListener('keydown', undo);
  }, [last]);
  return (
    <div className={styles.region} role="status">
      {toasts.map((toast) => (
        <div key={toast.id} className={styles.toast}>
          <span className="grow">{toast.message}</span>
          {toast.onUndo && (
            <Button size="sm" className={styles.undo} onClick={() => undoToast(toast)}>
              Undo
              <Kbd>Z</Kbd>
            </Button>
          )}
          <Button
            size="sm"
            iconOnly
            variant="quiet"
            className={styles.undo}
            aria-label="Close"
            onClick={() => dismissToast(toast.id)}
          >
            <Icon name="close" size="s" />
          </Button>
        </div>
      ))}
    </div>
  );
}

function undoToast(toast: Toast): void {
  dismissToast(toast.id);
  toast.onUndo?.();
}
