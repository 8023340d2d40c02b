import { useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/page/icon.tsx';
import styles from './folded-row.module.css';

interface FoldedRowProps {
  title: string;
  /** Its state, or what is in it, in a few words. */
  says: string;
  /** It needs a decision, and is open from the beginning. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** A part of a screen behind one line. */
export function FoldedRow({ title, says, isUrgent = false, children }: FoldedRowProps) {
  // What was open stays open once the decision was made.
  const [isOpenAtFirst] = useState(isUrgent);
  return (
    <details className={styles.row} open={isOpenAtFirst || undefined}>
      <summary>
        <h2 className="h">{title}</h2>
        <span className={isUrgent ? styles.urgent : 'sm sec'}>{says}</span>
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
