import { formatShare } from '../../lib/format.ts';
import type { ChartTone } from '../charts/chart-data.ts';
import styles from './share-bar.module.css';

/** How a whole is made up, as a bar as small as a word. */
export function ShareBar({ parts }: { parts: readonly { label: string; count: number; tone: ChartTone }[] }) {
  const whole = parts.reduce((sum, { count }) => sum + count, 0);
  if (whole === 0) return <span className="mut">none</span>;
  const words = parts.map(({ label, count }) => `${label} ${formatShare(count / whole)}`).join(', ');
  return (
    <span className={styles.bar} role="img" aria-label={words} title={words}>
      {parts.map(({ label, count, tone }) => (
        <i key={label} style={{ width: `${(100 * count) / whole}%`, background: `var(--${tone})` }} />
      ))}
    </span>
  );
}
