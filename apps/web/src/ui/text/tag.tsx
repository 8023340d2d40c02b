import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagMeaning = 'plain' | 'outline' | 'mark' | 'good' | 'bad' | 'warn' | 'info';

/** A short word about a thing; its colour has a meaning. */
export function Tag({ meaning = 'plain', children }: { meaning?: TagMeaning; children: ReactNode }) {
  return (
    <span className={meaning === 'plain' ? styles.tag : `${styles.tag} ${styles[meaning]}`}>{children}</span>
  );
}
