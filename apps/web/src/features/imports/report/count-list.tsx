import type { ImportCounts } from '@earshot/contracts/imports';
import { formatCount } from '../../../lib/format.ts';
import { dryRunWords } from '../imports.words.ts';
import styles from './count-list.module.css';

const order = ['create', 'update', 'same', 'copies', 'reject'] as const;

interface CountListProps {
  counts: ImportCounts;
  /** What the counts are called, where it is not what would happen. */
  words?: Partial<Record<(typeof order)[number], string>>;
}

/** What becomes of the rows of a file, in figures. */
export function CountList({ counts, words }: CountListProps) {
  return (
    <dl className={styles.counts}>
      {order.map((name) => (
        <div key={name} className={name === 'reject' && counts.reject > 0 ? styles.bad : undefined}>
          <dt>{words?.[name] ?? dryRunWords[name]}</dt>
          <dd>
            {name === 'reject' && counts.reject > 0 ? (
              <a href="#rejected">{formatCount(counts.reject)}</a>
            ) : (
              formatCount(counts[name])
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
