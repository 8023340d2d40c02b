import type { ComponentProps } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './chip.module.css';

/** A part of a filter or plan that can be changed; `adds` for the one that adds another. */
export function Chip({
  adds,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { adds?: boolean }) {
  return (
    <button type={type} className={joinClasses(styles.chip, adds && styles.adds, className)} {...rest} />
  );
}
