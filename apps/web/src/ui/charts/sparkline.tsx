import styles from './sparkline.module.css';

interface SparklineProps {
  values: readonly number[];
  /** What it shows, in words. */
  label: string;
  /** The last value wants attention. */
  isLit?: boolean;
  /** The last stretch is not whole: it is reached by a dotted line. */
  isPartial?: boolean;
}

const width = 88;
const height = 24;
const edge = 3;

/** The course of a number, as small as a word. */
export function Sparkline({ values, label, isLit = false, isPartial = false }: SparklineProps) {
  const most = Math.max(1, ...values);
  const step = values.length > 1 ? (width - 2 * edge) / (values.length - 1) : 0;
  const spots = values.map(
    (value, at) =>
      `${(edge + at * step).toFixed(1)} ${(height - edge - (value / most) * (height - 2 * edge)).toFixed(1)}`,
  );
  const whole = isPartial ? spots.slice(0, -1) : spots;
  const last = spots.at(-1)?.split(' ');
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {whole.length > 1 && <path className={styles.line} d={`M${whole.join('L')}`} />}
      {isPartial && spots.length > 1 && (
        <path className={`${styles.line} ${styles.partial}`} d={`M${spots.slice(-2).join('L')}`} />
      )}
      {last && (
        <circle className={isLit ? styles.lit : styles.end} cx={last[0]} cy={last[1]} r={isLit ? 4 : 2.2} />
      )}
    </svg>
  );
}
