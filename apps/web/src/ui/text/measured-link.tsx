import { Link } from 'react-router';
import styles from './number-link.module.css';

interface MeasuredLinkProps {
  /** What was measured, which is told to programs as well as to people. */
  figure: { measure: string; unit: string; value: number | null };
  shown: string;
  /** How many of how many a ratio is; null for other figures. */
  whole: string | null;
  to: string;
  /** What is heard of it, from all that it says. */
  says: (all: string) => string;
}

/** A measured value that opens what is behind it. */
export function MeasuredLink({ figure, shown, whole, to, says }: MeasuredLinkProps) {
  return (
    <Link
      className={styles.number}
      to={to}
      aria-label={says(whole === null ? shown : `${shown}, ${whole}`)}
      title={whole ?? undefined}
      data-measure={figure.measure}
      data-unit={figure.unit}
      data-value={figure.value}
    >
      {shown}
    </Link>
  );
}
