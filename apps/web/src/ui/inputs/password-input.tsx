import { useState, type ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from '../page/icon.tsx';
import styles from './input.module.css';

/** A password with a button that shows it. Pasting works, and password managers know it by `autoComplete`. */
export function PasswordInput({
  label,
  error,
  hint,
  aside,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, error, hint, aside }}>
      {(control) => (
        <div className={styles.withIcon}>
          <input
            className={`${styles.input} ${styles.secret}`}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...rest}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={shown}
            aria-label="Show password"
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} size="s" />
          </button>
        </div>
      )}
    </Field>
  );
}
