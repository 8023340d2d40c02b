import { Icon } from '../../ui/page/icon.tsx';
import { siteMenus } from '../site-menu.ts';
import { SiteMenuPanel } from './site-menu-panel.tsx';
import { menuMark } from './start-menus.ts';
import styles from './site-menu.module.css';

/** The dropdown menus: `details`, of which one of a group is open. */
export function SiteMenus({ group }: { group: string }) {
  return (
    <div className={styles.menus}>
      {siteMenus.map((menu) => (
        <details key={menu.label} name={group} className={styles.menu} {...menuMark}>
          <summary className={styles.name}>
            {menu.label}
            <Icon name="chevronDown" size="xs" />
          </summary>
          <SiteMenuPanel menu={menu} />
        </details>
      ))}
    </div>
  );
}
