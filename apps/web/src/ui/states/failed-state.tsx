import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from '../inputs/button.tsx';
import { Icon } from '../page/icon.tsx';
import { whatAndWhy } from './what-and-why.ts';
import styles from './failed-state.module.css';

interface FailedStateProps {
  /** What did not work, such as "The members did not load". */
  what: string;
  /** Why, as a sentence. */
  why: string;
  onRetry?: () => void;
  /** Another way out, beside "Try again". */
  children?: ReactNode;
}

/** What happened, what to do, try again. */
export function FailedState({ what, why, onRetry, children }: FailedStateProps) {
  return (
    <div className={styles.failed}>
      <Alert meaning="bad">{whatAndWhy(what, why)}</Alert>
      <div className="row wrap">
        {onRetry && (
          <Button size="sm" onClick={onRetry}>
            <Icon name="refresh" size="s" />
            Try again
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
