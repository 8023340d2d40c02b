import { Icon } from '../ui/page/icon.tsx';
import type { Question } from './head/structured-data.ts';
import styles from './questions.module.css';

interface QuestionListProps {
  head: string;
  list: readonly Question[];
}

/** What people ask before they decide. The answers are there without any script. */
export function QuestionList({ head, list }: QuestionListProps) {
  return (
    <section className={styles.section}>
      <h2 className="display d48">{head}</h2>
      <div>
        {list.map(({ q, a }) => (
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
