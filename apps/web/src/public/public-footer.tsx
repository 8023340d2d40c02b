import { Link } from 'react-router';
import { paths, signupFrom } from '../lib/paths.ts';
import { Logo } from '../ui/logo.tsx';
import { words } from './public.words.ts';
import styles from './public-footer.module.css';

/** Links at the foot of the public pages: only to what exists. */
export function PublicFooter() {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>{words.foot.line}</p>
        </div>
        <nav aria-label={words.foot.product}>
          <h2 className="h">{words.foot.product}</h2>
          <ul>
            <li>
              <Link to={paths.home}>Earshot</Link>
            </li>
            <li>
              <a href="/docs/api">{words.foot.reference}</a>
            </li>
          </ul>
        </nav>
        <nav aria-label={words.foot.account}>
          <h2 className="h">{words.foot.account}</h2>
          <ul>
            <li>
              <Link to={paths.login}>{words.login}</Link>
            </li>
            <li>
              <Link to={signupFrom('footer')}>{words.register}</Link>
            </li>
          </ul>
        </nav>
      </div>
      <p className={styles.end}>{words.foot.hosts}</p>
    </>
  );
}
