import { Button } from '../../../ui/inputs/button.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { installWords } from './install.words.ts';
import styles from './install-screen.module.css';

/** Lines that a site's owner copies as they stand; they can be selected by hand where the clipboard is closed to pages. */
export function CodeToCopy({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(installWords.copied);
    } catch {
      showToast(installWords.notCopied);
    }
  };
  return (
    <div className={styles.snippet}>
      <pre tabIndex={0} aria-label={label}>
        <code>{text}</code>
      </pre>
      <Button size="sm" onClick={() => void copy()}>
        {installWords.copy}
      </Button>
    </div>
  );
}
