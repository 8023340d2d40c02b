import { Icon } from '../../ui/page/icon.tsx';
import { siteFacts } from '../site-facts.ts';
import type { SiteMenu } from '../site-menu.ts';
import styles from './site-menu.module.css';

/** What a menu of the top bar opens: its links by category, the operator's video where one is set, and a link at the foot. */
export function SiteMenuPanel({ menu }: { menu: SiteMenu }) {
  return (
    <div className={styles.panel}>
      <div className={styles.categories}>
        {menu.categories.map(({ title, links }) => (
          <div key={title}>
            <p className={styles.category}>{title}</p>
            <ul>
              {links.map(({ label, text, to }) => (
                <li key={to + label}>
                  <a className={styles.entry} href={to}>
                    <span className="b">{label}</span>
                    <span className="sm sec">{text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {menu.hasVideo && (
          <div className={styles.video} dangerouslySetInnerHTML={{ __html: siteFacts.menuVideoHtml }} />
        )}
      </div>
      <a className={styles.foot} href={menu.foot.to}>
        {menu.foot.label}
        <Icon name="arrowRight" size="xs" />
      </a>
    </div>
  );
}
