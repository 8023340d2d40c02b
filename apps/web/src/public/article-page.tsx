import type { ReactNode } from 'react';
import { PublicFrame } from './frame/public-frame.tsx';
import styles from './article-page.module.css';

interface ArticlePageProps {
  head: string;
  /** A line above the headline: where the page belongs. */
  trail: string;
  lede?: ReactNode;
  children: ReactNode;
}

/** A page to be read from top to bottom. */
export function ArticlePage({ head, trail, lede, children }: ArticlePageProps) {
  return (
    <PublicFrame>
      <header className={styles.head}>
        <p className={styles.trail}>{trail}</p>
        <h1 className="display d64">{head}</h1>
        {lede !== undefined && <p className={`lede ${styles.lede}`}>{lede}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </PublicFrame>
  );
}
