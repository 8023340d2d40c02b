import type { ReactNode } from 'react';
import styles from './dialog-foot.module.css';

/** The buttons at the end of a dialog or form: they stay in sight where the window is lower than what is above them. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
