import { useId, type ReactNode } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** What is wrong; shown in red and read out with the control. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Beside the label, such as "Forgot it?". */
  aside?: ReactNode;
  /** Read out, not shown: for controls whose place says what they are. */
  hideLabel?: boolean;
  /** Id of the control, where a page names it; else one is made. */
  id?: string;
}

/** What the control inside a field has to carry. */
export interface FieldControl {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** Label, control, hint and error, tied together for screen readers. */
export function Field({
  label,
  error,
  hint,
  aside,
  hideLabel,
  id: named,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const made = useId();
  const id = named ?? made;
  const said = error ?? hint;
  return (
    <div>
      <div className={hideLabel ? 'vh' : styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': said ? `${id}-said` : undefined,
      })}
      <div id={`${id}-said`} aria-live="polite">
        {error ? (
          <p className={styles.error}>
            <Icon name="alert" size="xs" />
            <span>{error}</span>
          </p>
        ) : (
          hint && <p className={styles.hint}>{hint}</p>
        )}
      </div>
    </div>
  );
}
