import type { ReactNode } from 'react';
import styles from './kbd.module.css';

/** A key to press; left out where there is no keyboard to speak of. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
