import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  title: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Said when there are none. */
  empty?: string;
}

/** Names and values under an ink rule. */
export function FactList({ title, facts, empty }: FactListProps) {
  return (
    <section>
      <h2 className="h rule-head">{title}</h2>
      {facts.length ? (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={`sm mut ${styles.empty}`}>{empty}</p>
      )}
    </section>
  );
}
