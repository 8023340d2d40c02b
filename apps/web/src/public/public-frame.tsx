import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths, signupFrom } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Logo } from '../ui/logo.tsx';
import { PublicFooter } from './public-footer.tsx';
import { words } from './public.words.ts';
import styles from './public-frame.module.css';

/** Top bar and footer of the public pages. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header className={`${styles.width} ${styles.bar}`}>
        <Link className={styles.logo} to={paths.home} aria-label="Earshot, home">
          <Logo />
        </Link>
        <span className="grow" />
        <Link className={styles.link} to={paths.login}>
          {words.login}
        </Link>
        <ButtonLink variant="ink" to={signupFrom('top-bar')}>
          {words.register}
        </ButtonLink>
      </header>
      <main id="main" tabIndex={-1} className={`${styles.width} ${styles.main}`}>
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
