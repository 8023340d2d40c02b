import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** One line below the title. */
  lead?: ReactNode;
  /** Above the title: where this page belongs. */
  trail?: ReactNode;
  /** Right of the title. */
  actions?: ReactNode;
}

/** The head of a screen. */
export function PageHead({ title, lead, trail, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {trail && <div className={styles.trail}>{trail}</div>}
        <h1 className="display d36">{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className="row wrap">{actions}</div>}
    </div>
  );
}
