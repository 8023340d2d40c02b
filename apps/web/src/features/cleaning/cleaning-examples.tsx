import type { CleaningExample } from '@earshot/contracts/cleaning';
import { Link } from 'react-router';
import { itemPath } from '../../lib/feedback-paths.ts';
import { cleaningWords } from './cleaning.words.ts';
import styles from './cleaning.module.css';

/** Items before and after, side by side. */
export function CleaningExamples({ examples }: { examples: readonly CleaningExample[] }) {
  if (examples.length === 0) return null;
  return (
    <div className="col g2">
      <h3 className="b">{cleaningWords.examples}</h3>
      <ul className={styles.examples}>
        {examples.map(({ review_id: id, before, after }) => (
          <li key={id}>
            <div className={styles.pair}>
              <div>
                <p className="sm mut">{cleaningWords.before}</p>
                <p className={styles.words}>{before}</p>
              </div>
              <div>
                <p className="sm mut">{cleaningWords.after}</p>
                <p className={styles.words}>
                  {after === '' ? <span className="mut">{cleaningWords.noWords}</span> : after}
                </p>
              </div>
            </div>
            <Link className="sm" to={itemPath(id)}>
              {cleaningWords.open}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
