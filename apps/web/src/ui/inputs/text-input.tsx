import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './input.module.css';

type TextInputProps = FieldProps & Omit<ComponentProps<'input'>, 'size'> & { small?: boolean };

/** One line of text with its label. */
export function TextInput({ label, error, hint, aside, hideLabel, id, small, ...rest }: TextInputProps) {
  return (
    <Field {...{ label, error, hint, aside, hideLabel, id }}>
      {(control) => (
        <input className={small ? `${styles.input} ${styles.small}` : styles.input} {...control} {...rest} />
      )}
    </Field>
  );
}
