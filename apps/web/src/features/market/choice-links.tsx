import { Link } from 'react-router';
import { formatCount } from '../../lib/format.ts';
import styles from './market-report.module.css';

export interface Choice {
  label: string;
  count: number;
  to: string;
  isChosen: boolean;
}

/** Choices of one filter, each a link to what its number counts. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className={styles.choices} aria-label={label}>
      <span className={styles.choicesOf}>{label}</span>
      {choices.map(({ label: name, count, to, isChosen }) =>
        count === 0 && !isChosen ? (
          <span key={name} className={styles.noChoice}>
            {name} <span>0</span>
          </span>
        ) : (
          <Link key={name} to={to} replace aria-current={isChosen ? 'true' : undefined}>
            {name} <span>{formatCount(count)}</span>
          </Link>
        ),
      )}
    </nav>
  );
}
