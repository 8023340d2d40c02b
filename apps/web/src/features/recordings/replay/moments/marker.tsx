import type { MarkerShape } from './moment-looks.ts';
import styles from './marker.module.css';

/** How a kind of moment is drawn on the timeline, in the legend and beside its row. */
export function Marker({ shape }: { shape: MarkerShape }) {
  return <i className={`${styles.marker} ${styles[shape]}`} aria-hidden="true" />;
}
