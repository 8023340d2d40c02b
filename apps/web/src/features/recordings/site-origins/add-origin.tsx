import { nullOrigin, originCharsMax, writtenOrigin } from '@earshot/contracts/recordings/site-origins';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { siteOriginsWords as words } from './site-origins.words.ts';
import styles from './site-origins.module.css';

interface AddOriginProps {
  onAllow: (origin: string) => void;
  /** Pages without an origin are allowed already. */
  hasNone: boolean;
  busy: boolean;
}

/** Allows an origin before anything came from it. */
export function AddOrigin({ onAllow, hasNone, busy }: AddOriginProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const origin = writtenOrigin(typed);
    if (origin === undefined) {
      setError(words.notOne);
      return;
    }
    setTyped('');
    onAllow(origin);
  };
  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      <TextInput
        label={words.add}
        hint={words.addHint}
        value={typed}
        error={error}
        maxLength={originCharsMax}
        inputMode="url"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <div className="row wrap">
        <Button type="submit" busy={busy} disabled={typed.trim() === ''}>
          {words.addAction}
        </Button>
        {!hasNone && (
          <Button variant="quiet" busy={busy} onClick={() => onAllow(nullOrigin)}>
            {words.allowNone}
          </Button>
        )}
      </div>
    </form>
  );
}
