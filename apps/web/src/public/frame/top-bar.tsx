import { paths, signupFrom } from '../../lib/paths.ts';
import { ButtonAnchor } from '../../ui/inputs/button-anchor.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { words } from '../public.words.ts';
import { SiteMenus } from './site-menus.tsx';
import { menuMark } from './start-menus.ts';
import styles from './top-bar.module.css';

/** The top of every public page. Below 992 px the menus fold into one that covers the page. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <a className={styles.logo} href={paths.home} aria-label="Earshot, home">
        <Logo />
      </a>
      <nav className={`only-wide ${styles.wide}`} aria-label={words.frame.site}>
        <SiteMenus group="site-menu" />
        <a className={styles.link} href={paths.pricing}>
          {words.frame.pricing}
        </a>
      </nav>
      <span className="grow" />
      <a className={`only-wide ${styles.link}`} href={paths.login}>
        {words.login}
      </a>
      <ButtonAnchor variant="ink" href={signupFrom('top-bar')}>
        {words.register}
      </ButtonAnchor>
      <details className={`only-narrow ${styles.folded}`} {...menuMark}>
        <summary aria-label={words.frame.menu}>
          <Icon name="menu" size="l" />
        </summary>
        <nav className={styles.sheet} aria-label={words.frame.site}>
          <SiteMenus group="site-menu-folded" />
          <a className={styles.line} href={paths.pricing}>
            {words.frame.pricing}
          </a>
          <a className={styles.line} href={paths.login}>
            {words.login}
          </a>
        </nav>
      </details>
    </header>
  );
}
