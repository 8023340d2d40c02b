import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { setUpWords as words } from './set-up-check.words.ts';
import styles from './first-step.module.css';

interface SetUpCheckProps {
  title: string;
  /** From 1. */
  place: number;
  isDone: boolean;
  /** The first that does not work yet. */
  isNext: boolean;
  children: ReactNode;
  to: string;
  action: string;
}

/** One check: whether it works, since when, and the way on. */
export function SetUpCheck({ title, place, isDone, isNext, children, to, action }: SetUpCheckProps) {
  return (
    <li className={isNext ? `${styles.step} ${styles.current}` : styles.step}>
      <div className={styles.row}>
        <span className={isDone ? `${styles.place} ${styles.done}` : styles.place}>
          {isDone ? <Icon name="check" /> : place}
        </span>
        <div className={styles.words} role="status">
          <h2 className="h">
            {title}
            <span className="vh"> ({isDone ? words.works : words.waits})</span>
          </h2>
          <p className="sec">{children}</p>
        </div>
        <ButtonLink variant={isNext ? 'mark' : 'default'} size="sm" to={to}>
          {action}
        </ButtonLink>
      </div>
    </li>
  );
}
