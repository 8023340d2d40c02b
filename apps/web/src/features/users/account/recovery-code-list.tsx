import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { accountWords } from './account.words.ts';
import styles from './recovery-code-list.module.css';

const text = accountWords.recoveryCodes;

/** Recovery codes, the one time they are shown: to be copied, saved or written down. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const session = useSession();
  const [copied, setCopied] = useState(false);
  const email = session.status === 'signed_in' ? session.session.email : '';
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  const save = () => {
    const lines = [text.fileHead(email), '', ...codes, ''].join('\n');
    saveFile(text.fileName, new Blob([lines], { type: 'text/plain' }));
  };
  return (
    <div className="col g4">
      <p>{text.text}</p>
      <ul className={styles.codes} aria-label={text.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row wrap between">
        <div className="row wrap">
          <Button onClick={() => void copy().catch(() => setCopied(false))}>
            <span aria-live="polite">{copied ? text.copied : text.copy}</span>
          </Button>
          <Button onClick={save}>{text.save}</Button>
        </div>
        <Button variant="ink" onClick={onDone}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
