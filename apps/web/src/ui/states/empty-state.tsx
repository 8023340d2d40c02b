import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Nothing here yet: one sentence, and the one action that fills the place. */
export function EmptyState({ sentence, action }: { sentence: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className="prose">{sentence}</p>
      {action}
    </div>
  );
}
