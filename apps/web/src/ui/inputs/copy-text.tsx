import { useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-text.module.css';

interface CopyTextProps {
  /** What the text is, for screen readers. */
  label: string;
  text: string;
  copy: string;
  copied: string;
}

/** A text to be copied as it is; it can be selected by hand where the clipboard is closed to pages. */
export function CopyText({ label, text, copy, copied }: CopyTextProps) {
  const [done, setDone] = useState(false);
  const onCopy = async () => {
    await navigator.clipboard.writeText(text);
    setDone(true);
  };
  return (
    <div className={styles.box}>
      <input
        className={styles.text}
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <Button size="sm" onClick={() => void onCopy().catch(() => setDone(false))}>
        <span aria-live="polite">{done ? copied : copy}</span>
      </Button>
    </div>
  );
}
