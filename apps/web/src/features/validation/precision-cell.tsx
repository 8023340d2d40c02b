import type { MeasuredQuality } from '@earshot/contracts/validation';
import { formatShare } from '../../lib/format.ts';
import { reportWords } from './validation.words.ts';
import styles from './quality-report.module.css';

/** A share with the range that it may lie in. */
export function PrecisionCell({ quality: { precision } }: { quality: MeasuredQuality }) {
  if (!precision) return <span className="mut">{reportWords.notEnough}</span>;
  const { share, low, high } = precision;
  return (
    <span className={styles.precision}>
      <b className="b">{formatShare(share)}</b>
      <span className={styles.scale} aria-hidden="true">
        <i style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
        <b style={{ left: `${100 * share}%` }} />
      </span>
      <span className="xs mut nw">{reportWords.range(low, high)}</span>
    </span>
  );
}
