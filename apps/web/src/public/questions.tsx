import { Icon } from '../ui/icon.tsx';
import { words } from './public.words.ts';
import styles from './questions.module.css';

/** What people ask before they register. */
export function Questions() {
  return (
    <section className={styles.section}>
      <h2 className="display d48">{words.questions.head}</h2>
      <div>
        {words.questions.list.map(({ q, a }) => (
          <details key={q} className={styles.question}>
            <summary>
              <span>{q}</span>
              <Icon name="plus" />
            </summary>
            <p>{a}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
