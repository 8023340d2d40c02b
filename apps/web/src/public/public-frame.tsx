import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths, signupFrom } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './public-frame.module.css';

/** Top bar and footer of the public pages. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={`${styles.width} ${styles.bar}`}>
        <Link className={styles.logo} to={paths.home} aria-label="Earshot, home">
          <Logo />
        </Link>
        <span className="grow" />
        <Link className={styles.link} to={paths.login}>
          Login
        </Link>
        <ButtonLink variant="ink" to={signupFrom('top-bar')}>
          Register for free
        </ButtonLink>
      </header>
      <main className={`${styles.width} ${styles.main}`}>{children}</main>
      <footer className={styles.foot}>
        <div className={styles.width}>
          <p>Earshot sets no third-party cookies and loads nothing from other hosts.</p>
        </div>
      </footer>
    </div>
  );
}
