import { preferences } from '@earshot/contracts/preferences';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { startPath } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { screenAt } from '../screens.ts';
import { menuGroups, settingsItem, shownGroups, type MenuGroup, menuPathOf } from './menu-entries.ts';
import styles from './left-menu.module.css';

/** The main menu: what is built, and the workspace's own reports and boards. */
export function LeftMenu() {
  const { data } = useQuery({
    queryKey: ['preferences', 'left_menu'],
    queryFn: ({ signal }) => send(preferences.getLeftMenu, {}, signal),
  });
  const own: MenuGroup[] = [
    group(
      'AI reports',
      'file',
      (data?.ai_reports ?? []).map(({ id, name }) => [name, `/feedback/ai_report?report_id=${id}`]),
    ),
    group(
      'Roadmaps',
      'board',
      (data?.user_boards ?? []).map(({ id, title }) => [title, `/roadmap/board?id=${id}`]),
    ),
  ].filter(({ items }) => items.length > 0);
  const { pathname, search } = useLocation();
  const here = (path: string) =>
    path.includes('?') ? path === pathname + search : path === menuPathOf(pathname);
  return (
    <>
      <Link className={styles.logo} to={startPath} aria-label="Earshot, start">
        <Logo />
      </Link>
      {[...shownGroups(menuGroups, (path) => screenAt(path) !== undefined), ...own].map((shown) => (
        <div key={shown.label} className={styles.group}>
          {shown.label && <div className={styles.label}>{shown.label}</div>}
          {shown.items.map((item) => (
            <MenuLink key={item.path} {...item} on={here(item.path)} />
          ))}
        </div>
      ))}
      <div className={styles.foot}>
        <MenuLink {...settingsItem} on={here(settingsItem.path)} />
      </div>
    </>
  );
}

function group(label: string, icon: IconName, entries: [label: string, path: string][]): MenuGroup {
  return { label, items: entries.map(([name, path]) => ({ label: name, path, icon })) };
}

function MenuLink({ label, path, icon, on }: { label: string; path: string; icon: IconName; on: boolean }) {
  return (
    <Link
      className={on ? `${styles.link} ${styles.on}` : styles.link}
      to={path}
      aria-current={on ? 'page' : undefined}
    >
      <Icon name={icon} size="s" />
      <span>{label}</span>
    </Link>
  );
}
