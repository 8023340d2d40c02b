import { useEffect, type ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';
import { startFrame } from './start-frame.ts';
import { TopBar } from './top-bar.tsx';
import styles from './public-frame.module.css';

interface PublicFrameProps {
  children: ReactNode;
  /** The page sets its own width, for bands that run from edge to edge. */
  isWide?: boolean;
}

/** Top bar and footer of the public pages. */
export function PublicFrame({ children, isWide = false }: PublicFrameProps) {
  // A page that was built as HTML is not run by React: its entry starts the frame.
  useEffect(startFrame, []);
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className={isWide ? styles.main : `${styles.width} ${styles.main}`}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div className={styles.width}>
          <PublicFooter />
        </div>
      </footer>
    </div>
  );
}

/** As wide as the text of public pages. */
export const pageWidth = styles.width;
