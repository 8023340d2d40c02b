import { paths, signupFrom } from '../../lib/paths.ts';
import { Logo } from '../../ui/page/logo.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { words } from '../public.words.ts';
import { siteFacts } from '../site-facts.ts';
import { footLists } from './foot-lists.ts';
import styles from './public-footer.module.css';

/** The foot of the public pages: only links to what exists. */
export function PublicFooter() {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>{words.foot.line}</p>
          <ContactButton className={styles.contact} />
          <a className={styles.register} href={signupFrom('footer')}>
            {words.register}
          </a>
        </div>
        {footLists.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="h">{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label={words.foot.elsewhere}>
          <h2 className="h">{words.foot.elsewhere}</h2>
          <ul>
            <li>
              <a href="/company/blog/feed.xml">{words.foot.feed}</a>
            </li>
            <li>
              <a href="/docs/api">{words.foot.reference}</a>
            </li>
          </ul>
          <ul className={styles.social} dangerouslySetInnerHTML={{ __html: siteFacts.socialLinksHtml }} />
        </nav>
      </div>
      <p className={styles.end}>
        {words.foot.hosts} <a href={paths.about}>{siteFacts.operatorName}</a>
      </p>
    </>
  );
}
