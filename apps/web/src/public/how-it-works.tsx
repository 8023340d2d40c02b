import type { ReactNode } from 'react';
import { SimilarityLabel } from '../ui/similarity-label.tsx';
import { CountPreview } from './count-preview.tsx';
import { ImportPreview } from './import-preview.tsx';
import { words } from './public.words.ts';
import styles from './how-it-works.module.css';

const pictures: ReactNode[] = [
  <ImportPreview key="import" />,
  <BandPreview key="bands" />,
  <CountPreview key="count" />,
];

/** What one does with the product, step by step, each with a picture of it. */
export function HowItWorks() {
  return (
    <section className={styles.section}>
      <h2 className={`display d64 ${styles.head}`}>{words.how.head}</h2>
      <ol className={styles.steps}>
        {words.how.steps.map(({ title, text }, at) => (
          <li key={title} className={styles.step}>
            <div>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <div className={styles.picture}>{pictures[at]}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How near is near: the three bands of the similarity score. */
function BandPreview() {
  return (
    <dl className={`card ${styles.bands}`}>
      {words.bands.map(({ score, means }) => (
        <div key={score}>
          <dt>
            <SimilarityLabel score={score} />
          </dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
