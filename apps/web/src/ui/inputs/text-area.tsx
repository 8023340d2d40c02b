import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './input.module.css';

/** Several lines of text with their label. */
export function TextArea({
  label,
  error,
  hint,
  aside,
  hideLabel,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, error, hint, aside, hideLabel }}>
      {(control) => <textarea className={`${styles.input} ${styles.area}`} {...control} {...rest} />}
    </Field>
  );
}
