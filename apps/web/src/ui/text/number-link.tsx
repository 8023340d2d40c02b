import { Link } from 'react-router';
import { formatCount } from '../../lib/format.ts';
import styles from './number-link.module.css';

/** A number that opens exactly the items behind it. */
export function NumberLink({ value, to, label }: { value: number; to: string; label?: string }) {
  return (
    <Link className={styles.number} to={to} aria-label={label}>
      {formatCount(value)}
    </Link>
  );
}
