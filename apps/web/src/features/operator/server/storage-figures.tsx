import type { ReactNode } from 'react';
import styles from './storage-figures.module.css';

export interface StorageFigure {
  name: string;
  value: ReactNode;
  note?: string;
}

/** Sizes side by side. */
export function StorageFigures({ figures }: { figures: readonly StorageFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name} className="card">
          <dt>{name}</dt>
          <dd className="display d28">{value}</dd>
          {note && <dd className="xs mut">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
