import { Icon } from '../../ui/page/icon.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './finding-preview.module.css';

/** One finding of a market report with one of its sources opened, on invented products. */
export function FindingPreview() {
  return (
    <figure className={styles.peek}>
      <div>
        <p className={`xs mut ${styles.head}`}>
          <span>From a demo report on Marrowby, an invented product</span>
          <span>Finding 1 of 5</span>
        </p>
        <p className="display d28">Offline work is the top request, and two competitors already sell it.</p>
        <p className={`prose ${styles.text}`}>
          Offline work is named in <span className={styles.figure}>38 of 214</span> public reviews since May{' '}
          <b className={styles.cited}>1</b> and on the feature pages of Crewlark and Tallowbee{' '}
          <b className={styles.cite}>4</b> <b className={styles.cite}>6</b>. On the 8 Marrowby pages we read
          it is not mentioned.
        </p>
      </div>
      <div className={styles.source}>
        <p className={styles.head}>
          <b className="b sm">Source 1, opened</b>
          <Tag meaning="good">
            <Icon name="check" size="xs" />
            Quote found in the page
          </Tag>
        </p>
        <blockquote className="prose">
          “Third time this month the notes I typed in a cellar were gone.{' '}
          <mark>The other app just keeps them until I have signal again.</mark>”
        </blockquote>
        <p className="xs mut">
          App store review, 2 of 5 stars, 6 November 2026. Read on 20 November at 14:02.
        </p>
      </div>
    </figure>
  );
}
