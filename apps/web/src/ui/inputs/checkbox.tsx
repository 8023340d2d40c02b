import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './checkbox.module.css';

/** A tick box with its label. */
export function Checkbox({ label, ...rest }: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={styles.label}>
      <input type="checkbox" className={styles.box} {...rest} />
      <Icon name="check" size="xs" />
      <span>{label}</span>
    </label>
  );
}
