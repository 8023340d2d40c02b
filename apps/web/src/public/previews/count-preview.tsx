import { formatCount } from '../../lib/format.ts';
import { words } from '../public.words.ts';
import styles from './count-preview.module.css';

/** Counts by source, as the filters show them. */
export function CountPreview() {
  const { head, rows, total } = words.countCard;
  return (
    <div className={`card ${styles.card}`}>
      <div className="hd">
        <b className="h grow">{head}</b>
        <span className="sm mut nw">{total}</span>
      </div>
      <ul className={styles.rows}>
        {rows.map(([source, count, share]) => (
          <li key={source}>
            <span>{source}</span>
            <span className={styles.bar}>
              <i style={{ width: `${share}%` }} />
            </span>
            <span className={styles.count}>{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
