import { Icon } from '../page/icon.tsx';
import styles from './steps.module.css';

/** Where one is in a piece of work of several steps; `current` counts from 0. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={at === current ? styles.on : at < current ? styles.done : undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <b>{at + 1}</b>
          <span className={styles.name}>{step}</span>
          {at < current && (
            <>
              <Icon name="check" size="s" />
              <span className="vh">done</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
