import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from '../page/icon.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './input.module.css';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

type SelectProps<Value extends string> = FieldProps &
  Omit<ComponentProps<'select'>, 'size' | 'value' | 'onChange'> & {
    options: readonly Option<Value>[];
    value: Value;
    onChange: (value: Value) => void;
    small?: boolean;
  };

/** One of several, with the browser's own list: the same on a phone as everywhere else there. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, error, hint, aside, hideLabel, options, value, onChange, small, ...rest } = props;
  const className = joinClasses(styles.input, styles.select, small && styles.small);
  return (
    <Field {...{ label, error, hint, aside, hideLabel }}>
      {(control) => (
        <div className={styles.withIcon}>
          <select
            className={className}
            value={value}
            onChange={(event) => onChange(event.target.value as Value)}
            {...control}
            {...rest}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size="xs" />
        </div>
      )}
    </Field>
  );
}
