import { Link } from 'react-router';
import { formatCount, formatCounted, formatShare } from '../../lib/format.ts';
import styles from '../text/number-link.module.css';

interface ShareLinkProps {
  label: string;
  /** How many items of the whole. */
  part: number;
  whole: number;
  /** Where the part is listed. */
  to: string;
}

/** A share of items, which opens the part and says what it is of. */
export function ShareLink({ label, part, whole, to }: ShareLinkProps) {
  const share = part / Math.max(1, whole);
  const of = `${formatCount(part)} of ${formatCounted(whole, 'item')}`;
  return (
    <Link
      className={`mut ${styles.number}`}
      to={to}
      aria-label={`${label}: ${formatShare(share)}, ${of}`}
      title={of}
      data-measure="share"
      data-unit="items"
      data-value={share}
    >
      {formatShare(share)}
    </Link>
  );
}
