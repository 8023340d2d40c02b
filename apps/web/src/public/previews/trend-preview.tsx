import { Icon } from '../../ui/page/icon.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './trend-preview.module.css';

/** A measure before and after a release, with the range that was expected; invented data. */
export function TrendPreview() {
  return (
    <figure className="card padl">
      <div className={styles.head}>
        <div>
          <b className="h">Items about lost notes per week</b>
          <p className="xs mut">Before: 27 a week. After: 6. Expected: 21 to 34</p>
        </div>
        <Tag meaning="good">
          <Icon name="check" size="xs" />
          Significant decrease
        </Tag>
      </div>
      <div className={styles.plot}>
        <svg
          viewBox="0 0 1000 150"
          preserveAspectRatio="none"
          role="img"
          aria-label="Twelve weeks: 26 to 31 items a week until release 4.3, then a fall to 6 a week and below, below the expected range."
        >
          {[0, 50, 100, 150].map((y) => (
            <line key={y} className={styles.grid} x1="0" x2="1000" y1={y} y2={y} />
          ))}
          <path className={styles.range} d="M0 18L455 12L1000 20V74L455 70L0 72Z" />
          <line className={styles.release} x1="500" x2="500" y1="0" y2="150" />
          <path
            className={styles.line}
            d="M0 51L91 40L182 36L273 26L364 30L455 24L546 98L636 120L727 123L818 126L909 125L1000 124"
          />
        </svg>
        <span className={styles.pin}>Release 4.3</span>
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>−6 weeks</span>
        <span>−3</span>
        <span>Release</span>
        <span>+3</span>
        <span>+6 weeks</span>
      </p>
    </figure>
  );
}
